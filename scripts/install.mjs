import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mustRun } from "./run.mjs";

const STAMP = "node_modules/.installed-from";
const OLDEST_NODE = 20;

/**
 * Installs the dependencies where they are missing or the lock has changed since. Uses Node's built-ins alone.
 * `install` runs npm with these arguments and ends the program where it fails; `say` tells that this takes a while.
 */
export async function installWhenStale({ install = runNpm, say = console.info } = {}) {
  if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE) {
    console.error(`Pettifog needs Node.js ${OLDEST_NODE} or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock) return;
  say("Installing the dependencies ...");
  // Whoever has NODE_ENV=production set needs the tools that build and serve as well.
  await install(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(STAMP, lock);
}

function runNpm(args) {
  return mustRun("npm", args);
}
