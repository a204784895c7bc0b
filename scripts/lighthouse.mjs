import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { findChromium } from "./chromium.mjs";
import { freePort } from "./free-port.mjs";
import { inSeededCourt } from "./photograph/seeded-court.mjs";
import { mustRun } from "./run.mjs";

/*
 * Measures by Lighthouse, as a phone on a slow line sees them, the pages on which people arrive, in a freshly seeded
 * court: `npm run lighthouse`. Prints one table, and fails where a page is below its goals. `--only deck` takes the
 * pages whose name has the word. Lighthouse is installed on use, from a lock of its own beside this: hardly anybody
 * needs it.
 */
process.chdir(new URL("..", import.meta.url).pathname);

const LOCK = "scripts/lighthouse";
/** Where what is installed is nobody's to check or to read. */
const FOLDER = "node_modules/.lighthouse";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Pages of two people's case are nobody's to find, and say so to search engines. */
const HIDDEN = CATEGORIES.filter((category) => category !== "seo");
const PERFORMANCE_MIN = 95;
const LARGEST_PAINT_MAX_MS = 1_500;
/** Each page is measured so often, and its middle counts: a machine with other work is never twice as fast. */
const RUNS = Number(process.env.RUNS ?? 3);

const only = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1] : "";

if (!existsSync(`${FOLDER}/node_modules`)) {
  console.info("Installing Lighthouse ...");
  mkdirSync(FOLDER, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) copyFileSync(`${LOCK}/${file}`, `${FOLDER}/${file}`);
  await mustRun("npm", ["ci", "--prefix", FOLDER, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
}
const { default: lighthouse } = await import("../node_modules/.lighthouse/node_modules/lighthouse/core/index.js");

const rows = await inSeededCourt(async ({ people, origin }) => {
  const of = (state) => {
    const person = people.find(({ who }) => who.endsWith(state));
    if (person === undefined) throw new Error(`Nobody is seeded who ${state}.`);
    return { path: person.path, sessionToken: person.sessionToken };
  };
  const pages = [
    { name: "home", path: "/", categories: CATEGORIES },
    { name: "invite", path: of("has an invitation").path, categories: HIDDEN },
    { name: "deck", ...of("joined, nothing answered"), categories: HIDDEN },
    { name: "verdict", ...of("decided by Boomer"), categories: HIDDEN },
    { name: "dilemma", path: "/procrastination", categories: CATEGORIES },
  ];
  const measured = [];
  for (const page of pages.filter(({ name }) => name.includes(only))) {
    const port = await freePort();
    // One for each page: it keeps nothing of anybody else's.
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ["--no-sandbox", `--remote-debugging-port=${port}`],
    });
    if (page.sessionToken !== undefined) await comeAs(browser, origin, page.sessionToken);
    const runs = [];
    while (runs.length < RUNS) runs.push(await measure(`${origin}${page.path}`, port, page));
    await browser.close();
    runs.sort((a, b) => a.performance - b.performance);
    measured.push({ page: page.name, ...runs[Math.floor(RUNS / 2)] });
  }
  return measured;
});

console.table(rows.map(({ missing, ...row }) => row));
const faults = rows.flatMap(({ page, missing, ...row }) => [
  ...missing.map((audit) => `${page}: ${audit}`),
  ...(row.performance < PERFORMANCE_MIN ? [`${page}: performance is below ${PERFORMANCE_MIN}`] : []),
  ...(page === "home" && row["largest paint, ms"] > LARGEST_PAINT_MAX_MS
    ? [`${page}: the largest paint takes more than ${LARGEST_PAINT_MAX_MS} ms`]
    : []),
]);
for (const fault of faults) console.error(fault);
// Lighthouse leaves something open.
process.exit(faults.length > 0 ? 1 : 0);

/** Makes the browser that of a person. By cookie: a header would not go along with a live connection. */
async function comeAs(browser, origin, sessionToken) {
  const devtools = await browser.newBrowserCDPSession();
  // One without an end is gone once the first run closes its window.
  const expires = Date.now() / 1_000 + 3_600;
  const cookies = [{ name: "pettifog", value: sessionToken, url: origin, httpOnly: true, expires }];
  await devtools.send("Storage.setCookies", { cookies });
  await devtools.detach();
}

/** One run. `missing` is what costs a page points, but for its speed. */
async function measure(url, port, { categories }) {
  const { lhr } = await lighthouse(url, { port, onlyCategories: categories, logLevel: "error" });
  const points = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
  const audits = Object.values(lhr.categories)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => lhr.audits[id]));
  const timeOf = (audit) => Math.round(lhr.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY);
  return {
    ...Object.fromEntries(points),
    "first paint, ms": timeOf("first-contentful-paint"),
    "largest paint, ms": timeOf("largest-contentful-paint"),
    "blocked, ms": timeOf("total-blocking-time"),
    missing: [
      ...(lhr.runtimeError === undefined ? [] : [lhr.runtimeError.message]),
      ...audits.filter(({ score }) => score !== null && score < 1).map(({ title }) => title),
    ],
  };
}
