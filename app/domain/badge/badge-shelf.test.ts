import { describe, expect, it } from "vitest";
import { badgeShelf } from "./badge-shelf";

const SOME_DAY = "2026-11-22T12:00:00.000Z";
const earned = (...thresholds: number[]) => new Map(thresholds.map((threshold) => [threshold, SOME_DAY]));

describe("the shelf of a category", () => {
  it("shows what is earned and the next three that are not", () => {
    const { badges } = badgeShelf("invitesSent", 4, earned(1, 3));
    expect(badges.map(({ threshold, earnedAt }) => [threshold, earnedAt])).toEqual([
      [1, SOME_DAY],
      [3, SOME_DAY],
      [5, null],
      [10, null],
      [25, null],
    ]);
  });

  it("of somebody who has everything shows just that", () => {
    const all = [1, 10, 25, 100, 500, 1_000, 5_000];
    const shelf = badgeShelf("hotTopicVotes", 6_000, earned(...all));
    expect(shelf.badges.map(({ threshold }) => threshold)).toEqual(all);
    expect(shelf.progress).toBeNull();
  });

  it("tells the true way to the next badge that is not earned", () => {
    expect(badgeShelf("casesWon", 0, earned()).progress).toEqual({ threshold: 1, percent: 0 });
    expect(badgeShelf("casesWon", 7, earned(1, 3, 5)).progress).toEqual({ threshold: 10, percent: 70 });
    // A streak of ten that broke: the next badge is still the one for 25.
    expect(badgeShelf("dailyStreaks", 2, earned(3, 5, 10)).progress).toEqual({ threshold: 25, percent: 8 });
    expect(badgeShelf("dailyStreaks", 30, earned(3, 5, 10)).progress).toEqual({ threshold: 25, percent: 99 });
  });
});
