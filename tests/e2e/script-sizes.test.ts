import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, inject, it } from "vitest";
import { firstVisitScripts, pageIds, scriptsOnUse, withImports } from "../bench/first-visit.mjs";
import { peopleInBrowsers } from "./support/people";

const person = peopleInBrowsers();

/**
 * What the front page may load, gzipped, in kilobytes of 1,000 bytes. A bare Remix page, built as it comes, loads 85.7.
 */
const HOME_MAX_KB = 95;

/** What a page may add to what the front page has loaded, so that a link opened on the road is there at once. */
const PAGE_MORE_MAX_KB = 15;

/**
 * What may be fetched where something is opened that no page comes with, beside what the front page has loaded: a
 * ruling, which is the largest, has a dialog, a card, ways to share it and how fair it was.
 */
const PART_MAX_KB = 53;

/** What every page fetches once it is idle for whoever is known: the bell, badges, what waits to be sent. */
const LATER_MAX_KB = 15.5;

describe("the scripts of a first visit", () => {
  it("are at most a ninth larger than those of an empty Remix page", () => {
    expect(weigh(firstVisitScripts("build", "routes/_index"))).toBeLessThanOrEqual(HOME_MAX_KB);
  });

  it.each(pageIds("build"))("grow by what a page may add, for %s", (page) => {
    const home = firstVisitScripts("build", "routes/_index");
    const more = firstVisitScripts("build", page).filter((file) => !home.includes(file));
    expect(weigh(more)).toBeLessThanOrEqual(PAGE_MORE_MAX_KB);
  });

  it("hold nothing of hot topics on the front page before somebody turns to them, nor of a courtroom's socket", () => {
    const home = firstVisitScripts("build", "routes/_index");
    const text = home.map((file) => readFileSync(`build/client${file}`, "utf8")).join("");
    for (const words of ["The Petty Community", "/topics/", "COURTROOM_JOINED", "ReconnectingWebSocket"]) {
      expect(text).not.toContain(words);
    }
  });

  it.each(scriptsOnUse("build"))("leave a bounded rest to be fetched on use: %s", (part) => {
    const more = withImports("build", part, firstVisitScripts("build", "routes/_index"));
    expect(weigh(more)).toBeLessThanOrEqual(/\/later-/u.test(part) ? LATER_MAX_KB : PART_MAX_KB);
  });

  it("are named in the page, of its own and of whatever they import, where no browser asks for them before it is painted", async () => {
    const page = await (await fetch(inject("origin"))).text();
    const template = page.match(/<template id="scripts">.*<\/template>/su)?.[0] ?? "";
    const links = template.match(/<link rel="modulepreload"[^>]*>/gu) ?? [];
    const named = firstVisitScripts("build", "routes/_index").filter((file) => links.join().includes(`"${file}"`));
    expect(named).toEqual(firstVisitScripts("build", "routes/_index"));
    expect(page.replace(template, "")).not.toContain("modulepreload");
  });

  it("are as small when a browser fetches them, before any input", async () => {
    const { page } = await person();
    const scripts = new Map<string, number>();
    page.on("response", async (response) => {
      if (response.request().resourceType() !== "script") return;
      scripts.set(response.url(), gzipSync(await response.body()).length);
    });
    await page.goto("/", { waitUntil: "networkidle" });
    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1_000;
    expect(scripts.size).toBeGreaterThan(3);
    expect(total).toBeLessThanOrEqual(HOME_MAX_KB);
  });
});

/** Files of the build, gzipped, in kilobytes of 1,000 bytes. */
function weigh(files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(`build/client${file}`)).length, 0) / 1_000;
}
