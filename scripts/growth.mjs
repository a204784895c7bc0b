import { run } from "./run.mjs";

/**
 * Counts the rows that every query reads in a court of 100,000 cases, or of as many as are asked for: `npm run growth
 * [-- 20000]`. The suite does the same with 1,000.
 */
const [cases = "100000"] = process.argv.slice(2);
const args = ["vitest", "run", "--project", "workers", "tests/workers/query-plans.test.ts", "-t", "the rows that"];
process.exitCode = await run("npx", args, { env: { GROWN_CASES: cases } });
