import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { run } from "./run.mjs";

/**
 * Plays many random lives of a courtroom in workerd, and prints the shortest story of each kind of failure and the line
 * that plays it again: `npm run fuzz:courtroom [-- --seed 1 --lives 500 --commands 560]`. Runs in batches, each with the
 * next seed, so that there is progress to see, and goes on after a failure.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(randomInt(2 ** 30)) },
    lives: { type: "string", default: "500" },
    /** Most commands of a life; half of it is usual. */
    commands: { type: "string", default: "560" },
    path: { type: "string" },
    "replay-path": { type: "string" },
  },
});
const BATCH = 25;
const lives = values.path === undefined ? Number(values.lives) : 1;
const startedAt = Date.now();
let failedBatches = 0;

for (let played = 0, seed = Number(values.seed); played < lives; played += BATCH, seed += 1) {
  const env = {
    FUZZ_SEED: String(seed),
    FUZZ_LIVES: String(Math.min(BATCH, lives - played)),
    FUZZ_COMMANDS: values.commands,
    ...(values.path !== undefined && { FUZZ_PATH: values.path }),
    ...(values["replay-path"] !== undefined && { FUZZ_REPLAY_PATH: values["replay-path"] }),
  };
  const args = ["vitest", "run", "--project", "workers", "--reporter=dot", "tests/workers/courtroom-fuzz.test.ts"];
  if ((await run("npx", args, { env })) !== 0) failedBatches += 1;
  const [count, seconds] = [Math.min(played + BATCH, lives), Math.round((Date.now() - startedAt) / 1_000)];
  console.info(
    `${count} of ${lives} lives, from seed ${values.seed}, in ${seconds} s; ${failedBatches} batches failed.`,
  );
}
process.exit(failedBatches === 0 ? 0 : 1);
