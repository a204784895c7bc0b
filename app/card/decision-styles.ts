import type { DecisionCardTexts } from "~/domain/dilemma/decision-card-texts";
import { balancedWidth, fitSize, type TextPlace } from "./fit-text";
import { clamped, frameStyles } from "./frame-styles";
import { CARD_PALETTE, outcomeColors } from "./palette";
import type { CardFaces, CardStyle } from "./style";

/** Where the texts of a decision's card stand. The same numbers lay out the page's card and the image. */
export const DECISION_PLACES = {
  dilemma: { face: "body", width: 254, height: 92, leading: 1.2, sizes: [24, 22, 20, 18, 17, 16, 15, 14, 13, 12, 11] },
  decision: {
    face: "display",
    width: 248,
    height: 60,
    leading: 1.06,
    sizes: [28, 26, 24, 22, 20, 18, 17, 16, 15, 14, 13, 12],
  },
  recommendation: {
    face: "body",
    width: 244,
    height: 106,
    leading: 1.3,
    sizes: [24, 22, 20, 18, 17, 16, 15, 14, 13, 12, 11, 10],
  },
} as const satisfies Record<string, TextPlace>;

/** The design of a decision's card: the court's frame in the judge's gold, and a style for every part of its own. */
export function decisionCardStyles(texts: DecisionCardTexts, faces: CardFaces) {
  const colors = outcomeColors("decision");
  const text = (content: string, place: TextPlace) => {
    const size = fitSize(content, place);
    return { ...clamped(size, place), width: balancedWidth(content, size, place), textAlign: "center" as const };
  };
  const place = { display: "flex", alignItems: "center", justifyContent: "center" } as const;
  return {
    ...frameStyles(colors, faces),
    dilemmaLabel: {
      fontFamily: faces.display,
      fontWeight: 400,
      fontSize: 11,
      lineHeight: 1,
      letterSpacing: 2.5,
      textTransform: "uppercase",
      margin: "12px 0 0 0",
    },
    dilemmaPlace: {
      ...place,
      width: DECISION_PLACES.dilemma.width + 8,
      height: DECISION_PLACES.dilemma.height,
      margin: "6px 0 9px 0",
    },
    dilemma: { ...text(texts.dilemma, DECISION_PLACES.dilemma), fontWeight: 600 },
    bannerFrame: {
      display: "flex",
      flexShrink: 0,
      position: "relative",
      width: 276,
      height: 80,
      margin: "-20px 0 0 0",
      padding: "3px",
      background: CARD_PALETTE.ink,
      borderRadius: "6px 10px 5px 9px",
      transform: "rotate(-1.5deg)",
    },
    banner: {
      ...place,
      width: 270,
      height: 74,
      padding: "2px 0 0 0",
      background: colors.banner,
      borderRadius: "3px 7px 2px 6px",
    },
    decision: {
      ...text(texts.decision, DECISION_PLACES.decision),
      fontFamily: faces.display,
      fontWeight: 400,
    },
    recommendationPlace: { ...place, flexGrow: 1, width: 272, padding: "6px 0 0 0" },
    recommendation: { ...text(texts.recommendation, DECISION_PLACES.recommendation), fontWeight: 600 },
  } satisfies Record<string, CardStyle>;
}
