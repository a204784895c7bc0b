import * as v from "valibot";
import { WINNERS } from "../case/winner";
import { type DecisionCard, decisionCardSchema } from "../dilemma/decision-card";
import { judgePersonalitySchema } from "../judge/personality";
import type { CardLayout } from "./card-layouts";
import type { CardNotice } from "./card-notices";
import type { Summons } from "./summons-picture";

/** Size of the card in CSS pixels; a PNG is this times its scale. */
export const CARD_WIDTH = 320;
export const CARD_HEIGHT = 568;

/** Allowed pixel densities of a card image. */
export const CARD_SCALES = [1, 2, 3] as const;
export const cardScaleSchema = v.picklist(CARD_SCALES);
export type CardScale = (typeof CARD_SCALES)[number];

/**
 * Version of the card's design. It stands in every stored image's key, so raising it makes all cards be drawn anew;
 * raise it with every change that can be seen.
 */
export const CARD_TEMPLATE_VERSION = 2;

/** Everything a verdict card shows: the one view model of the page's card, the flatten page and the image. */
const verdictCardSchema = v.object({
  caseName: v.string(),
  winner: v.picklist(WINNERS),
  creatorName: v.string(),
  opponentName: v.string(),
  punishment: v.string(),
  judgePersonality: judgePersonalitySchema,
  /** Day of the ruling as the card prints it, such as `20 November 2026`. */
  settledOn: v.string(),
  /** Address of the site without its scheme, such as `pettifog.example`. */
  siteAddress: v.string(),
  /** True for a default judgment, which every card must say of itself (docs/rules.md#default-judgment). */
  byDefault: v.optional(v.boolean()),
  /** True where nobody ruled: one of the two has left for good, and the clerk closed the case. */
  dismissed: v.optional(v.boolean()),
});
export type VerdictCard = v.InferOutput<typeof verdictCardSchema>;

/**
 * A card of the court: a verdict's, or that of a decision on somebody's dilemma. Nothing is drawn or kept of any other.
 */
export const cardSchema = v.union([verdictCardSchema, decisionCardSchema]);
export type Card = v.InferOutput<typeof cardSchema>;

/** Tells the two by what they show: a field for it would rename every picture that is kept of a verdict. */
export function isDecisionCard(card: Card): card is DecisionCard {
  return "dilemma" in card;
}

/**
 * The RPC interface of the verdict-card Worker, called through the web Worker's service binding. Every call gives a
 * PNG.
 */
export interface VerdictCardRenderer {
  /** Draws a card in one of the layouts, times `scale`. Refuses a scale that the layout does not have. */
  render(card: Card, layout: CardLayout, scale: CardScale): Promise<ArrayBuffer>;
  /** Draws what stands in a card's place when there is none to show, small and the same for everyone. */
  renderNotice(notice: CardNotice): Promise<ArrayBuffer>;
  /** Draws what a link to an invitation shows. */
  renderSummons(summons: Summons): Promise<ArrayBuffer>;
}
