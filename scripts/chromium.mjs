import { existsSync } from "node:fs";
import { run } from "./run.mjs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Chromium without what is around its pages: the same pages for half the work, but no push service. */
const SHELL = "/usr/bin/chromium-headless-shell";

/** Where a Chromium is on this machine: `CHROMIUM_PATH`, or one of the usual places. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path !== undefined && existsSync(path));
}

/** Where the shell is that shows pages and no more, or a whole Chromium where there is none. */
export function findChromiumShell() {
  return process.env.CHROMIUM_PATH === undefined && existsSync(SHELL) ? SHELL : findChromium();
}

/**
 * Installs Debian's Chromium and its shell for the browser tests where there is none. Needs apt and root; says so where
 * it can't.
 */
export async function provideChromium() {
  if (findChromium() !== undefined) return;
  console.info("Installing Chromium for the browser tests ...");
  await run("apt-get", ["update", "-qq"]);
  // Apart: where there is no package of the shell, the whole browser does.
  for (const name of ["chromium", "chromium-headless-shell"]) {
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { quiet: true });
  }
  if (findChromium() !== undefined) return;
  console.error("The browser tests need Chromium: install it, or name its path in CHROMIUM_PATH.");
  process.exit(1);
}
