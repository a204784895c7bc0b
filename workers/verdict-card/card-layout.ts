import type { ReactNode } from "react";
import { PRODUCT_NAME } from "~/domain/product";
import type { VerdictCard } from "~/domain/verdict/card";
import { STAGE } from "~/domain/verdict/card-stage";
import type { CardFaces, CardStyle } from "~/domain/verdict/card-style";
import { cardStyles } from "~/domain/verdict/card-styles";
import { cardTexts } from "~/domain/verdict/card-texts";
import { printableTexts } from "./printable-texts";

/**
 * The card is laid out this many times larger than it is. Satori puts words at whole pixels, and at the card's own size
 * that leaves the spaces between them visibly uneven.
 */
export const LAYOUT_SCALE = 4;

/** What satori reads of an element. */
interface CardElement {
  type: "div" | "img";
  key: null;
  props: {
    style?: CardStyle;
    src?: string;
    width?: number;
    height?: number;
    children?: string | CardElement[];
  };
}

/** The card as a tree of plain elements. `stage` is the picture in the middle, as a data URL. */
export function cardLayout(card: VerdictCard, stage: string, faces: CardFaces): ReactNode {
  const texts = printableTexts(cardTexts(card));
  const styles = cardStyles(card, texts, faces);
  return box(styles.card, [
    box(styles.shadow, []),
    box(styles.panelFrame, [
      box(styles.panel, [
        box(styles.masthead, PRODUCT_NAME),
        box(styles.thickRule, []),
        box(styles.dateline, [box({}, texts.date), box({}, texts.presiding)]),
        box(styles.thinRule, []),
        box(styles.caseNamePlace, [box(styles.caseName, texts.caseName)]),
        box(styles.parties, [
          box(styles.party, [
            box(styles.partyLabel, [
              box(styles.creatorMark, [box(styles.creatorMarkFill, [])]),
              box(styles.creatorLabel, "Plaintiff"),
            ]),
            box(styles.partyNamePlace, [box(styles.creatorName, texts.creatorName)]),
          ]),
          box(styles.versus, "v."),
          box(styles.party, [
            box(styles.partyLabel, [
              box(styles.opponentMark, [box(styles.opponentMarkFill, [])]),
              box(styles.opponentLabel, "Defendant"),
            ]),
            box(styles.partyNamePlace, [box(styles.opponentName, texts.opponentName)]),
          ]),
        ]),
        box(styles.stageFrame, [box(styles.stage, [image(stage, STAGE.width, STAGE.height)])]),
        box(styles.bannerFrame, [
          box(styles.banner, [box(styles.headline, texts.headline)]),
          box(styles.ruling, texts.ruling),
        ]),
        box(styles.sentenceFrame, [
          box(styles.sentence, [
            box(styles.sentenceLabel, "Sentence"),
            box(styles.punishmentPlace, [box(styles.punishment, texts.punishment)]),
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

/**
 * `overflow` is left out: texts are fitted and clamped already, and for every hidden overflow satori writes a mask into
 * all that lies below it, which makes drawing nine times as slow.
 */
function box({ overflow: _, ...style }: CardStyle, children: string | CardElement[]): CardElement {
  return { type: "div", key: null, props: { style: enlarge({ display: "flex", ...style }), children } };
}

function image(src: string, width: number, height: number): CardElement {
  return { type: "img", key: null, props: { src, width: width * LAYOUT_SCALE, height: height * LAYOUT_SCALE } };
}

const UNITLESS = new Set(["flexGrow", "flexShrink", "fontWeight", "lineHeight", "WebkitLineClamp"]);

function enlarge(style: CardStyle): CardStyle {
  const entries = Object.entries(style).map(([property, value]) => {
    if (typeof value === "number") return [property, UNITLESS.has(property) ? value : value * LAYOUT_SCALE];
    return [
      property,
      value.replace(/(-?[\d.]+)px/gu, (_: string, pixels: string) => `${Number(pixels) * LAYOUT_SCALE}px`),
    ];
  });
  return Object.fromEntries(entries);
}
