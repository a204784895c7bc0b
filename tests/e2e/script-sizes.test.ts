import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { firstVisitScripts } from "../bench/first-visit.mjs";
import { peopleInBrowsers } from "./support/people";

const person = peopleInBrowsers();

/**
 * What the front page may load, gzipped, in kilobytes of 1,000 bytes. A bare Remix page, built as it comes, loads 85.7.
 */
const HOME_MAX_KB = 95;

/** What a page may add to what the front page has loaded, so that a link opened on the road is there at once. */
const PAGE_MORE_MAX_KB = 15;

/** Hot Topics hold a deck, and below it what somebody hands in. */
const TOPICS_MORE_MAX_KB = 22;

/** One's own data show a bit of all that the court knows of. */
const DATA_MORE_MAX_KB = 25.5;

/** A courtroom holds an outbox, a whole talk and a connection, which other pages have once they are idle. */
const COURTROOM_MORE_MAX_KB = 25;

describe("the scripts of a first visit", () => {
  it("are at most a ninth larger than those of an empty Remix page", () => {
    expect(weigh(firstVisitScripts("build", "routes/_index"))).toBeLessThanOrEqual(HOME_MAX_KB);
  });

  it.each([
    "routes/invite.$token",
    "routes/pettysuit.$uuid",
    "routes/pettysuits.$id.sent",
    "routes/procrastination.$uuid",
    "routes/my-courts",
    "routes/moderation._index",
    "routes/moderation.ads",
    "routes/procrastination._index",
    "routes/join-in-app",
    "routes/how-it-works",
    "routes/judges",
    "routes/shop",
    "routes/download-app",
  ])("grow by at most 15 KB for %s", (route) => {
    const home = firstVisitScripts("build", "routes/_index");
    const more = firstVisitScripts("build", route).filter((file) => !home.includes(file));
    expect(weigh(more)).toBeLessThanOrEqual(PAGE_MORE_MAX_KB);
  });

  it("grow by at most 25.5 KB for one's own data", () => {
    const home = firstVisitScripts("build", "routes/_index");
    const more = firstVisitScripts("build", "routes/profile_.data").filter((file) => !home.includes(file));
    expect(weigh(more)).toBeLessThanOrEqual(DATA_MORE_MAX_KB);
  });

  it("grow by at most 22 KB for hot topics, of which the front page loads nothing before somebody turns to them", () => {
    const home = firstVisitScripts("build", "routes/_index");
    const more = firstVisitScripts("build", "routes/hot-topics").filter((file) => !home.includes(file));
    expect(weigh(more)).toBeLessThanOrEqual(TOPICS_MORE_MAX_KB);
    const text = home.map((file) => readFileSync(`build/client${file}`, "utf8")).join("");
    expect(text).not.toContain("The Petty Community");
    expect(text).not.toContain("/topics/");
  });

  it("grow by at most 25 KB for a courtroom, whose socket the front page does not load", () => {
    const home = firstVisitScripts("build", "routes/_index");
    const more = firstVisitScripts("build", "routes/courtroom.$uuid").filter((file) => !home.includes(file));
    expect(weigh(more)).toBeLessThanOrEqual(COURTROOM_MORE_MAX_KB);
    const text = home.map((file) => readFileSync(`build/client${file}`, "utf8")).join("");
    expect(text).not.toContain("COURTROOM_JOINED");
    expect(text).not.toContain("ReconnectingWebSocket");
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
