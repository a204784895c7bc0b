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
  /** With its quotation marks. */
  recommendation: string;
  date: string;
  presiding: string;
  siteAddress: string;
}

/** A dilemma may be more than three times as long; the card shows how it begins. */
const PRINTED_DILEMMA_MAX = 140;

export function decisionCardTexts(card: DecisionCard): DecisionCardTexts {
  return {
    dilemma: printedBeginning(card.dilemma, PRINTED_DILEMMA_MAX) || "A dilemma",
    ruling: "The court decides",
    decision: printed(card.decision, DECISION_MAX) || "Undecided",
    recommendation: `“${printed(card.recommendation, RECOMMENDATION_MAX)}”`,
    date: printed(card.decidedOn, DATE_MAX),
    presiding: `${judgeProfile(card.judgePersonality).title} presiding`,
    siteAddress: printed(card.siteAddress, SITE_ADDRESS_MAX),
  };
}
