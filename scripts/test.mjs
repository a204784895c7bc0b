import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { provideChromium } from "./chromium.mjs";
import { installWhenStale } from "./install.mjs";
import { run, STOOD_STILL } from "./run.mjs";

/**
 * Checks, which pass or fail as a whole, and suites of tests, each of which writes how many passed and failed. The two
 * rows run side by side: the unit tests take one core for about as long as all before the tests in workerd, which take
 * whatever is free.
 */
const QUICK = [["check:format", "check:types", "test:deploy", "test:card", "test:workers"], ["test:unit"]];

/** After them and alone: it serves the site, draws its pages and has a core for each. */
const BROWSER = [["test:e2e"]];

/** What `npm test -- <part>` runs; what follows goes on to vitest, as `--shard=1/3` does. */
const PARTS = { all: [QUICK, BROWSER], quick: [QUICK], e2e: [BROWSER] };

/**
 * Suites inside workerd, and in how many pieces they run. Now and then such a run stands still for ever between two
 * files (https://github.com/cloudflare/workers-sdk/issues/15498) and is ended, or dies of itself. A piece that has no
 * result for either cause is run anew.
 */
const PIECES_IN_WORKERD = { "test:workers": 6, "test:card": 1 };

/** How often a piece may end without a result: seen twice in a row. */
const RERUNS_MAX = 3;

/** Far above the longest that a test in workerd says nothing. */
const SILENCE_MS = 240_000;

process.chdir(new URL("..", import.meta.url).pathname);
const [part = "all", ...options] = process.argv.slice(2);
const stages = PARTS[part];
if (stages === undefined) {
  console.error(`There is no part "${part}": ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}
const started = Date.now();
await installWhenStale();
if (stages.includes(BROWSER)) await provideChromium();

const total = stages.flat(2).length;
const reports = mkdtempSync(join(tmpdir(), "pettifog-tests-"));
const took = [];
const failures = [];
let begun = 0;
let passed = 0;

for (const rows of stages) await Promise.all(rows.map((row) => runRow(row, rows.length === 1)));

rmSync(reports, { recursive: true });
console.info(`\nTook ${secondsSince(started)} s: ${took.join(", ")}.`);
for (const failure of failures) console.info(`Failed: ${failure}`);
console.info(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;

async function runRow(row, isAlone) {
  for (const suite of row) await runSuite(suite, isAlone);
}

/** A suite that runs alone is shown as it runs; of one that runs beside another the output comes in one piece. */
async function runSuite(suite, isAlone) {
  begun += 1;
  console.info(`\n== ${begun} of ${total}: ${suite}${isAlone ? "" : " begins"}`);
  const began = Date.now();
  let output = "";
  const onOutput = isAlone ? undefined : (text) => (output += text);
  const failed = [];
  for (const piece of piecesOf(suite)) failed.push(...(await runPiece(suite, piece, onOutput)));
  if (!isAlone) console.info(`\n== ${suite}\n${output}`);
  failures.push(...failed.map((name) => `${suite}: ${name}`));
  took.push(`${suite} ${secondsSince(began)}`);
  console.info(`== ${suite} ${failed.length === 0 ? "passed" : "failed"} after ${secondsSince(began)} s`);
}

/** What vitest is told so that it runs one piece of the suite. Whoever asks for a shard gets that one. */
function piecesOf(suite) {
  const count = PIECES_IN_WORKERD[suite] ?? 1;
  if (count === 1 || options.some((option) => option.startsWith("--shard"))) return [[]];
  return Array.from({ length: count }, (_, index) => [`--shard=${index + 1}/${count}`]);
}

/** Counts what passed and gives the names of what failed. */
async function runPiece(suite, piece, onOutput) {
  const report = join(reports, `${[suite, ...piece].join("-").replace(/\W+/gu, "-")}.json`);
  const command = ["run", "--silent", suite, ...argumentsFor(suite, piece)];
  const isInWorkerd = suite in PIECES_IN_WORKERD;
  const watched = isInWorkerd && onOutput !== undefined ? { isGroup: true, silenceMs: SILENCE_MS } : {};
  const runOnce = () => run("npm", command, { env: { RESULTS: report }, onOutput, ...watched });
  let status = await runOnce();
  for (let count = 0; isInWorkerd && status !== 0 && !existsSync(report) && count < RERUNS_MAX; count += 1) {
    const how = status === STOOD_STILL ? "stood still" : `died with status ${status}`;
    console.info(`== ${suite} ${piece.join(" ")} ${how} and runs anew`);
    status = await runOnce();
  }
  // All was tested by then.
  if (status === STOOD_STILL && existsSync(report)) status = 0;
  const result = suite.startsWith("check:") ? { passed: status === 0 ? 1 : 0, failed: [] } : readResult(report);
  // A suite that ends badly without a failed test has still failed: a crash, an unhandled error, no test at all.
  if (status !== 0 && result.failed.length === 0) result.failed.push("as a whole, see its output above");
  passed += result.passed;
  return result.failed;
}

function argumentsFor(suite, piece) {
  if (suite.startsWith("check:")) return [];
  return ["--", "--reporter=default", "--reporter=./scripts/results-reporter.mjs", ...piece, ...options];
}

/** What `results-reporter.mjs` wrote. */
function readResult(report) {
  if (!existsSync(report)) return { passed: 0, failed: ["no report was written"] };
  return JSON.parse(readFileSync(report, "utf8"));
}

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1_000);
}
