import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "../../../scripts/free-port.mjs";

const START_TIMEOUT_MS = 180_000;
const END_TIMEOUT_MS = 20_000;

declare module "vitest" {
  interface ProvidedContext {
    /** Where the server under test listens, without a slash at its end. */
    origin: string;
    /** What `npm start` said until the server was open. */
    startOutput: string;
  }
}

/** Starts the whole product as `npm start` does, on a port and a database of its own, for all browser tests. */
export default async function startServer(project: TestProject) {
  const state = mkdtempSync(join(tmpdir(), "pettifog-e2e-"));
  const port = await freePort();
  const server = npm([
    ...["start", "--", "--persist-to", state],
    ...["--port", String(port), "--inspector-port", String(await freePort())],
  ]);
  let output = "";
  const note = (chunk: Buffer) => {
    const text = chunk.toString();
    output = `${output}${text}`.slice(-20_000);
    // A fault on the server explains whatever the browser complains of.
    if (text.includes('"level":"error"')) console.error(text);
  };
  server.stdout?.on("data", note);
  server.stderr?.on("data", note);

  const origin = `http://localhost:${port}`;
  await answers(`${origin}/api/openapi.json`, server, () => output);
  project.provide("origin", origin);
  project.provide("startOutput", output);

  return async () => {
    server.kill("SIGTERM");
    await isGone(origin);
    rmSync(state, { recursive: true, force: true });
  };
}

function npm(args: string[]): ChildProcess {
  // vitest sets NODE_ENV to "test", and with it the build would carry React's development half: not what people get.
  // The explorer is the door by which tests change what is stored.
  const env = { ...process.env, NODE_ENV: "production", CI: "true", X_LOCAL_EXPLORER: "true" };
  return spawn("npm", args, { env, stdio: ["ignore", "pipe", "pipe"] });
}

/** Waits until nobody answers any more: whoever ends `npm start` ends its servers. */
async function isGone(url: string): Promise<void> {
  const deadline = Date.now() + END_TIMEOUT_MS;
  while (await fetch(url).catch(() => null)) {
    if (Date.now() > deadline) throw new Error("The servers outlived the program that was ended.");
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Waits until the server answers, watching that it is still alive. */
async function answers(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) break;
    const response = await fetch(url).catch(() => null);
    if (response?.ok === true && output().includes("Pettifog is open")) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The server did not come up.\n${output()}`);
}
