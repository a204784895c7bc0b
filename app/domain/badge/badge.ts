import * as v from "valibot";
import { BADGE_CATEGORIES, BADGE_THRESHOLDS, type BadgeCategory } from "./badge-category";
import { BADGE_NAMES } from "./badge-names";

/** How rare a badge looks, from the commonest. */
export const BADGE_TIERS = ["common", "rare", "epic", "legendary"] as const;
export type BadgeTier = (typeof BADGE_TIERS)[number];

/** Threshold from which a badge is of a tier, and how many of them each star stands for. */
const TIER_STEP = { rare: 25, epic: 50, legendary: 100 } as const;

/** A badge, whether or not anybody has it. */
export interface Badge {
  category: BadgeCategory;
  threshold: number;
  name: string;
  /** One sentence of the court about it. */
  line: string;
  /** Its artwork, on this site. */
  icon: string;
  /** By the threshold alone: how its unlocking looks. */
  tier: BadgeTier;
  /** 1 to 4. */
  stars: number;
  /** By its place in its category: how it looks in the grid. */
  rarity: BadgeTier;
}

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
export const badgeProgressSchema = v.object({
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

/** Every badge of a category, by threshold. */
export function badgesOf(category: BadgeCategory): Badge[] {
  const thresholds = BADGE_THRESHOLDS[category];
  return thresholds.map((threshold, place) => {
    const [name = "", line = ""] = BADGE_NAMES[category][place] ?? [];
    const tier = tierOf(threshold);
    return {
      ...{ category, threshold, name, line, tier },
      icon: `/badges/${category}-${threshold}.svg`,
      stars: BADGE_TIERS.indexOf(tier) + 1,
      rarity: rarityAt(place, thresholds.length),
    };
  });
}

/** A badge that is stored; null for one that this version does not know. */
export function findBadge(category: BadgeCategory, threshold: number): Badge | null {
  return badgesOf(category).find((badge) => badge.threshold === threshold) ?? null;
}

function tierOf(threshold: number): BadgeTier {
  if (threshold >= TIER_STEP.legendary) return "legendary";
  if (threshold >= TIER_STEP.epic) return "epic";
  return threshold >= TIER_STEP.rare ? "rare" : "common";
}

/** By quarters of the category. */
function rarityAt(place: number, count: number): BadgeTier {
  return BADGE_TIERS[Math.floor((place / count) * BADGE_TIERS.length)] ?? "legendary";
}
