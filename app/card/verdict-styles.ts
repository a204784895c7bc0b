import { FORMER_LITIGANT } from "~/domain/case/former-litigant";
import type { VerdictCard } from "~/domain/verdict/card";
import type { CardTexts } from "~/domain/verdict/card-texts";
import { balancedWidth } from "./fit-text";
import { clamped, frameStyles } from "./frame-styles";
import { CARD_PALETTE, outcomeColors } from "./palette";
import type { CardFaces, CardStyle } from "./style";
import { CARD_PLACES, cardTypeSizes } from "./verdict-places";

const { ink, faded, white, coral, coralText, teal, tealText } = CARD_PALETTE;

/**
 * The design of the card: a style for every part of it. The page's card and the image take theirs from here, so that
 * they stay one picture. Lines around things are frames: a field of ink with a smaller field on it. For a CSS border
 * the image's renderer would clip a stroke, which takes it several times as long.
 */
export function cardStyles(card: VerdictCard, texts: CardTexts, faces: CardFaces) {
  const colors = outcomeColors(card.winner);
  const sizes = cardTypeSizes(texts);
  const display = { fontFamily: faces.display, fontWeight: 400 };
  const mark = {
    display: "flex" as const,
    alignItems: "center" as const,
    justifyContent: "center" as const,
    width: 10,
    height: 10,
    margin: "0 4px 0 0",
    background: ink,
  };
  const partyLabel = {
    fontSize: 8.5,
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: 1,
    textTransform: "uppercase" as const,
  };

  return {
    ...frameStyles(colors, faces),
    caseNamePlace: {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      width: CARD_PLACES.caseName.width + 8,
      height: CARD_PLACES.caseName.height,
      margin: "7px 0 7px 0",
    },
    caseName: {
      ...display,
      ...clamped(sizes.caseName, CARD_PLACES.caseName),
      width: balancedWidth(texts.caseName, sizes.caseName, CARD_PLACES.caseName),
      textAlign: "center",
    },
    parties: { display: "flex", alignItems: "center", justifyContent: "space-between", width: 264, height: 46 },
    party: { display: "flex", flexDirection: "column", alignItems: "center", width: CARD_PLACES.partyName.width + 4 },
    partyLabel: { display: "flex", alignItems: "center", height: 12 },
    creatorLabel: { ...partyLabel, color: coralText },
    opponentLabel: { ...partyLabel, color: tealText },
    creatorMark: { ...mark, borderRadius: "1px" },
    creatorMarkFill: { width: 6, height: 6, background: coral },
    opponentMark: { ...mark, borderRadius: "5px" },
    opponentMarkFill: { width: 6, height: 6, background: teal, borderRadius: "3px" },
    partyNamePlace: { display: "flex", alignItems: "center", width: "100%", height: CARD_PLACES.partyName.height + 2 },
    creatorName: {
      ...clamped(sizes.creatorName, CARD_PLACES.partyName),
      width: "100%",
      fontWeight: 700,
      textAlign: "center",
      color: nameColor(texts.creatorName, coralText),
    },
    opponentName: {
      ...clamped(sizes.opponentName, CARD_PLACES.partyName),
      width: "100%",
      fontWeight: 700,
      textAlign: "center",
      color: nameColor(texts.opponentName, tealText),
    },
    versus: { ...display, fontSize: 17, lineHeight: 1, margin: "12px 0 0 0" },
    bannerFrame: {
      display: "flex",
      flexShrink: 0,
      position: "relative",
      width: 272,
      height: 52,
      margin: "-18px 0 0 0",
      padding: "3px",
      background: ink,
      borderRadius: "6px 10px 5px 9px",
      transform: "rotate(-1.5deg)",
    },
    banner: {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      width: 266,
      height: 46,
      padding: "5px 0 0 0",
      background: colors.banner,
      borderRadius: "3px 7px 2px 6px",
    },
    headline: {
      ...display,
      ...clamped(sizes.headline, CARD_PLACES.headline),
      width: CARD_PLACES.headline.width + 8,
      textAlign: "center",
    },
    sentenceFrame: {
      display: "flex",
      flexGrow: 1,
      width: 272,
      margin: "9px 0 0 0",
      padding: "2px",
      background: ink,
      borderRadius: "4px 8px 5px 9px",
    },
    sentence: {
      display: "flex",
      flexDirection: "column",
      alignItems: "center",
      width: 268,
      padding: "9px 0 0 0",
      background: white,
      borderRadius: "2px 6px 3px 7px",
    },
    punishmentPlace: {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      flexGrow: 1,
      width: CARD_PLACES.punishment.width + 8,
    },
    punishment: {
      ...clamped(sizes.punishment, CARD_PLACES.punishment),
      width: balancedWidth(texts.punishment, sizes.punishment, CARD_PLACES.punishment),
      fontWeight: 600,
      textAlign: "center",
    },
  } satisfies Record<string, CardStyle>;
}

/** Whoever has deleted their account has left the colours of their side with their name. */
function nameColor(name: string, color: string): string {
  return name === FORMER_LITIGANT ? faded : color;
}
