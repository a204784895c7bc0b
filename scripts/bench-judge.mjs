import { loadTypeScript } from "./typescript.mjs";

/** Measures the house judge on the fixture sets and prints one table: `npm run bench:judge [-- --notes]`. */
const { houseJudge } = await loadTypeScript("app/server/judge/house/house-judge.server.ts");
const { benchDilemmas, benchJudge, keepsFloor } = await loadTypeScript("tests/bench/judge/bench-judge.ts");

const measurements = [...(await benchJudge(houseJudge)), ...(await benchDilemmas(houseJudge))];
console.table(
  measurements.map(({ measure, value, floor }) => ({
    measure,
    value: Number(value.toFixed(4)),
    floor,
    kept: keepsFloor(value, floor) ? "yes" : "NO",
  })),
);
if (process.argv.includes("--notes")) {
  for (const { measure, notes } of measurements) {
    if (notes.length > 0) console.info(`${measure}:\n  ${notes.join("\n  ")}`);
  }
}
