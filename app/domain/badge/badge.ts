import { BADGE_THRESHOLDS, type BadgeCategory } from "./badge-category";
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
