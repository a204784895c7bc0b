import { spawn } from "node:child_process";
import { TOOL_ENVIRONMENT } from "./tool-environment.mjs";

const SIGNALS = ["SIGINT", "SIGTERM"];

/** The exit status of a command that was ended because it said nothing any more, as `timeout` has it. */
export const STOOD_STILL = 124;

/**
 * Runs a command in the project's folder with its output shown, and gives its exit status. npm scripts find the
 * project's own Node.js first, so tools are always started through `npm run` or `npx`. `onOutput` gets what would have
 * been shown. With `isGroup` a signal reaches all that the command has started: npm and shells keep it to themselves. A
 * group whose output is heard is ended with status `STOOD_STILL` when it has said nothing for `silenceMs`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, onOutput?: (text: string) => void, isGroup?: boolean,
 *   silenceMs?: number }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, quiet = false, onOutput, isGroup = false, silenceMs } = {}) {
  const isOwnGroup = isGroup && process.platform !== "win32";
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...TOOL_ENVIRONMENT, ...env },
      stdio: stdioFor(quiet, onOutput !== undefined),
      shell: process.platform === "win32",
      detached: isOwnGroup,
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", onOutput);
    const forward = (signal) => (isOwnGroup ? process.kill(-child.pid, signal) : child.kill(signal));
    let stoodStill = false;
    const watch = watchSilence([child.stdout, child.stderr], silenceMs, () => {
      stoodStill = true;
      forward("SIGKILL");
    });
    child.on("error", (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
    for (const signal of SIGNALS) process.once(signal, forward);
    child.on("close", (status, signal) => {
      for (const each of SIGNALS) process.off(each, forward);
      clearTimeout(watch);
      if (stoodStill) return resolve(STOOD_STILL);
      resolve(signal === null ? (status ?? 1) : 128);
    });
  });
}

/** A timer that calls `onSilence` when the streams say nothing for so long, or nothing without a length. */
function watchSilence(streams, silenceMs, onSilence) {
  if (silenceMs === undefined) return undefined;
  const timer = setTimeout(onSilence, silenceMs);
  for (const stream of streams) stream.on("data", () => timer.refresh());
  return timer;
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
