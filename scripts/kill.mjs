import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { loadTypeScript } from "./typescript.mjs";

/** So many deaths are told of at once, so that there is progress to see. */
const SAID_EVERY = 20;

/*
 * Kills the court and starts it again while people go about their cases, and looks whether it keeps what it promised:
 * `npm run kill [-- --rounds 200 --minutes 5 --stories argue,leave --seed N]`. A seed chooses who does what and when
 * the court dies, as far as a machine does the same thing twice.
 */
process.chdir(new URL("..", import.meta.url).pathname);
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    minutes: { type: "string", default: "Infinity" },
    stories: { type: "string" },
    seed: { type: "string", default: String(randomInt(2 ** 30)) },
  },
});
// Whoever ends it early leaves no server behind.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const { killCourt } = await loadTypeScript("tests/kill/kill-court.ts");
const startedAt = Date.now();
const { deaths, told, promises, pushes, faults, state } = await killCourt({
  rounds: Number(values.rounds),
  minutes: Number(values.minutes),
  ...(values.stories === undefined ? {} : { stories: values.stories.split(",") }),
  seed: Number(values.seed),
  onDeath(count) {
    if (count % SAID_EVERY === 0) console.info(`${count} of ${values.rounds} deaths, seed ${values.seed}.`);
  },
});
console.info(`Seed ${values.seed}: ${deaths} deaths in ${Math.round((Date.now() - startedAt) / 1_000)} s.`);
console.info(
  `Stories told: ${Object.entries(told)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ")}.`,
);
console.info(`${promises} promises, ${faults.length} broken. ${pushes.lost} of ${pushes.due} pushes lost.`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) console.error(`What was stored and logged is in ${state}.`);
process.exit(faults.length === 0 ? 0 : 1);
