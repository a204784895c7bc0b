import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** How much of a failure's reason is shown at the end. */
const REASON_LINES = 12;
const REASON_WIDTH = 240;

/** Workers that are still there so long after the last test are not waited for. */
const STOPPED_WITHIN_MS = 20_000;

/**
 * A reporter of vitest's that writes how many tests passed, and the names and reasons of those that did not, to the
 * file `RESULTS` names. It ends a run whose workers don't stop once all is tested: those in workerd now and then never
 * do (https://github.com/cloudflare/workers-sdk/issues/15498).
 */
export default class ResultsReporter {
  passed = 0;
  failed = [];

  onInit(vitest) {
    this.vitest = vitest;
  }

  onTestRunStart(specifications) {
    this.left = specifications.length;
  }

  onTestModuleEnd(module) {
    const file = relative(process.cwd(), module.moduleId);
    const tests = [...module.children.allTests()];
    const failed = tests.filter((test) => test.result().state === "failed");
    this.passed += tests.filter((test) => test.result().state === "passed").length;
    this.failed.push(...failed.map((test) => `${file}: ${test.fullName}\n${reasonOf(test.result().errors)}`));
    if (failed.length === 0 && module.state() === "failed") this.failed.push(`${file}\n${reasonOf(module.errors())}`);
    this.left -= 1;
    if (this.left === 0) setTimeout(() => this.end(), STOPPED_WITHIN_MS).unref();
  }

  onTestRunEnd() {
    this.write();
  }

  end() {
    console.info("The workers don't stop, and are left behind.");
    for (const error of this.vitest.state.getUnhandledErrors()) this.failed.push(`no test\n${reasonOf([error])}`);
    this.write();
    process.exit(this.failed.length === 0 ? 0 : 1);
  }

  write() {
    if (process.env.RESULTS === undefined) return;
    writeFileSync(process.env.RESULTS, JSON.stringify({ passed: this.passed, failed: this.failed }));
  }
}

/** What a test says of its failure, without its stack: a run's last lines are often all that is kept of it. */
function reasonOf(errors = []) {
  const lines = stripVTControlCharacters(errors.map(({ message }) => message).join("\n")).split("\n");
  const said = lines.filter((line) => line.trim() !== "");
  return said
    .map((line) => `  ${line.slice(0, REASON_WIDTH)}`)
    .slice(0, REASON_LINES)
    .join("\n");
}
