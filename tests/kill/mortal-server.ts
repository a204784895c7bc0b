import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { TOOL_ENVIRONMENT } from "../../scripts/tool-environment.mjs";
import { promised } from "../support/promised";

/** So long a server may take to answer after its start, in milliseconds. */
const START_MAX_MS = 60_000;

/** How long it is waited until nothing of a killed server lives, in milliseconds. */
const GONE_WITHIN_MS = 2_000;

/** How many of its faults are shown. */
const FAULTS_SHOWN = 3;

/** A server that is killed as a power cut does it, and starts again on what it had stored. */
export interface MortalServer {
  /** `http://host:port` without a slash at its end; the same in all its lives. */
  origin: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  /** What it has logged of its last faults. */
  faults: () => string;
  /** Resolves while the server is there, or as soon as it is again. */
  whenUp: () => Promise<void>;
}

/**
 * The bundled court on a folder of persisted state. It does not run yet. What it pushes goes to a port of this machine.
 */
export async function mortalServer(
  { outdir, files }: { outdir: string; files: string[] },
  state: string,
  pushPort: number,
): Promise<MortalServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let up = promised();
  const logFile = join(state, "court.log");

  async function isAnswering(): Promise<boolean> {
    const response = await fetch(`${origin}/api/sample-profiles`).catch(() => null);
    await response?.arrayBuffer();
    return response?.ok === true;
  }

  return {
    origin,
    faults() {
      const lines = readFileSync(logFile, "utf8").split("\n");
      return lines
        .filter((line) => line.includes('"level":"error"'))
        .slice(-FAULTS_SHOWN)
        .join("\n");
    },
    whenUp: () => up.promise,
    async start() {
      const args = ["tests/kill/server.mjs", outdir, files.join(","), state, String(port), String(pushPort)];
      // A group of its own: the signal that ends it ends workerd in the same moment, and not one after the other.
      const log = openSync(logFile, "a");
      const started = spawn("node", args, { env: TOOL_ENVIRONMENT, detached: true, stdio: ["ignore", log, log] });
      closeSync(log);
      child = started;
      const deadline = Date.now() + START_MAX_MS;
      while (!(await isAnswering())) {
        if (started.exitCode !== null || Date.now() > deadline) throw new Error("The server does not come up.");
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      up.resolve();
    },
    async kill() {
      const killed = child;
      if (killed?.pid === undefined) return;
      up = promised();
      const gone = once(killed, "exit");
      process.kill(-killed.pid, "SIGKILL");
      child = null;
      await gone;
      // workerd dies a moment after the one that is waited for, and holds the database until then.
      const deadline = Date.now() + GONE_WITHIN_MS;
      while (isAlive(killed.pid) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 5));
    },
  };
}

/** Whether anything of a group of processes lives. What is dead and not buried yet holds nothing. */
function isAlive(group: number): boolean {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pgid=,stat="], { encoding: "utf8" });
  return stdout.split("\n").some((line) => {
    const [pgid, condition = ""] = line.trim().split(/\s+/u);
    return Number(pgid) === group && !condition.startsWith("Z");
  });
}
