import { CARD_HEIGHT, CARD_WIDTH, type VerdictCard } from "./card";
import { CARD_PALETTE, outcomeColors } from "./card-palette";
import { STAGE } from "./card-stage";
import type { CardFaces, CardStyle } from "./card-style";
import type { CardTexts } from "./card-texts";
import { balancedWidth, CARD_PLACES, cardTypeSizes, linesAt } from "./card-type-sizes";

const { paper, ink, white, coral, coralText, teal, tealText } = CARD_PALETTE;

/** The cream sheet on the coloured ground. What is left of the ground to the right and below holds the shadow. */
const PANEL = { left: 9, top: 9, width: 298, height: 546, border: 3 };

/**
 * The design of the card: a style for every part of it. The page's card and the image take theirs from here, so that
 * they stay one picture. Lines around things are frames: a field of ink with a smaller field on it. For a CSS border the
 * image's renderer would clip a stroke, which takes it several times as long.
 */
export function cardStyles(card: VerdictCard, texts: CardTexts, faces: CardFaces) {
  const colors = outcomeColors(card.winner);
  const sizes = cardTypeSizes(texts);
  const display = { fontFamily: faces.display, fontWeight: 400 };
  const small = { fontSize: 9, fontWeight: 600, lineHeight: 1.2 };
  const clamped = (size: number, place: (typeof CARD_PLACES)[keyof typeof CARD_PLACES]) => ({
    display: "-webkit-box" as const,
    WebkitBoxOrient: "vertical" as const,
    justifyContent: "center" as const,
    WebkitLineClamp: linesAt(size, place),
    overflow: "hidden" as const,
    textOverflow: "ellipsis" as const,
    wordBreak: "break-word" as const,
    fontSize: size,
    lineHeight: place.leading,
  });
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
    card: {
      display: "flex",
      position: "relative",
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      overflow: "hidden",
      background: colors.ground,
      color: ink,
      fontFamily: faces.body,
      fontWeight: 400,
      lineHeight: 1.2,
      textAlign: "left",
    },
    shadow: {
      position: "absolute",
      left: PANEL.left + 5,
      top: PANEL.top + 5,
      width: PANEL.width,
      height: PANEL.height,
      background: ink,
      borderRadius: "14px 8px 17px 10px",
    },
    panelFrame: {
      display: "flex",
      position: "absolute",
      left: PANEL.left,
      top: PANEL.top,
      width: PANEL.width,
      height: PANEL.height,
      padding: `${PANEL.border}px`,
      background: ink,
      borderRadius: "14px 8px 17px 10px",
    },
    panel: {
      display: "flex",
      flexDirection: "column",
      alignItems: "center",
      width: STAGE.width,
      background: paper,
      borderRadius: "11px 5px 14px 7px",
      overflow: "hidden",
    },
    masthead: {
      ...display,
      fontSize: 22,
      lineHeight: 1,
      letterSpacing: 4,
      margin: "11px 0 0 4px",
      textTransform: "uppercase",
    },
    thickRule: { width: 264, height: 2, margin: "6px 0 0 0", background: ink },
    dateline: {
      ...small,
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      width: 262,
      height: 16,
    },
    thinRule: { width: 264, height: 1, background: ink },
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
      color: coralText,
    },
    opponentName: {
      ...clamped(sizes.opponentName, CARD_PLACES.partyName),
      width: "100%",
      fontWeight: 700,
      textAlign: "center",
      color: tealText,
    },
    versus: { ...display, fontSize: 17, lineHeight: 1, margin: "12px 0 0 0" },
    stageFrame: {
      display: "flex",
      flexShrink: 0,
      width: STAGE.width,
      height: STAGE.height + 6,
      margin: "4px 0 0 0",
      padding: "3px 0",
      background: ink,
    },
    stage: {
      display: "flex",
      position: "relative",
      width: STAGE.width,
      height: STAGE.height,
      background: colors.stage,
      overflow: "hidden",
    },
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
    ruling: {
      ...small,
      position: "absolute",
      left: 13,
      top: -8,
      padding: "3px 7px",
      background: ink,
      borderRadius: "3px 5px 3px 4px",
      color: paper,
      fontSize: 8.5,
      lineHeight: 1.2,
      fontWeight: 700,
      letterSpacing: 1,
      textTransform: "uppercase",
      whiteSpace: "nowrap",
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
    sentenceLabel: { ...display, fontSize: 11, lineHeight: 1, letterSpacing: 2.5, textTransform: "uppercase" },
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
    footer: {
      ...small,
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      flexShrink: 0,
      width: 270,
      height: 24,
      fontWeight: 400,
      fontSize: 8.5,
    },
    siteAddress: { fontSize: 10, fontWeight: 700, whiteSpace: "nowrap" },
    disclaimer: { whiteSpace: "nowrap" },
  } satisfies Record<string, CardStyle>;
}
