import { STAGE } from "~/card/stage";
import type { CardFaces } from "~/card/style";
import { CARD_PLACES } from "~/card/verdict-places";
import { cardStyles } from "~/card/verdict-styles";
import { PRODUCT_NAME } from "~/domain/product";
import type { VerdictCard } from "~/domain/verdict/card";
import { cardTexts } from "~/domain/verdict/card-texts";
import { box, type CardElement, image, words } from "../card-element";
import { stageSvg } from "../portraits";

/** The card of 320×568, as the page shows it. */
export function portrait(card: VerdictCard, faces: CardFaces): CardElement {
  const texts = cardTexts(card);
  const styles = cardStyles(card, texts, faces);
  return box(styles.card, [
    box(styles.shadow, []),
    box(styles.panelFrame, [
      box(styles.panel, [
        box(styles.masthead, PRODUCT_NAME),
        box(styles.thickRule, []),
        box(styles.dateline, [box({}, texts.date), box({}, texts.presiding)]),
        box(styles.thinRule, []),
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
        box(styles.stageFrame, [
          box(styles.stage, [image(stageSvg(card.judgePersonality, card.winner), STAGE.width, STAGE.height)]),
        ]),
        box(styles.bannerFrame, [
          box(styles.banner, [words(styles.headline, texts.headline, CARD_PLACES.headline)]),
          box(styles.ruling, texts.ruling),
        ]),
        box(styles.sentenceFrame, [
          box(styles.sentence, [
            box(styles.sentenceLabel, "Sentence"),
            box(styles.punishmentPlace, [words(styles.punishment, texts.punishment, CARD_PLACES.punishment)]),
          ]),
        ]),
        box(styles.footer, [
          box(styles.siteAddress, texts.siteAddress),
          box(styles.disclaimer, "For entertainment only"),
        ]),
      ]),
    ]),
  ]);
}
