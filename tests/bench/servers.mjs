import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { mustRun } from "../../scripts/run.mjs";
import { TOOL_ENVIRONMENT } from "../../scripts/tool-environment.mjs";
import { loadTypeScript } from "../../scripts/typescript.mjs";

/** How many joined cases the answers are written into: two parties with seven questions each. */
const JOINED_CASES = 60;

/** The product as `npm start` serves it, on a database with cases to read and to answer. */
export async function startProductServer(state) {
  await mustRun("npm", ["run", "--silent", "db:migrate", "--", "--persist-to", state], { quiet: true });
  const cases = await seedCases(state);
  const port = await freePort();
  const server = await start("node", ["scripts/serve.mjs", "--persist-to", state, ...(await ports(port))], port);
  return { ...server, ...cases };
}

/** A bare Hono and Remix Worker with one table. */
export async function startBareServer(state) {
  const port = await freePort();
  const args = ["dev", "-c", "tests/bench/wrangler.toml", "--local", "--show-interactive-dev-session=false"];
  const server = await start("wrangler", [...args, "--persist-to", state, ...(await ports(port))], port);
  await fetch(`${server.origin}/set-up`, { method: "POST" });
  return server;
}

async function seedCases(state) {
  const { getPlatformProxy } = await import("wrangler");
  const { openCourt } = await loadTypeScript("tests/support/court.ts");
  const { aDecidedCase, aJoinedCase } = await loadTypeScript("tests/support/factories.ts");
  const { env, dispose } = await getPlatformProxy({
    configPath: "scripts/seed.toml",
    persist: { path: join(state, "v3") },
  });
  const court = openCourt(env.DB);
  const decided = await aDecidedCase(court);
  const joined = [];
  for (let index = 0; index < JOINED_CASES; index++) joined.push(await aJoinedCase(court));
  await dispose();
  return { decided, joined };
}

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

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
