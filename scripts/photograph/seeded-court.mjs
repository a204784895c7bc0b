import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium, provideChromium } from "../chromium.mjs";
import { freePort } from "../free-port.mjs";
import { seedDatabase } from "../seed-database.mjs";

/**
 * Serves the product with people and cases in every state, and hands over whatever `use` makes of it: called with those
 * people and a way to open a browser as one of them. Server and database are gone afterwards.
 */
export async function inSeededCourt(use) {
  await provideChromium();
  const state = mkdtempSync(join(tmpdir(), "pettifog-seeded-"));
  const people = await seedDatabase(state);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const options = ["--persist-to", state, "--port", String(port), "--inspector-port", String(await freePort())];
  // What seeds has said "development" of this process, and with it the build would carry React's development half:
  // twice the bytes and the work of what people get, and warnings that nobody else sees.
  const env = { ...process.env, NODE_ENV: "production", CI: "true" };
  const server = spawn("npm", ["start", "--", ...options], { stdio: "ignore", env });
  try {
    await answers(origin, server);
    const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
    const result = await use({ people, origin, openPage: (wanted) => openPage(browser, origin, wanted) });
    await browser.close();
    return result;
  } finally {
    server.kill("SIGTERM");
    rmSync(state, { recursive: true, force: true });
  }
}

/** Each page has an address of its own, so that none uses up what another may ask for. */
let openedPages = 0;

/** A page in a browser of its own, which is that of a seeded person where one is given. Nothing moves in it. */
async function openPage(browser, origin, { sessionToken, seesEntrances = false, ...options }) {
  openedPages += 1;
  const extraHTTPHeaders = { "CF-Connecting-IP": `203.0.113.${openedPages % 250}` };
  const context = await browser.newContext({ baseURL: origin, reducedMotion: "reduce", extraHTTPHeaders, ...options });
  if (sessionToken !== undefined) {
    await context.addCookies([{ name: "pettifog", value: sessionToken, url: origin }]);
    const answer = await fetch(`${origin}/api/auth/me`, { headers: { Cookie: `pettifog=${sessionToken}` } });
    await context.addInitScript(rememberPerson, await answer.json());
  }
  if (!seesEntrances) await context.addInitScript(rememberEntrances);
  return context.newPage();
}

/** Runs in the browser, before any page. */
function rememberPerson(person) {
  if (location.protocol === "about:") return;
  localStorage.setItem("user", JSON.stringify(person));
  localStorage.setItem("userUuid", person.uuid);
}

/** Runs in the browser, before any page. */
function rememberEntrances() {
  const recall = Storage.prototype.getItem;
  Storage.prototype.getItem = function (key) {
    return key.startsWith("pettifog:entrance:") ? "entered" : recall.call(this, key);
  };
}

async function answers(origin, server) {
  while (server.exitCode === null) {
    if ((await fetch(origin).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error("The server did not come up.");
}
