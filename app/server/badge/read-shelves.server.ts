import type { SQL } from "drizzle-orm";
import { findBadge } from "~/domain/badge/badge";
import { BADGE_CATEGORIES, type BadgeCategory } from "~/domain/badge/badge-category";
import { type BadgeShelf, badgeShelf } from "~/domain/badge/badge-shelf";
import type { EarnedBadge } from "~/domain/badge/earned-badge";
import type { StreakStanding } from "~/domain/streak/streak";
import type { Database } from "../database/client.server";
import { selectStreakDays } from "../streak/streak-repository.server";
import { type BadgeRow, selectBadges, selectCounts } from "./badge-repository.server";

/** What a person's shelves are read from, for a batch; put together by `readShelves`. */
export function selectAchievements(database: Database, userUuid: SQL) {
  return [
    selectBadges(database, userUuid),
    selectCounts(database, userUuid),
    selectStreakDays(database, userUuid),
  ] as const;
}

/** What a person sees of every category. */
export function readShelves(
  badges: readonly BadgeRow[],
  counts: readonly { category: BadgeCategory; count: number }[],
  { daily, weekly }: StreakStanding,
): BadgeShelf[] {
  const known = new Map(counts.map(({ category, count }) => [category, count]));
  known.set("dailyStreaks", daily).set("weeklyStreaks", weekly);
  return BADGE_CATEGORIES.map((category) => {
    const own = badges.filter((badge) => badge.category === category);
    const earned = new Map(own.map(({ threshold, earnedAt }) => [threshold, new Date(earnedAt).toISOString()]));
    return badgeShelf(category, known.get(category) ?? 0, earned);
  });
}

/** Badges as they are told; without those that this version does not know. */
export function toEarned(rows: readonly BadgeRow[]): EarnedBadge[] {
  return rows.flatMap(({ category, threshold, earnedAt }) => {
    const badge = findBadge(category, threshold);
    if (badge === null) return [];
    const { name, icon } = badge;
    return [{ category, threshold, name, icon, earnedAt: new Date(earnedAt).toISOString() }];
  });
}
