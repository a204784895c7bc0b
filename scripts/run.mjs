import { spawn } from "node:child_process";
import { TOOL_ENVIRONMENT } from "./tool-environment.mjs";

const SIGNALS = ["SIGINT", "SIGTERM"];

/**
 * Runs a command in the project's folder with its output shown, and gives its exit status. npm scripts find the
 * project's own Node.js first, so tools are always started through `npm run` or `npx`. `onOutput` gets what would have
 * been shown. With `isGroup` a signal reaches all that the command has started: npm and shells keep it to themselves.
 */
export function run(command, args, { env = {}, quiet = false, onOutput, isGroup = false } = {}) {
  const isOwnGroup = isGroup && process.platform !== "win32";
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...TOOL_ENVIRONMENT, ...env },
      stdio: stdioFor(quiet, onOutput !== undefined),
      shell: process.platform === "win32",
      detached: isOwnGroup,
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", onOutput);
    child.on("error", (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
    const forward = (signal) => (isOwnGroup ? process.kill(-child.pid, signal) : child.kill(signal));
    for (const signal of SIGNALS) process.once(signal, forward);
    child.on("close", (status, signal) => {
      for (const each of SIGNALS) process.off(each, forward);
      resolve(signal === null ? (status ?? 1) : 128);
    });
  });
}

function stdioFor(isQuiet, isHeard) {
  if (isHeard) return ["ignore", "pipe", "pipe"];
  return isQuiet ? ["ignore", "ignore", "inherit"] : "inherit";
}

/** Like `run`, but ends the program with a sentence when the command fails. */
export async function mustRun(command, args, options) {
  const status = await run(command, args, options);
  if (status === 0) return;
  console.error(`\`${command} ${args.join(" ")}\` failed with status ${status}.`);
  process.exit(status);
}
