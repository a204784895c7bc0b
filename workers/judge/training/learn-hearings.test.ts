import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readLayer } from "../house/transcript/learnt/read-layer";
import { OTHER_HANDS_TRANSCRIPTS } from "../tests/fixtures/other-hands-transcripts";
import { learnHearings } from "./learn-hearings";
import { readAllHearings } from "./read-hearings";
import { solveRidge } from "./solve-ridge";
import { hearingLayerFiles } from "./write-hearing-layer";

const LEARNT = "workers/judge/house/transcript/learnt";

describe("the reader of hearings", () => {
  const hearings = readAllHearings();

  test("carries what `npm run train:hearings` writes of the texts as they are", () => {
    const { scales } = readLayer();
    const files = hearingLayerFiles(learnHearings(hearings), scales, { clear: 0, even: 0 });
    expect(readFileSync(`${LEARNT}/traits.txt`, "utf8")).toBe(files["traits.txt"]);
    expect(readFileSync(`${LEARNT}/weights.bin`).equals(Buffer.from(files["weights.bin"] ?? ""))).toBe(true);
  });

  test("is small", () => {
    const size = ["traits.txt", "weights.bin"].reduce((sum, name) => sum + readFileSync(`${LEARNT}/${name}`).length, 0);
    expect(size).toBeLessThan(100_000);
  });

  test("has learnt from no message that it is measured on", () => {
    const taught = new Set(hearings.flatMap(({ messages }) => messages.map(({ text }) => text)));
    const known = OTHER_HANDS_TRANSCRIPTS.flatMap(({ chat }) => chat).filter((line) => {
      return line.length > 30 && taught.has(line.slice(2));
    });
    expect(known).toEqual([]);
  });
});

test("solves what has one solution", () => {
  const row = (...amounts: number[]) => {
    return { columns: Int32Array.from(amounts.keys()), amounts: Float64Array.from(amounts) };
  };
  const [one, other] = solveRidge([row(1, 0), row(1, 2)], [3, 1], [1, 1], 1e-9, 2);
  expect(one).toBeCloseTo(3);
  expect(other).toBeCloseTo(-1);
});
