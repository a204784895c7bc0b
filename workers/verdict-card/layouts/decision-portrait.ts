import { DECISION_PLACES, decisionCardStyles } from "~/card/decision-styles";
import { DECISION_COLORS } from "~/card/palette";
import { STAGE } from "~/card/stage";
import type { CardFaces } from "~/card/style";
import type { DecisionCard } from "~/domain/dilemma/decision-card";
import { decisionCardTexts } from "~/domain/dilemma/decision-card-texts";
import { PRODUCT_NAME } from "~/domain/product";
import { box, type CardElement, image, words } from "../card-element";
import { judgeStageSvg } from "../portraits";

/** A decision's card of 320×568, as the page shows it. */
export function decisionPortrait(card: DecisionCard, faces: CardFaces): CardElement {
  const texts = decisionCardTexts(card);
  const styles = decisionCardStyles(texts, faces);
  return box(styles.card, [
    box(styles.shadow, []),
    box(styles.panelFrame, [
      box(styles.panel, [
        box(styles.masthead, PRODUCT_NAME),
        box(styles.thickRule, []),
        box(styles.dateline, [box({}, texts.date), box({}, texts.presiding)]),
        box(styles.thinRule, []),
        box(styles.dilemmaLabel, "The dilemma"),
        box(styles.dilemmaPlace, [words(styles.dilemma, texts.dilemma, DECISION_PLACES.dilemma)]),
        box(styles.stageFrame, [
          box(styles.stage, [image(judgeStageSvg(card.judgePersonality, DECISION_COLORS), STAGE.width, STAGE.height)]),
        ]),
        box(styles.bannerFrame, [
          box(styles.banner, [words(styles.decision, texts.decision, DECISION_PLACES.decision)]),
          box(styles.ruling, "The court decides"),
        ]),
        box(styles.recommendationPlace, [
          words(styles.recommendation, texts.recommendation, DECISION_PLACES.recommendation),
        ]),
        box(styles.footer, [
          box(styles.siteAddress, texts.siteAddress),
          box(styles.disclaimer, "For entertainment only"),
        ]),
      ]),
    ]),
  ]);
}
