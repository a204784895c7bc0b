import { existsSync } from "node:fs";
import { run } from "./run.mjs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Where a Chromium is on this machine: `CHROMIUM_PATH`, or one of the usual places. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path !== undefined && existsSync(path));
}

/** Installs Debian's Chromium for the browser tests where there is none. Needs apt and root; says so where it can't. */
export async function provideChromium() {
  if (findChromium() !== undefined) return;
  console.info("Installing Chromium for the browser tests ...");
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { quiet: true });
  if (findChromium() !== undefined) return;
  console.error("The browser tests need Chromium: install it, or name its path in CHROMIUM_PATH.");
  process.exit(1);
}
