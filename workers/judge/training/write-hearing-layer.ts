import { LESSONS } from "../house/transcript/acts";
import type { Reader } from "../house/transcript/read-messages";
import type { Scales } from "../house/transcript/weigh-transcript";
import type { Shares } from "./validate-hearings";

const LARGEST = 127;

/** What the Worker carries of what was learnt of hearings, by file; `read-layer.ts` reads them. */
export function hearingLayerFiles(
  { rows, weights }: Reader,
  scales: Scales,
  crossValidated: Shares,
): Record<string, string | Uint8Array> {
  const lessons = LESSONS.map((_lesson, lesson) => weights.filter((_weight, at) => at % LESSONS.length === lesson));
  const units = lessons.map((learnt) => learnt.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST);
  const packed = lessons.flatMap((learnt, lesson) =>
    [...learnt].map((weight) => Math.round(weight / (units[lesson] ?? 1))),
  );
  const figures = {
    crossValidated: { clear: short(crossValidated.clear), even: short(crossValidated.even) },
    scales: { hungBelow: short(scales.hungBelow), drawsFor: short(scales.drawsFor) },
    units: Object.fromEntries(LESSONS.map((lesson, index) => [lesson, Number(units[index]?.toPrecision(6))])),
  };
  return {
    "figures.json": `${JSON.stringify(figures, null, 2)}\n`,
    "traits.txt": [...rows.keys()].join("\n"),
    "weights.bin": Uint8Array.from(packed, (whole) => whole & 0xff),
  };
}

function short(number: number): number {
  return Number(number.toFixed(3));
}
