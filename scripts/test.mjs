import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { provideChromium } from "./chromium.mjs";
import { installWhenStale } from "./install.mjs";
import { run } from "./run.mjs";

/**
 * Checks, which pass or fail as a whole, and suites of tests, each of which writes how many passed and failed. The two
 * rows run side by side, since compilers and bundlers leave a core idle.
 */
const QUICK = [
  ["check:format", "check:types", "test:deploy", "test:card"],
  ["test:unit", "test:workers"],
];

/** After them and alone: it serves the site, draws its pages and has a core for each. */
const BROWSER = [["test:e2e"]];

/** What `npm test -- <part>` runs; what follows goes on to vitest, as `--shard=1/3` does. */
const PARTS = { all: [QUICK, BROWSER], quick: [QUICK], e2e: [BROWSER] };

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
  const report = join(reports, `${suite.replace(":", "-")}.json`);
  let output = "";
  const onOutput = isAlone ? undefined : (text) => (output += text);
  const status = await run("npm", ["run", "--silent", suite, ...argumentsFor(suite, report)], { onOutput });
  if (!isAlone) console.info(`\n== ${suite}\n${output}`);
  const result = suite.startsWith("check:") ? { passed: status === 0 ? 1 : 0, failed: [] } : readResult(report);
  // A suite that ends badly without a failed test has still failed: a crash, an unhandled error, no test at all.
  if (status !== 0 && result.failed.length === 0) result.failed.push("as a whole, see its output above");
  passed += result.passed;
  failures.push(...result.failed.map((name) => `${suite}: ${name}`));
  took.push(`${suite} ${secondsSince(began)}`);
  console.info(`== ${suite} ${status === 0 ? "passed" : "failed"} after ${secondsSince(began)} s`);
}

function argumentsFor(suite, report) {
  if (suite.startsWith("check:")) return [];
  return ["--", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...options];
}

/** How many tests passed, and the names of those that did not, from vitest's JSON report. */
function readResult(report) {
  if (!existsSync(report)) return { passed: 0, failed: ["no report was written"] };
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === "failed");
    if (tests.length === 0 && status === "failed") return [relative(process.cwd(), name)];
    return tests.map((test) => `${relative(process.cwd(), name)}: ${test.fullName}`);
  });
  return { passed: numPassedTests, failed };
}

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1_000);
}
