import { spawn } from "node:child_process";
import { freePort } from "../../scripts/free-port.mjs";
import { TOOL_ENVIRONMENT } from "../../scripts/tool-environment.mjs";

export async function ports(port) {
  return ["--port", String(port), "--inspector-port", String(await freePort())];
}

/** Starts a server and waits until it answers. */
export async function start(command, args, port) {
  const child = spawn(command, args, { env: { ...TOOL_ENVIRONMENT, CI: "true" }, stdio: "ignore" });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const origin = `http://localhost:${port}`;
  while ((await fetch(origin).catch(() => null)) === null) {
    if (child.exitCode !== null) throw new Error(`${command} ended with status ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    origin,
    pid: child.pid,
    stop: () => {
      child.kill("SIGTERM");
      return gone;
    },
  };
}
