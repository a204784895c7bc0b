import type { CardTexts } from "~/domain/verdict/card-texts";
import { fitSize, type TextPlace } from "./fit-text";

/** Where the card's texts stand. The same numbers lay out the page's card and the image. */
export const CARD_PLACES = {
  caseName: {
    face: "display",
    width: 260,
    height: 82,
    leading: 1.06,
    sizes: [34, 31, 28, 26, 24, 22, 20, 18, 16, 15, 14],
  },
  partyName: { face: "body", width: 112, height: 30, leading: 1.15, sizes: [17, 16, 15, 14, 13, 12, 11, 10] },
  headline: { face: "display", width: 246, height: 38, leading: 1.05, sizes: [31, 28, 26, 24, 22, 20, 18, 17, 16, 15] },
  punishment: {
    face: "body",
    width: 244,
    height: 102,
    leading: 1.3,
    sizes: [24, 22, 20, 18, 17, 16, 15, 14, 13, 12, 11, 10],
  },
} as const satisfies Record<string, TextPlace>;

/** The font size of each text that has no fixed one. */
export interface CardTypeSizes {
  caseName: number;
  creatorName: number;
  opponentName: number;
  headline: number;
  punishment: number;
}

export function cardTypeSizes(texts: CardTexts): CardTypeSizes {
  return {
    caseName: fitSize(texts.caseName, CARD_PLACES.caseName),
    creatorName: fitSize(texts.creatorName, CARD_PLACES.partyName),
    opponentName: fitSize(texts.opponentName, CARD_PLACES.partyName),
    headline: fitSize(texts.headline, CARD_PLACES.headline),
    punishment: fitSize(texts.punishment, CARD_PLACES.punishment),
  };
}
