import { isolated } from "../case/isolated-name";
import { decisionCardTexts } from "../dilemma/decision-card-texts";
import { PRODUCT_NAME } from "../product";
import { type Card, isDecisionCard } from "./card";
import { cardTexts } from "./card-texts";

/** A card in words, for wherever it is not seen, or not seen yet. */
export interface CardWords {
  /** What was before the court, without what came of it. */
  matter: string;
  /** What came of it: a headline, and a sentence or two below. */
  open: Announcement;
  /** The same for whoever shall find out by themselves: nothing in it gives the outcome away. */
  closed: Announcement;
  /** All that the card says, for whoever doesn't see the picture. */
  picture: string;
}

interface Announcement {
  title: string;
  description: string;
}

/** What stands on a card in the words of its people and its judge, as it is looked through for foreign words. */
export function writtenOn(card: Card): string[] {
  if (isDecisionCard(card)) return [card.dilemma, card.decision, card.recommendation];
  return [card.caseName, card.punishment];
}

export function cardWords(card: Card): CardWords {
  if (isDecisionCard(card)) {
    const { dilemma, decision, ruling, presiding, recommendation } = decisionCardTexts(card);
    return {
      matter: dilemma,
      open: {
        title: `${ruling}: ${decision}`,
        description: `${presiding}. The dilemma: “${dilemma}” The recommendation: ${recommendation}`,
      },
      closed: { title: `The court has decided a dilemma: “${dilemma}”`, description: "See what it decided." },
      picture: `Decision card of ${PRODUCT_NAME}. The dilemma: “${dilemma}” ${presiding}. ${ruling}: ${asSentence(decision)} The recommendation: ${recommendation}`,
    };
  }
  const { caseName, headline, ruling, creatorName, opponentName, punishment, presiding } = cardTexts(card);
  return {
    matter: caseName,
    open: { title: `${caseName}: ${headline}`, description: `${presiding}. ${ruling}. Sentence: ${punishment}` },
    closed: { title: `The court has ruled in ${caseName}`, description: "See who won." },
    picture: `Verdict card of ${PRODUCT_NAME}. ${caseName}: ${isolated(creatorName)}, plaintiff, against ${isolated(opponentName)}, defendant. ${presiding}. ${ruling}: ${headline} Sentence: ${punishment}`,
  };
}

function asSentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}
