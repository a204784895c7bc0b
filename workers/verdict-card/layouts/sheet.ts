import { type CardOutcome, outcomeOf } from "~/card/palette";
import { decisionCardTexts } from "~/domain/dilemma/decision-card-texts";
import type { JudgePersonality } from "~/domain/judge/personality";
import { type Card, isDecisionCard, type VerdictCard } from "~/domain/verdict/card";
import { type CardTexts, cardTexts } from "~/domain/verdict/card-texts";

export type CardKind = "verdict" | "decision";

/** What stands on a card, in the words that all layouts have for a verdict and a decision alike. */
export interface Sheet {
  kind: CardKind;
  outcome: CardOutcome;
  judge: JudgePersonality;
  /** What was before the court, the case's name or the dilemma, and the words over it. */
  matter: string;
  matterLabel: string | null;
  /** Who was heard. A dilemma is one person's, whom the card doesn't name. */
  parties: Parties | null;
  /** Small words over the banner, and the large ones on it. */
  ruling: string;
  headline: string;
  /** What is to be done now, the punishment or the recommendation, and the words over it. */
  order: string;
  orderLabel: string | null;
  date: string;
  presiding: string;
  siteAddress: string;
}

/** The two sides of a verdict. */
export interface Parties {
  card: VerdictCard;
  texts: CardTexts;
}

export function sheetOf(card: Card): Sheet {
  const shown = { outcome: outcomeOf(card), judge: card.judgePersonality };
  if (isDecisionCard(card)) {
    const { dilemma, decision, recommendation, advice: _, ...texts } = decisionCardTexts(card);
    const matter = { matter: dilemma, matterLabel: "The dilemma", parties: null };
    return {
      kind: "decision",
      ...shown,
      ...texts,
      ...matter,
      headline: decision,
      order: recommendation,
      orderLabel: null,
    };
  }
  const texts = cardTexts(card);
  const matter = { matter: texts.caseName, matterLabel: null, parties: { card, texts } };
  return { kind: "verdict", ...shown, ...texts, ...matter, order: texts.punishment, orderLabel: "Sentence" };
}
