import { parseArgs } from "node:util";
import { run } from "./run.mjs";

/**
 * Plays many random lives of a courtroom in workerd and prints the seed, the broken rules and the operations of each that
 * goes wrong: `npm run fuzz:courtroom [-- --from 1 --seeds 500 --operations 200]`. Runs in batches, so that there is
 * progress to see, and goes on after a failure.
 */
const { values } = parseArgs({
  options: {
    from: { type: "string", default: "1" },
    seeds: { type: "string", default: "500" },
    operations: { type: "string", default: "200" },
  },
});
const BATCH = 25;
const first = Number(values.from);
const end = first + Number(values.seeds);
const startedAt = Date.now();
let failedBatches = 0;

for (let from = first; from < end; from += BATCH) {
  const seeds = Math.min(BATCH, end - from);
  const env = { FUZZ_FROM: String(from), FUZZ_SEEDS: String(seeds), FUZZ_OPERATIONS: values.operations };
  const args = ["vitest", "run", "--project", "workers", "--reporter=dot", "tests/workers/courtroom-fuzz.test.ts"];
  if ((await run("npx", args, { env })) !== 0) failedBatches += 1;
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  console.info(
    `Seeds ${first} to ${from + seeds - 1} of ${end - 1} played in ${seconds} s, ${failedBatches} batches failed.`,
  );
}
process.exit(failedBatches === 0 ? 0 : 1);
