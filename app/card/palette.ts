import type { Winner } from "~/domain/case/winner";
import { type Card, isDecisionCard } from "~/domain/verdict/card";

/** Colours of a card. It is always the light print, so these are values and not theme tokens. */
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

/** How a card came out, as its colours and its stage tell it. A decision takes no side. */
export type CardOutcome = Winner | "decision";

export function outcomeOf(card: Card): CardOutcome {
  return isDecisionCard(card) ? "decision" : card.winner;
}

export function outcomeColors(outcome: CardOutcome): CardColors {
  // What is stored may be of a version that this one can't read.
  return OUTCOMES[outcome] ?? OUTCOMES.other;
}

const GOLDEN = { banner: CARD_PALETTE.gold, stage: "#F9DC94", rays: "#FCEBBF" };

const OUTCOMES: Record<CardOutcome, CardColors> = {
  creator: { ground: CARD_PALETTE.coral, banner: CARD_PALETTE.coral, stage: "#FFD3C4", rays: "#FFE6DB" },
  opponent: { ground: CARD_PALETTE.teal, banner: CARD_PALETTE.teal, stage: "#BFE6DE", rays: "#DCF2EC" },
  other: {
    ground: `linear-gradient(90deg, ${CARD_PALETTE.coral} 50%, ${CARD_PALETTE.teal} 50%)`,
    ...GOLDEN,
  },
  decision: { ground: CARD_PALETTE.gold, ...GOLDEN },
};
