import { describe, expect, it } from "vitest";
import { outcomeOf, outcomeWords } from "./outcome";

const names = { creator: "Robin", opponent: "Sam" };
const ruled = { byDefault: false, judgeId: "house@1" };

describe("the outcome of a case", () => {
  it.each([
    [{ ...ruled, winner: "creator" }, "Robin won"],
    [{ ...ruled, winner: "opponent" }, "Sam won"],
    [{ ...ruled, winner: "other" }, "Hung Court"],
    [{ ...ruled, winner: "creator", byDefault: true }, "Default judgment"],
    [{ ...ruled, winner: "other", byDefault: true }, "Default judgment"],
    [{ ...ruled, winner: "other", judgeId: "clerk@1" }, "Case dismissed"],
  ] as const)("of %o is called: %s", (verdict, words) => {
    const outcome = outcomeOf(verdict);
    expect(outcome && outcomeWords(outcome, names)).toBe(words);
  });

  it("stays English around a winner's name from right to left", () => {
    expect(outcomeWords("creator", { ...names, creator: "سارة" })).toBe("\u200E\u2068سارة\u2069 won");
  });

  it("is none before there is a verdict, and in a dilemma", () => {
    expect(outcomeOf({ winner: null, byDefault: null, judgeId: null })).toBeNull();
    expect(outcomeOf({ ...ruled, winner: null })).toBeNull();
  });
});
