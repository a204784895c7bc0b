import type { TextPlace } from "~/card/fit-text";
import { frameStyles } from "~/card/frame-styles";
import { CARD_PALETTE, outcomeColors } from "~/card/palette";
import type { CardFaces } from "~/card/style";
import { cardStyles } from "~/card/verdict-styles";
import { PRODUCT_NAME } from "~/domain/product";
import type { Card } from "~/domain/verdict/card";
import { box, type CardElement, image } from "../card-element";
import { type Scene, stageSvg } from "../portraits";
import { centered, fitted, framed, labelled, party } from "./parts";
import { type CardKind, type Parties, sheetOf } from "./sheet";

const { ink, paper, white } = CARD_PALETTE;

const PREVIEW = { width: 600, height: 315 };
const PANEL = { left: 10, top: 10, width: 576, height: 291 };
const SCENE: Scene = { width: 232, height: 285, roundel: 164, hung: { roundel: 106, apart: 56 } };
/** The rays reach into the corners, so those to the left are square: a clip would cost more than the whole picture. */
const CORNERS = "2px 8px 17px 2px";
const COLUMN = 312;
const PARTY_NAME: TextPlace = {
  face: "body",
  width: 134,
  height: 26,
  leading: 1.12,
  sizes: [17, 16, 15, 14, 13, 12, 11, 10],
};

/** Where the texts of unknown length stand, and how large the things around them are. */
interface PreviewPlaces {
  matter: TextPlace;
  headline: TextPlace;
  banner: { top: number; height: number };
  order: TextPlace;
  orderFrame: number;
}

const PLACES: Record<CardKind, PreviewPlaces> = {
  verdict: {
    matter: {
      face: "display",
      width: 300,
      height: 76,
      leading: 1.06,
      sizes: [34, 31, 28, 26, 24, 22, 20, 18, 16, 15, 14],
    },
    headline: {
      face: "display",
      width: 226,
      height: 44,
      leading: 1.05,
      sizes: [31, 28, 26, 24, 22, 20, 18, 17, 16, 15],
    },
    banner: { top: 226, height: 60 },
    order: { face: "body", width: 284, height: 56, leading: 1.22, sizes: [20, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9] },
    orderFrame: 90,
  },
  decision: {
    matter: {
      face: "body",
      width: 300,
      height: 91,
      leading: 1.2,
      sizes: [30, 28, 26, 24, 22, 20, 18, 17, 16, 15, 14, 13, 12, 11],
    },
    headline: {
      face: "display",
      width: 230,
      height: 62,
      leading: 1.06,
      sizes: [31, 28, 26, 24, 22, 20, 18, 17, 16, 15, 14, 13, 12],
    },
    banner: { top: 214, height: 80 },
    order: {
      face: "body",
      width: 288,
      height: 84,
      leading: 1.25,
      sizes: [24, 22, 20, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9],
    },
    orderFrame: 96,
  },
};

/**
 * A link's preview of 600×315: the judge and the outcome to the left, the matter and what is to be done to the right.
 */
export function preview(card: Card, faces: CardFaces): CardElement {
  const sheet = sheetOf(card);
  const colors = outcomeColors(sheet.outcome);
  const styles = frameStyles(colors, faces);
  const places = PLACES[sheet.kind];
  return box({ position: "relative", ...PREVIEW, background: colors.ground, color: ink, fontFamily: faces.body }, [
    box(
      {
        ...styles.shadow,
        left: PANEL.left + 5,
        top: PANEL.top + 5,
        width: PANEL.width,
        height: PANEL.height,
        borderRadius: CORNERS,
      },
      [],
    ),
    box({ ...styles.panelFrame, ...PANEL, borderRadius: CORNERS }, [
      box({ position: "relative", width: SCENE.width + 3, background: ink }, [
        box({ width: SCENE.width, background: colors.stage }, [
          image(stageSvg(sheet.judge, sheet.outcome, SCENE), SCENE.width, SCENE.height),
        ]),
      ]),
      box({ ...styles.panel, width: PANEL.width - SCENE.width - 9, borderRadius: "0 5px 14px 0" }, [
        box({ width: COLUMN, justifyContent: "space-between", alignItems: "flex-end", margin: "10px 0 0 0" }, [
          box({ ...styles.masthead, fontSize: 19, letterSpacing: 3, margin: "0" }, PRODUCT_NAME),
          box({ fontSize: 9, fontWeight: 600, lineHeight: 1.1 }, sheet.date),
        ]),
        box({ ...styles.thickRule, width: COLUMN, margin: "5px 0 0 0" }, []),
        ...labelled({ ...styles.sentenceLabel, margin: "8px 0 0 0" }, sheet.matterLabel),
        centered({ width: COLUMN, height: places.matter.height, margin: "6px 0 5px 0" }, [
          fitted(sheet.matter, places.matter, faces),
        ]),
        ...(sheet.parties === null ? [] : [partiesRow(sheet.parties, faces)]),
        framed(
          { width: COLUMN, height: places.orderFrame, margin: "8px 0 0 0", borderRadius: "4px 8px 5px 9px" },
          2,
          { flexDirection: "column", background: white, borderRadius: "2px 6px 3px 7px" },
          [
            ...labelled({ ...styles.sentenceLabel, margin: "2px 0 3px 0" }, sheet.orderLabel),
            centered({ width: 300, height: places.order.height + 4 }, [fitted(sheet.order, places.order, faces)]),
          ],
        ),
        box({ ...styles.footer, width: COLUMN, height: 22 }, [
          box(styles.siteAddress, sheet.siteAddress),
          box(styles.disclaimer, sheet.presiding),
        ]),
      ]),
    ]),
    box({ position: "absolute", left: 4, top: places.banner.top }, [
      framed(
        {
          width: 250,
          height: places.banner.height,
          borderRadius: "6px 10px 5px 9px",
          position: "relative",
          transform: "rotate(-1.5deg)",
        },
        3,
        { padding: "5px 0 0 0", background: colors.banner, borderRadius: "3px 7px 2px 6px" },
        [fitted(sheet.headline, places.headline, faces)],
      ),
      box({ ...styles.ruling, transform: "rotate(-1.5deg)", color: paper }, sheet.ruling),
    ]),
  ]);
}

function partiesRow(parties: Parties, faces: CardFaces): CardElement {
  const styles = cardStyles(parties.card, parties.texts, faces);
  const props = { ...parties, faces, place: PARTY_NAME };
  return box({ ...styles.parties, width: COLUMN, height: 42 }, [
    party("creator", props),
    box(styles.versus, "v."),
    party("opponent", props),
  ]);
}
