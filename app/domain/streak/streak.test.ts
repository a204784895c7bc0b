import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weekOf } from "./local-day";
import { foldDays, longestStreaks, type Streak, standingOn, takeDay } from "./streak";

/** A Monday. */
const MONDAY = 20_780;

const bare = (day: number) => ({ day, daily: null, weekly: null, frozenWeek: null });
const streakOf = (...days: number[]) => foldDays(days.map((day) => bare(MONDAY + day)));

/** Days in any order and number, some more than once, within some months. */
const anyDays = fc.array(fc.integer({ min: MONDAY, max: MONDAY + 120 }), { maxLength: 80 });

/** The rules by a walk through every day, active or not. */
function walk(days: readonly number[], today: number) {
  const active = new Set(days);
  const frozen = new Set<number>();
  let daily = 0;
  for (let day = Math.min(...days); day <= today; day++) {
    if (active.has(day)) daily += 1;
    else if (day === today || daily === 0) continue;
    else if (frozen.has(weekOf(day))) daily = 0;
    else frozen.add(weekOf(day));
  }
  const weeks = new Set(days.map(weekOf));
  let weekly = 0;
  for (let week = Math.min(...weeks); week <= weekOf(today); week++) {
    if (weeks.has(week)) weekly += 1;
    else if (week < weekOf(today)) weekly = 0;
  }
  return { daily, weekly };
}

describe("an active day", () => {
  it("makes a streak longer by one, once", () => {
    expect(streakOf(0)).toMatchObject({ daily: 1, weekly: 1 });
    expect(streakOf(0, 1, 1, 2)).toMatchObject({ daily: 3, weekly: 1 });
  });

  it("may miss one day a week before it, and no second one", () => {
    expect(streakOf(0, 2)).toMatchObject({ daily: 2 });
    expect(streakOf(0, 2, 4)).toMatchObject({ daily: 1 });
    expect(streakOf(0, 3)).toMatchObject({ daily: 1 });
    expect(streakOf(0, 2, 3, 4, 5, 6, 7, 9)).toMatchObject({ daily: 8, weekly: 2 });
  });

  it("may come after a Sunday and a Monday that were both missed: each week has its own freeze", () => {
    expect(streakOf(4, 5, 8)).toMatchObject({ daily: 3, weekly: 2 });
    expect(streakOf(4, 7)).toMatchObject({ daily: 1, weekly: 2 });
  });

  it("in the next week makes the weeks longer, whatever was missed between", () => {
    expect(streakOf(0, 13)).toMatchObject({ daily: 1, weekly: 2 });
    expect(streakOf(0, 14)).toMatchObject({ daily: 1, weekly: 1 });
  });

  it("never goes backwards: whoever flies west has the date once", () => {
    const streak = streakOf(0, 1);
    if (streak === null) throw new Error("two days are a streak");
    for (const day of [MONDAY + 1, MONDAY, MONDAY - 1]) expect(takeDay(streak, day)).toBe(streak);
  });
});

describe("the streaks of any life", () => {
  it("are what a walk through all its days counts", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 80 }), (days) => {
        const sorted = [...days].sort((one, other) => one - other).map((day) => MONDAY + day);
        const last = sorted.at(-1) ?? MONDAY;
        expect(foldDays(sorted.map(bare))).toMatchObject(walk(sorted, last));
      }),
    );
  });

  it("stand on every day after as the walk says", () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 0, max: 20 }), (days, later) => {
        const sorted = [...days].sort((one, other) => one - other);
        const today = (sorted.at(-1) ?? MONDAY) + later;
        const { daily, weekly } = standingOn(foldDays(sorted.map(bare)), today);
        expect({ daily, weekly }).toEqual(sorted.length === 0 ? { daily: 0, weekly: 0 } : walk(sorted, today));
      }),
    );
  });

  it("come out the same from any day whose streaks are stored", () => {
    fc.assert(
      fc.property(anyDays, fc.nat(80), (days, cut) => {
        const sorted = [...new Set(days)].sort((one, other) => one - other).map(bare);
        const stored: Streak | null = foldDays(sorted.slice(0, cut));
        expect(foldDays([...(stored === null ? [] : [stored]), ...sorted.slice(cut)])).toEqual(foldDays(sorted));
      }),
    );
  });
});

describe("how the streaks stand", () => {
  it("today tells whether it is done and whether a day may be missed", () => {
    const streak = streakOf(0, 1);
    expect(standingOn(streak, MONDAY + 1)).toEqual({ daily: 2, weekly: 1, isTodayDone: true, hasFreeze: true });
    expect(standingOn(streak, MONDAY + 2)).toEqual({ daily: 2, weekly: 1, isTodayDone: false, hasFreeze: true });
    expect(standingOn(streak, MONDAY + 3)).toEqual({ daily: 2, weekly: 1, isTodayDone: false, hasFreeze: false });
    expect(standingOn(streak, MONDAY + 4)).toMatchObject({ daily: 0, weekly: 1 });
    expect(standingOn(streak, MONDAY + 14)).toMatchObject({ daily: 0, weekly: 0, hasFreeze: true });
    expect(standingOn(streak, MONDAY)).toMatchObject({ daily: 2, isTodayDone: true });
    expect(standingOn(null, MONDAY)).toEqual({ daily: 0, weekly: 0, isTodayDone: false, hasFreeze: true });
  });
});

describe("the longest streaks", () => {
  it("are what streaks once were, also after they broke", () => {
    expect(longestStreaks([])).toEqual({ daily: 0, weekly: 0 });
    expect(longestStreaks([0, 1, 2, 3, 21, 22].map((day) => MONDAY + day))).toEqual({ daily: 4, weekly: 1 });
    expect(longestStreaks([0, 1, 7, 14, 35].map((day) => MONDAY + day))).toEqual({ daily: 2, weekly: 3 });
  });

  it("are never shorter than how streaks stand", () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const sorted = [...days].sort((one, other) => one - other);
        const now = foldDays(sorted.map(bare));
        const longest = longestStreaks(sorted);
        expect(longest.daily).toBeGreaterThanOrEqual(now?.daily ?? 0);
        expect(longest.weekly).toBeGreaterThanOrEqual(now?.weekly ?? 0);
      }),
    );
  });
});
