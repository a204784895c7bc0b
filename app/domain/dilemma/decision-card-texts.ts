import { judgeProfile } from "../judge/personality";
import { DATE_MAX, printed, printedBeginning, SITE_ADDRESS_MAX } from "../printed-text";
import type { DecisionCard } from "./decision-card";
import { DECISION_MAX, RECOMMENDATION_MAX } from "./dilemma";

/** Every text of a decision's card as it is printed, in the page and in the image alike. */
export interface DecisionCardTexts {
  dilemma: string;
  /** Small words over the decision. */
  ruling: string;
  decision: string;
  /** With its quotation marks, and without them for a page, which sets its words by their language. */
  recommendation: string;
  advice: string;
  date: string;
  presiding: string;
  siteAddress: string;
}

/** A dilemma may be more than three times as long; the card shows how it begins. */
const PRINTED_DILEMMA_MAX = 140;

export function decisionCardTexts(card: DecisionCard): DecisionCardTexts {
  const advice = printed(card.recommendation, RECOMMENDATION_MAX);
  return {
    dilemma: printedBeginning(card.dilemma, PRINTED_DILEMMA_MAX) || "A dilemma",
    ruling: "The court decides",
    decision: printed(card.decision, DECISION_MAX) || "Undecided",
    recommendation: `“${advice}”`,
    advice,
    date: printed(card.decidedOn, DATE_MAX),
    presiding: `${judgeProfile(card.judgePersonality).title} presiding`,
    siteAddress: printed(card.siteAddress, SITE_ADDRESS_MAX),
  };
}
