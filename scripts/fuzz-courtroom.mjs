import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { run } from "./run.mjs";

/**
 * Plays many random lives of a courtroom in workerd and prints the shortest story of each failure, with its seed and
 * path: `npm run fuzz:courtroom [-- --seed 1 --lives 1000]`, and with `--path` that story alone. Runs in batches, each
 * with the next seed, so that there is progress to see, and goes on after a failure.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(randomInt(2 ** 30)) },
    lives: { type: "string", default: "1000" },
    path: { type: "string" },
  },
});
const BATCH = 50;
const lives = values.path === undefined ? Number(values.lives) : 1;
const startedAt = Date.now();
let failedBatches = 0;

for (let played = 0, seed = Number(values.seed); played < lives; played += BATCH, seed += 1) {
  const env = {
    FUZZ_SEED: String(seed),
    FUZZ_LIVES: String(Math.min(BATCH, lives - played)),
    ...(values.path !== undefined && { FUZZ_PATH: values.path }),
  };
  const args = ["vitest", "run", "--project", "workers", "--reporter=dot", "tests/workers/courtroom-fuzz.test.ts"];
  if ((await run("npx", args, { env })) !== 0) failedBatches += 1;
  const [count, seconds] = [Math.min(played + BATCH, lives), Math.round((Date.now() - startedAt) / 1_000)];
  console.info(
    `${count} of ${lives} lives, from seed ${values.seed}, in ${seconds} s; ${failedBatches} batches failed.`,
  );
}
process.exit(failedBatches === 0 ? 0 : 1);
