import { describe, expect, test } from "vitest";
import { ENTRANCE_STAGES, type EntranceStage, nextStage, stageDuration } from "./entrance";

describe("the entrance", () => {
  test("goes through its five stages and ends", () => {
    const seen: EntranceStage[] = [];
    for (let stage: EntranceStage | null = "title"; stage !== null; stage = nextStage(stage)) seen.push(stage);
    expect(seen).toEqual([...ENTRANCE_STAGES]);
  });

  test("takes its time by the book", () => {
    const times = ENTRANCE_STAGES.map((stage) => stageDuration(stage, "Crumbs."));
    expect(times).toEqual([1_600, 1_800, 2_500, 2_500, 15_000]);
  });

  test("leaves a long allegation up until it can be read", () => {
    expect(stageDuration("allegations", "a".repeat(250))).toBe(8_750);
  });
});
