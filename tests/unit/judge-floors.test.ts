import { beforeAll, describe, expect, test } from "vitest";
import { houseJudge } from "~/server/judge/house/house-judge.server";
import { readAllegation } from "~/server/judge/house/reading/read-allegation.server";
import { benchJudge, keepsFloor, type Measurement } from "../bench/judge/bench-judge";
import { FAIRNESS_CASES } from "../fixtures/fairness-cases";
import { HONEST_LOOKALIKES, HOSTILE_TEXTS } from "../fixtures/hostile-texts";
import { PETTY_ALLEGATIONS } from "../fixtures/petty-allegations";

describe("the house judge", () => {
  let measurements: Measurement[] = [];

  beforeAll(async () => {
    measurements = await benchJudge(houseJudge);
  }, 60_000);

  test("keeps every floor of the bench", () => {
    const below = measurements.filter(({ value, floor }) => !keepsFloor(value, floor));
    expect(below).toEqual([]);
    expect(measurements.length).toBeGreaterThanOrEqual(12);
  });

  test.each(HONEST_LOOKALIKES)("finds no contempt in: %s", (text) => expect(readAllegation(text).contempt).toBeNull());
});

describe("the fixture sets", () => {
  test("are as large as promised, and without repetition", () => {
    expect(new Set(FAIRNESS_CASES.map(({ allegation }) => allegation)).size).toBeGreaterThanOrEqual(60);
    expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThanOrEqual(40);
    expect(new Set(PETTY_ALLEGATIONS).size).toBeGreaterThanOrEqual(120);
  });
});
