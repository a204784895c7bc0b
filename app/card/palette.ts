import type { Winner } from "~/domain/verdict/verdict";

/** Colours of the verdict card. It is always the light print, so these are values and not theme tokens. */
export const CARD_PALETTE = {
  paper: "#FBF3E0",
  paperDeep: "#F3E6C8",
  ink: "#1B1A17",
  /** For the name of someone who is no longer here. Meets WCAG AA on paper and white. */
  faded: "#5F584B",
  coral: "#FF7A5C",
  /** The `…Text` forms meet WCAG AA on paper and white. */
  coralText: "#B3321B",
  teal: "#2FB5A5",
  tealText: "#0B6B62",
  gold: "#F2B632",
  goldText: "#7A5200",
  white: "#FFFDF6",
} as const;

/** The colours of a card that depend on what it says. */
export interface CardColors {
  /** Background of the whole card, as CSS. A hung court is split between the parties. */
  ground: string;
  /** Fill of the headline's banner; ink stands on it. */
  banner: string;
  /** Field behind the judge and the rays on it. */
  stage: string;
  rays: string;
}

const OUTCOMES: Record<Winner, CardColors> = {
  creator: { ground: CARD_PALETTE.coral, banner: CARD_PALETTE.coral, stage: "#FFD3C4", rays: "#FFE6DB" },
  opponent: { ground: CARD_PALETTE.teal, banner: CARD_PALETTE.teal, stage: "#BFE6DE", rays: "#DCF2EC" },
  other: {
    ground: `linear-gradient(90deg, ${CARD_PALETTE.coral} 50%, ${CARD_PALETTE.teal} 50%)`,
    banner: CARD_PALETTE.gold,
    stage: "#F9DC94",
    rays: "#FCEBBF",
  },
};

export function outcomeColors(winner: Winner): CardColors {
  return OUTCOMES[winner];
}

/** A decision takes no side: it is the judge's gold throughout. */
export const DECISION_COLORS: CardColors = {
  ground: CARD_PALETTE.gold,
  banner: CARD_PALETTE.gold,
  stage: OUTCOMES.other.stage,
  rays: OUTCOMES.other.rays,
};
