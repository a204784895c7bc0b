import { CARD_HEIGHT, CARD_WIDTH } from "~/domain/verdict/card";
import { linesAt, type TextPlace } from "./fit-text";
import { CARD_PALETTE, type CardColors } from "./palette";
import { STAGE } from "./stage";
import type { CardFaces, CardStyle } from "./style";

const { paper, ink } = CARD_PALETTE;

/** The cream sheet on the coloured ground. What is left of the ground to the right and below holds the shadow. */
const PANEL = { left: 9, top: 9, width: 298, height: 546, border: 3 };

/**
 * What every card of the court has, a verdict's and a decision's: the sheet, its masthead, the stage and the foot.
 * Lines around things are frames: a field of ink with a smaller field on it. For a CSS border the image's renderer
 * would clip a stroke, which takes it several times as long.
 */
export function frameStyles(colors: CardColors, faces: CardFaces) {
  const display = { fontFamily: faces.display, fontWeight: 400 };
  const small = { fontSize: 9, fontWeight: 600, lineHeight: 1.2 };
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
    sentenceLabel: { ...display, fontSize: 11, lineHeight: 1, letterSpacing: 2.5, textTransform: "uppercase" },
  } satisfies Record<string, CardStyle>;
}

/** The styles that draw the frame of a card: those of the banner differ between a verdict and a decision. */
export type FrameStyles = ReturnType<typeof frameStyles> & Record<"bannerFrame" | "banner", CardStyle>;

/** A text of unknown length in its place: at this size, on as many lines as the place holds. */
export function clamped(size: number, place: TextPlace) {
  return {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    justifyContent: "center",
    WebkitLineClamp: linesAt(size, place),
    overflow: "hidden",
    textOverflow: "ellipsis",
    wordBreak: "break-word",
    fontSize: size,
    lineHeight: place.leading,
  } as const satisfies CardStyle;
}
