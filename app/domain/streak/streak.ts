import { weekOf } from "./local-day";

/** How a person's streaks stand with their last active day (docs/rules.md#streaks). */
export interface Streak {
  /** The last active day, in the person's own time zone, counted from 1 January 1970. */
  day: number;
  /** So many active days without a break. */
  daily: number;
  /** So many weeks in a row with an active day in each. */
  weekly: number;
  /** The last week of which the freeze was used. */
  frozenWeek: number | null;
}

/** An active day as it is kept: with how the streaks stood then, or without where that has to be counted anew. */
export interface ActiveDay {
  day: number;
  daily: number | null;
  weekly: number | null;
  frozenWeek: number | null;
}

/** How the streaks stand today. */
export interface StreakStanding {
  daily: number;
  weekly: number;
  isTodayDone: boolean;
  /** Whether one more missed day of this week breaks nothing. */
  hasFreeze: boolean;
}

/** The longest that streaks have been. */
export type LongestStreaks = Pick<Streak, "daily" | "weekly">;

/** What an active day makes of the streaks. A day that was, or is before the last one, makes nothing of them. */
export function takeDay(streak: Streak | null, day: number): Streak {
  if (streak === null) return { day, daily: 1, weekly: 1, frozenWeek: null };
  if (day <= streak.day) return streak;
  const { isAlive, frozenWeek } = missDays(streak, day);
  const weeks = weekOf(day) - weekOf(streak.day);
  return {
    day,
    daily: isAlive ? streak.daily + 1 : 1,
    weekly: weeks > 1 ? 1 : streak.weekly + weeks,
    frozenWeek,
  };
}

/** The streaks after these days, which begin with one whose streaks are known, or with the first of all. */
export function foldDays(days: readonly ActiveDay[]): Streak | null {
  return days.reduce<Streak | null>((streak, { day, daily, weekly, frozenWeek }) => {
    return daily === null || weekly === null ? takeDay(streak, day) : { day, daily, weekly, frozenWeek };
  }, null);
}

/** The longest that they have been, by every active day in its order. */
export function longestStreaks(days: readonly number[]): LongestStreaks {
  const longest = { daily: 0, weekly: 0 };
  let streak: Streak | null = null;
  for (const day of days) {
    const next: Streak = takeDay(streak, day);
    longest.daily = Math.max(longest.daily, next.daily);
    longest.weekly = Math.max(longest.weekly, next.weekly);
    streak = next;
  }
  return longest;
}

/** How they stand on a day, whether or not anything was done on it. */
export function standingOn(streak: Streak | null, today: number): StreakStanding {
  if (streak === null) return { daily: 0, weekly: 0, isTodayDone: false, hasFreeze: true };
  const { isAlive, frozenWeek } = missDays(streak, today);
  return {
    daily: isAlive ? streak.daily : 0,
    weekly: weekOf(today) - weekOf(streak.day) > 1 ? 0 : streak.weekly,
    isTodayDone: streak.day >= today,
    hasFreeze: frozenWeek !== weekOf(today),
  };
}

/** What the days missed before `day` do: the first of a week uses that week's freeze, the second breaks the streak. */
function missDays(streak: Streak, day: number): { isAlive: boolean; frozenWeek: number | null } {
  let { frozenWeek } = streak;
  for (let missed = streak.day + 1; missed < day; missed++) {
    if (weekOf(missed) === frozenWeek) return { isAlive: false, frozenWeek };
    frozenWeek = weekOf(missed);
  }
  return { isAlive: true, frozenWeek };
}
