import { DECISION_PLACES, decisionCardStyles } from "~/card/decision-styles";
import type { FrameStyles } from "~/card/frame-styles";
import { STAGE } from "~/card/stage";
import type { CardFaces } from "~/card/style";
import { CARD_PLACES } from "~/card/verdict-places";
import { cardStyles } from "~/card/verdict-styles";
import type { DecisionCard } from "~/domain/dilemma/decision-card";
import { decisionCardTexts } from "~/domain/dilemma/decision-card-texts";
import { PRODUCT_NAME } from "~/domain/product";
import { type Card, isDecisionCard, type VerdictCard } from "~/domain/verdict/card";
import { cardTexts } from "~/domain/verdict/card-texts";
import { box, type CardElement, image, words } from "../card-element";
import { stageSvg } from "../portraits";
import { sheetOf } from "./sheet";

/** The card of 320×568, as the page shows it. */
export function portrait(card: Card, faces: CardFaces): CardElement {
  return isDecisionCard(card) ? decisionPortrait(card, faces) : verdictPortrait(card, faces);
}

function verdictPortrait(card: VerdictCard, faces: CardFaces): CardElement {
  const texts = cardTexts(card);
  const styles = cardStyles(card, texts, faces);
  return sheetElement(card, styles, {
    matter: [
      box(styles.caseNamePlace, [words(styles.caseName, texts.caseName, CARD_PLACES.caseName)]),
      box(styles.parties, [
        box(styles.party, [
          box(styles.partyLabel, [
            box(styles.creatorMark, [box(styles.creatorMarkFill, [])]),
            box(styles.creatorLabel, "Plaintiff"),
          ]),
          box(styles.partyNamePlace, [words(styles.creatorName, texts.creatorName, CARD_PLACES.partyName)]),
        ]),
        box(styles.versus, "v."),
        box(styles.party, [
          box(styles.partyLabel, [
            box(styles.opponentMark, [box(styles.opponentMarkFill, [])]),
            box(styles.opponentLabel, "Defendant"),
          ]),
          box(styles.partyNamePlace, [words(styles.opponentName, texts.opponentName, CARD_PLACES.partyName)]),
        ]),
      ]),
    ],
    headline: words(styles.headline, texts.headline, CARD_PLACES.headline),
    order: box(styles.sentenceFrame, [
      box(styles.sentence, [
        box(styles.sentenceLabel, "Sentence"),
        box(styles.punishmentPlace, [words(styles.punishment, texts.punishment, CARD_PLACES.punishment)]),
      ]),
    ]),
  });
}

function decisionPortrait(card: DecisionCard, faces: CardFaces): CardElement {
  const texts = decisionCardTexts(card);
  const styles = decisionCardStyles(texts, faces);
  return sheetElement(card, styles, {
    matter: [
      box(styles.dilemmaLabel, "The dilemma"),
      box(styles.dilemmaPlace, [words(styles.dilemma, texts.dilemma, DECISION_PLACES.dilemma)]),
    ],
    headline: words(styles.decision, texts.decision, DECISION_PLACES.decision),
    order: box(styles.recommendationPlace, [
      words(styles.recommendation, texts.recommendation, DECISION_PLACES.recommendation),
    ]),
  });
}

/** What a verdict and a decision set each in their own way. */
interface OwnParts {
  matter: CardElement[];
  headline: CardElement;
  order: CardElement;
}

function sheetElement(card: Card, styles: FrameStyles, { matter, headline, order }: OwnParts): CardElement {
  const { judge, outcome, ...texts } = sheetOf(card);
  return box(styles.card, [
    box(styles.shadow, []),
    box(styles.panelFrame, [
      box(styles.panel, [
        box(styles.masthead, PRODUCT_NAME),
        box(styles.thickRule, []),
        box(styles.dateline, [box({}, texts.date), box({}, texts.presiding)]),
        box(styles.thinRule, []),
        ...matter,
        box(styles.stageFrame, [box(styles.stage, [image(stageSvg(judge, outcome), STAGE.width, STAGE.height)])]),
        box(styles.bannerFrame, [box(styles.banner, [headline]), box(styles.ruling, texts.ruling)]),
        order,
        box(styles.footer, [
          box(styles.siteAddress, texts.siteAddress),
          box(styles.disclaimer, "For entertainment only"),
        ]),
      ]),
    ]),
  ]);
}
