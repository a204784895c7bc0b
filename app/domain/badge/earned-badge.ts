import * as v from "valibot";
import { BADGE_CATEGORIES } from "./badge-category";

/** A badge that somebody has, as the API tells it. */
export const earnedBadgeSchema = v.object({
  category: v.picklist(BADGE_CATEGORIES),
  threshold: v.number(),
  name: v.string(),
  icon: v.string(),
  /** ISO 8601. */
  earnedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type EarnedBadge = v.InferOutput<typeof earnedBadgeSchema>;

/** How far it is to the next badge of a category. */
const badgeProgressSchema = v.object({
  threshold: v.number(),
  /** Whole percent of the threshold, 99 at most: at 100 it is earned. */
  percent: v.pipe(v.number(), v.integer(), v.maxValue(99)),
});
export type BadgeProgress = v.InferOutput<typeof badgeProgressSchema>;

/** A badge that somebody has just got; `progress` is null where it was the last of its category. */
export const unlockedBadgeSchema = v.object({
  ...earnedBadgeSchema.entries,
  progress: v.nullable(badgeProgressSchema),
});
export type UnlockedBadge = v.InferOutput<typeof unlockedBadgeSchema>;
