import { type Badge, badgesOf } from "./badge";
import { BADGE_THRESHOLDS, type BadgeCategory } from "./badge-category";
import type { BadgeProgress } from "./earned-badge";

/** Beside what is earned, so many badges of a category are shown that are not. */
const AHEAD_SHOWN = 3;

/** A badge in the grid; `earnedAt` in ISO 8601, null for one that is still to be earned. */
export interface ShownBadge extends Badge {
  earnedAt: string | null;
}

/** What a person sees of one category. */
export interface BadgeShelf {
  category: BadgeCategory;
  /** How much they have of it; for a streak how long it is today. */
  count: number;
  /** Null where every badge is earned. */
  progress: BadgeProgress | null;
  badges: ShownBadge[];
}

/** The badges of a category that somebody has, and the next that they have not. `earned` tells when, by threshold. */
export function badgeShelf(category: BadgeCategory, count: number, earned: ReadonlyMap<number, string>): BadgeShelf {
  const unearned = BADGE_THRESHOLDS[category].filter((threshold) => !earned.has(threshold));
  const [next] = unearned;
  const ahead = unearned.slice(0, AHEAD_SHOWN);
  return {
    category,
    count,
    progress: next === undefined ? null : { threshold: next, percent: percentOf(count, next) },
    badges: badgesOf(category)
      .filter(({ threshold }) => earned.has(threshold) || ahead.includes(threshold))
      .map((badge) => ({ ...badge, earnedAt: earned.get(badge.threshold) ?? null })),
  };
}

/** Two streaks that a login has joined may be long enough for a badge which comes with the next active day. */
function percentOf(count: number, threshold: number): number {
  return Math.min(99, Math.floor((count / threshold) * 100));
}
