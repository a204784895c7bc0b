import type { TextPlace } from "~/card/fit-text";
import { frameStyles } from "~/card/frame-styles";
import { CARD_PALETTE, outcomeColors } from "~/card/palette";
import type { CardFaces } from "~/card/style";
import { PRODUCT_NAME } from "~/domain/product";
import type { Card } from "~/domain/verdict/card";
import { box, type CardElement, image } from "../card-element";
import { type Scene, stageSvg } from "../portraits";
import { centered, fitted, framed, labelled, party } from "./parts";
import { type CardKind, type Parties, sheetOf } from "./sheet";

const { ink, paper } = CARD_PALETTE;

const SIDE = 360;
const PANEL = { left: 8, top: 8, width: 340, height: 340 };
const INNER = PANEL.width - 6;
const COLUMN = 312;

/** Where the texts of unknown length stand, and how large the things around them are. */
interface SquarePlaces {
  matter: TextPlace;
  scene: Scene;
  headline: TextPlace;
  /** How far it reaches up into the stage. */
  banner: { height: number; rise: number };
  order: TextPlace;
}

const PLACES: Record<CardKind, SquarePlaces> = {
  verdict: {
    matter: {
      face: "display",
      width: 300,
      height: 56,
      leading: 1.06,
      sizes: [31, 28, 26, 24, 22, 20, 18, 16, 15, 14, 13],
    },
    scene: { width: INNER, height: 116, roundel: 104, hung: { roundel: 72, apart: 38 } },
    headline: {
      face: "display",
      width: 262,
      height: 36,
      leading: 1.05,
      sizes: [31, 28, 26, 24, 22, 20, 18, 17, 16, 15],
    },
    banner: { height: 48, rise: 17 },
    order: { face: "body", width: 296, height: 54, leading: 1.22, sizes: [20, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9] },
  },
  decision: {
    matter: {
      face: "body",
      width: 300,
      height: 58,
      leading: 1.18,
      sizes: [24, 22, 20, 18, 17, 16, 15, 14, 13, 12, 11, 10],
    },
    scene: { width: INNER, height: 90, roundel: 82 },
    headline: {
      face: "display",
      width: 264,
      height: 44,
      leading: 1.06,
      sizes: [31, 28, 26, 24, 22, 20, 18, 17, 16, 15, 14, 13, 12],
    },
    banner: { height: 58, rise: 18 },
    order: { face: "body", width: 300, height: 54, leading: 1.22, sizes: [20, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9] },
  },
};

/** A post of 360×360: what was before the court, the judge and whom it heard, and the outcome, one below the other. */
export function square(card: Card, faces: CardFaces): CardElement {
  const sheet = sheetOf(card);
  const colors = outcomeColors(sheet.outcome);
  const styles = frameStyles(colors, faces);
  const { matter, scene, headline, banner, order } = PLACES[sheet.kind];
  return box(
    { position: "relative", width: SIDE, height: SIDE, background: colors.ground, color: ink, fontFamily: faces.body },
    [
      box({ ...styles.shadow, left: PANEL.left + 5, top: PANEL.top + 5, width: PANEL.width, height: PANEL.height }, []),
      box({ ...styles.panelFrame, ...PANEL }, [
        box({ ...styles.panel, width: INNER }, [
          box({ width: COLUMN, justifyContent: "space-between", alignItems: "flex-end", margin: "9px 0 0 0" }, [
            box({ ...styles.masthead, fontSize: 18, letterSpacing: 3, margin: "0" }, PRODUCT_NAME),
            box({ fontSize: 9, fontWeight: 600, lineHeight: 1.1 }, sheet.date),
          ]),
          box({ ...styles.thickRule, width: COLUMN, margin: "5px 0 0 0" }, []),
          ...labelled({ ...styles.sentenceLabel, margin: "7px 0 0 0" }, sheet.matterLabel),
          centered({ width: COLUMN, height: matter.height, margin: "5px 0 5px 0" }, [
            fitted(sheet.matter, matter, faces),
          ]),
          box({ ...styles.stageFrame, width: INNER, height: scene.height + 6, margin: "0" }, [
            box({ ...styles.stage, width: INNER, height: scene.height }, [
              image(stageSvg(sheet.judge, sheet.outcome, scene), scene.width, scene.height),
              ...(sheet.parties === null ? [] : seats(sheet.parties, faces)),
            ]),
          ]),
          box({ position: "relative", flexShrink: 0, margin: `${-banner.rise}px 0 0 0` }, [
            framed(
              { width: 290, height: banner.height, borderRadius: "6px 10px 5px 9px", transform: "rotate(-1.5deg)" },
              3,
              { padding: "4px 0 0 0", background: colors.banner, borderRadius: "3px 7px 2px 6px" },
              [fitted(sheet.headline, headline, faces)],
            ),
            box({ ...styles.ruling, transform: "rotate(-1.5deg)" }, sheet.ruling),
          ]),
          centered({ flexGrow: 1, width: COLUMN, padding: "5px 0 0 0" }, [fitted(sheet.order, order, faces)]),
          box({ ...styles.footer, width: COLUMN, height: 19 }, [
            box(styles.siteAddress, sheet.siteAddress),
            box(styles.disclaimer, sheet.presiding),
          ]),
        ]),
      ]),
    ],
  );
}

/** Beside two roundels there is less room for a name than beside one. */
const NAME_WIDTH = { one: 98, two: 80 };

/** The parties stand on the stage, to the left and right of the judge. */
function seats(parties: Parties, faces: CardFaces): CardElement[] {
  const width = parties.card.winner === "other" ? NAME_WIDTH.two : NAME_WIDTH.one;
  const place: TextPlace = { face: "body", width, height: 38, leading: 1.12, sizes: [16, 15, 14, 13, 12, 11, 10, 9] };
  const seat = (which: "creator" | "opponent", left: number) =>
    box({ position: "absolute", left, top: 22 }, [
      framed(
        { width: width + 10, height: 64, borderRadius: "4px 7px 3px 6px" },
        2,
        { background: paper, borderRadius: "2px 5px 1px 4px" },
        [party(which, { ...parties, faces, place })],
      ),
    ]);
  return [seat("creator", 4), seat("opponent", INNER - width - 14)];
}
