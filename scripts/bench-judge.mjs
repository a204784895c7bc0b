import { modelOfEnvironment } from "./model-of-environment.mjs";
import { loadTypeScript } from "./typescript.mjs";

/**
 * Measures a judge on the fixture sets and prints one table: `npm run bench:judge [-- --notes]`. It is the house judge,
 * or with JUDGE_PROVIDER=openai, JUDGE_BASE_URL, JUDGE_MODEL and JUDGE_API_KEY in the environment that model, on
 * smaller sets: `--cases 12`, about ten calls each.
 */
const CASES = 12;

const { keepsFloor } = await loadTypeScript("workers/judge/tests/bench/bench-judge.ts");
const measurements = await measure();
console.table(
  measurements.map(({ measure: what, value, floor }) => ({
    measure: what,
    value: Number(value.toFixed(4)),
    floor,
    kept: keepsFloor(value, floor) ? "yes" : "NO",
  })),
);
if (process.argv.includes("--notes")) {
  for (const { measure: what, notes } of measurements) {
    if (notes.length > 0) console.info(`${what}:\n  ${notes.join("\n  ")}`);
  }
}

async function measure() {
  const { meterCalls } = await loadTypeScript("workers/judge/tests/bench/meter-calls.ts");
  const { meter, fetcher } = meterCalls(fetch);
  const model = await modelOfEnvironment(fetcher);
  if (model === null) return await measureHouse();
  const { benchModel } = await loadTypeScript("workers/judge/tests/bench/bench-model.ts");
  return await benchModel(model, meter, casesAsked());
}

async function measureHouse() {
  const { houseJudge } = await loadTypeScript("workers/judge/house/house-judge.ts");
  const { benchDilemmas, benchJudge } = await loadTypeScript("workers/judge/tests/bench/bench-judge.ts");
  return [...(await benchJudge(houseJudge)), ...(await benchDilemmas(houseJudge))];
}

function casesAsked() {
  const at = process.argv.indexOf("--cases");
  if (at === -1) return CASES;
  const cases = Number(process.argv[at + 1]);
  if (!Number.isInteger(cases) || cases < 1) throw new Error("--cases needs a whole number from 1.");
  return cases;
}
