import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { provideChromium } from "./chromium.mjs";
import { installWhenStale } from "./install.mjs";
import { run } from "./run.mjs";

/** Checks that pass or fail as a whole. */
const CHECKS = ["check:format", "check:types"];

/** Suites of tests, quickest first. Each writes how many passed and failed. */
const SUITES = ["test:unit", "test:workers", "test:card", "test:deploy", "test:e2e"];

process.chdir(new URL("..", import.meta.url).pathname);
const started = Date.now();
await installWhenStale();
await provideChromium();

const reports = mkdtempSync(join(tmpdir(), "pettifog-tests-"));
let passed = 0;
let failed = 0;

for (const check of CHECKS) {
  console.info(`\n== ${check}`);
  if ((await run("npm", ["run", "--silent", check])) === 0) passed += 1;
  else failed += 1;
}

for (const suite of SUITES) {
  console.info(`\n== ${suite}`);
  const report = join(reports, `${suite.replace(":", "-")}.json`);
  const status = await run("npm", [
    ...["run", "--silent", suite, "--"],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  ]);
  const counts = readCounts(report);
  passed += counts.passed;
  // A suite that ends badly without a failed test has still failed: a crash, an unhandled error, no test at all.
  failed += status === 0 ? counts.failed : Math.max(counts.failed, 1);
}

rmSync(reports, { recursive: true });
console.info(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
console.info(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

function readCounts(report) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
  return { passed: numPassedTests, failed: numFailedTests };
}
