import type { BadgeTier } from "~/domain/badge/badge";

export const TIER_NAMES: Record<BadgeTier, string> = {
  common: "Common",
  rare: "Rare",
  epic: "Epic",
  legendary: "Legendary",
};

/** What a medal lies on. Coral and teal are the parties' own. */
export const TIER_GROUNDS: Record<BadgeTier, string> = {
  common: "bg-paper-deep",
  rare: "bg-paper-deep halftone",
  epic: "bg-judge",
  legendary: "bg-judge halftone",
};
