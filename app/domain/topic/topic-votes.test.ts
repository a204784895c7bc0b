import { describe, expect, it } from "vitest";
import { formatTopicStats, TOO_FEW_VOTES, toTopicStats } from "./topic-votes";

const said = (agrees: number, disagrees: number) => formatTopicStats(toTopicStats({ agrees, disagrees }));

describe("the result of a topic", () => {
  it.each([
    [73, 27, "73% Don't Mind It (100 votes)"],
    [3, 7, "70% Hate It (10 votes)"],
    [5, 5, "50% Don't Mind It (10 votes)"],
    [10, 0, "100% Don't Mind It (10 votes)"],
    [999, 1, "99% Don't Mind It (1,000 votes)"],
    [1, 12_344, "99% Hate It (12,345 votes)"],
  ])("of %i and %i is said by the larger side: %s", (agrees, disagrees, words) => {
    expect(said(agrees, disagrees)).toBe(words);
  });

  it("of nine votes has no numbers: the next vote would be known", () => {
    for (const agrees of [0, 4, 9]) expect(said(agrees, 9 - agrees)).toBe(TOO_FEW_VOTES);
    expect(toTopicStats({ agrees: 9, disagrees: 0 })).toEqual({ agrees: null, disagrees: null, total: 9 });
    expect(TOO_FEW_VOTES).not.toMatch(/\d/u);
  });
});
