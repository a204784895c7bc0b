import { describe, expect, it, test } from "vitest";
import { cameTrue, hunchFor, winnerByHunch } from "./hunch";
import type { SwipeRecord, Testimony } from "./judge";

const HUNCH = "Did Party O say yes to “Do you hum?”";

function recordOf(answers: [Testimony, Testimony], hunches?: [Testimony, Testimony]): SwipeRecord {
  return {
    kind: "pettyswipe",
    seed: "seed",
    allegation: "Sam hums.",
    tone: "Fun",
    judgePersonality: "Strict",
    testimony: [{ prompt: "Do you hum?", weight: null, creator: answers[0], opponent: answers[1] }],
    ...(hunches === undefined ? {} : { hunch: { about: 1, creator: hunches[0], opponent: hunches[1] } }),
  };
}

it("asks each party about the other, and says so of both", () => {
  expect(hunchFor(HUNCH, "creator")).toBe("Did Party B say yes to “Do you hum?”");
  expect(hunchFor(HUNCH, "opponent")).toBe("Did Party A say yes to “Do you hum?”");
  expect(hunchFor(HUNCH, null)).toBe("Did the other party say yes to “Do you hum?”");
});

describe("a hunch is won by whoever knows the other better", () => {
  test.each<[string, [Testimony, Testimony], [Testimony, Testimony] | undefined, string]>([
    ["one was right", [true, false], [false, false], "creator"],
    ["the other was", [true, false], [true, true], "opponent"],
    ["both were", [true, false], [false, true], "other"],
    ["neither was", [true, false], [true, false], "other"],
    ["a Fifth is no yes", [true, null], [false, false], "creator"],
    ["a Fifth on the hunch is wrong", [true, true], [null, true], "opponent"],
    ["whom nobody heard nobody foresaw", [true, undefined], [false, undefined], "other"],
    ["there was none", [true, false], undefined, "other"],
  ])("%s", (_case, answers, hunches, winner) => {
    expect(winnerByHunch(recordOf(answers, hunches))).toBe(winner);
  });
});

it("a guess is right or wrong only where both have spoken", () => {
  expect([cameTrue(true, true), cameTrue(false, null), cameTrue(false, false)]).toEqual([true, true, true]);
  expect([cameTrue(true, false), cameTrue(true, null), cameTrue(null, true)]).toEqual([false, false, false]);
  expect([cameTrue(undefined, true), cameTrue(true, undefined)]).toEqual([null, null]);
});
