import { expect, it } from "vitest";
import type { SwipeRecord } from "~/domain/judge/judge";
import type { FindingRun } from "~/domain/judge/receipt";
import { breakTie } from "./break-tie";

const record: SwipeRecord = {
  kind: "pettyswipe",
  seed: "seed",
  allegation: "Sam hums.",
  tone: "Fun",
  judgePersonality: "Strict",
  testimony: [{ prompt: "Do you hum?", weight: null, creator: true, opponent: false }],
  hunch: { about: 1, creator: true, opponent: true },
};
const even: FindingRun = { order: "creator_first", winner: "other", blame: { creator: 50, opponent: 50 } };

it("decides a reading that found the case even by the hunch, and gives that as its ground", () => {
  const { run, grounds } = breakTie({ run: even, grounds: [] }, record);
  expect(run).toEqual({ order: "creator_first", winner: "opponent", blame: { creator: 52, opponent: 48 } });
  expect(grounds).toEqual([{ number: 1, seat: "creator", because: expect.stringContaining("Party B was right") }]);
});

it("leaves any other reading as it is", () => {
  const decided = { run: { ...even, winner: "creator" as const }, grounds: [] };
  expect(breakTie(decided, record)).toEqual(decided);
  const bothRight = { ...record, hunch: { about: 1, creator: false, opponent: true } };
  expect(breakTie({ run: even, grounds: [] }, bothRight)).toEqual({ run: even, grounds: [] });
  expect(breakTie({ run: even, grounds: [] }, { ...record, hunch: undefined })).toEqual({ run: even, grounds: [] });
});
