import { beforeAll, describe, expect, test } from "vitest";
import { houseJudge } from "../house/house-judge";
import { readAllegation } from "../house/reading/read-allegation";
import { benchDilemmas, benchJudge, keepsFloor, type Measurement } from "./bench/bench-judge";
import { DILEMMAS } from "./fixtures/dilemmas";
import { FAIRNESS_CASES } from "./fixtures/fairness-cases";
import { HONEST_LOOKALIKES, HOSTILE_TEXTS } from "./fixtures/hostile-texts";
import { LATER_TRANSCRIPTS } from "./fixtures/later-transcripts";
import { PETTY_ALLEGATIONS } from "./fixtures/petty-allegations";
import { PHONE_TRANSCRIPTS } from "./fixtures/phone-transcripts";
import { TRANSCRIPTS } from "./fixtures/transcripts";
import { UNSEEN_LATER_TRANSCRIPTS } from "./fixtures/unseen-later-transcripts";
import { UNSEEN_PHONE_TRANSCRIPTS } from "./fixtures/unseen-phone-transcripts";
import { UNSEEN_TRANSCRIPTS } from "./fixtures/unseen-transcripts";

describe("the house judge", () => {
  let measurements: Measurement[] = [];

  beforeAll(async () => {
    measurements = await benchJudge(houseJudge);
  }, 180_000);

  test("keeps every floor of the bench", () => {
    const below = measurements.filter(({ value, floor }) => !keepsFloor(value, floor));
    expect(below).toEqual([]);
    expect(measurements.length).toBeGreaterThanOrEqual(23);
  });

  test.each(HONEST_LOOKALIKES)("finds no contempt in: %s", (text) => expect(readAllegation(text).contempt).toBeNull());
});

test("the house judge keeps every floor with dilemmas too", async () => {
  const measurements = await benchDilemmas(houseJudge);
  expect(measurements.filter(({ value, floor }) => !keepsFloor(value, floor))).toEqual([]);
  expect(measurements.length).toBeGreaterThanOrEqual(8);
});

describe("the fixture sets", () => {
  test("are as large as promised, and without repetition", () => {
    expect(new Set(FAIRNESS_CASES.map(({ allegation }) => allegation)).size).toBeGreaterThanOrEqual(60);
    expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThanOrEqual(40);
    expect(new Set(DILEMMAS).size).toBeGreaterThanOrEqual(60);
    expect(new Set(PETTY_ALLEGATIONS).size).toBeGreaterThanOrEqual(120);
    expect(new Set(TRANSCRIPTS.map(({ allegation }) => allegation)).size).toBeGreaterThanOrEqual(30);
    expect(new Set(UNSEEN_TRANSCRIPTS.map(({ allegation }) => allegation)).size).toBeGreaterThanOrEqual(15);
    const phone = [...PHONE_TRANSCRIPTS, ...UNSEEN_PHONE_TRANSCRIPTS];
    expect(new Set(phone.map(({ allegation }) => allegation)).size).toBeGreaterThanOrEqual(56);
    expect(new Set(LATER_TRANSCRIPTS.map(({ allegation }) => allegation)).size).toBeGreaterThanOrEqual(37);
    expect(new Set(UNSEEN_LATER_TRANSCRIPTS.map(({ allegation }) => allegation)).size).toBeGreaterThanOrEqual(25);
  });

  test("let either seat of a transcript win equally often, and some neither", () => {
    const won = (seat: string) => TRANSCRIPTS.filter(({ winner }) => winner === seat).length;
    expect(won("creator")).toBe(won("opponent"));
    expect(won("other")).toBe(4);
  });
});
