import * as v from "valibot";
import { cardDate } from "../card-date";
import { type JudgePersonality, judgePersonalitySchema } from "../judge/personality";

/** Everything a decision's card shows: the one view model of the page's card and the image. */
export const decisionCardSchema = v.object({
  dilemma: v.string(),
  decision: v.string(),
  /** The judge's advice, without quotation marks: the card sets them. */
  recommendation: v.string(),
  judgePersonality: judgePersonalitySchema,
  /** Day of the decision as the card prints it, such as `20 November 2026`. */
  decidedOn: v.string(),
  /** Address of the site without its scheme, such as `pettifog.example`. */
  siteAddress: v.string(),
});
export type DecisionCard = v.InferOutput<typeof decisionCardSchema>;

interface DecidedOn {
  dilemma: string;
  decision: string;
  recommendation: string;
  judgePersonality: JudgePersonality;
  /** Unix milliseconds. */
  createdAt: number;
}

/** The card of a decided dilemma. */
export function cardOfDecision(decided: DecidedOn, siteAddress: string): DecisionCard {
  const { dilemma, decision, recommendation, judgePersonality, createdAt } = decided;
  return { dilemma, decision, recommendation, judgePersonality, decidedOn: cardDate(createdAt), siteAddress };
}
