import type { TextPlace } from "~/card/fit-text";
import { CARD_PALETTE, outcomeColors } from "~/card/palette";
import type { CardFaces } from "~/card/style";
import { cardStyles } from "~/card/verdict-styles";
import { PRODUCT_NAME } from "~/domain/product";
import type { VerdictCard } from "~/domain/verdict/card";
import { cardTexts } from "~/domain/verdict/card-texts";
import { box, type CardElement, image } from "../card-element";
import { type Scene, stageSvg } from "../portraits";
import { fitted, framed, party } from "./parts";

const { ink, paper } = CARD_PALETTE;

const SIDE = 360;
const PANEL = { left: 8, top: 8, width: 340, height: 340 };
const INNER = PANEL.width - 6;
const SCENE: Scene = { width: INNER, height: 116, roundel: 104, hung: { roundel: 72, apart: 38 } };
const COLUMN = 312;

const PLACES = {
  caseName: {
    face: "display",
    width: 300,
    height: 56,
    leading: 1.06,
    sizes: [31, 28, 26, 24, 22, 20, 18, 16, 15, 14, 13],
  },
  headline: { face: "display", width: 262, height: 36, leading: 1.05, sizes: [31, 28, 26, 24, 22, 20, 18, 17, 16, 15] },
  punishment: {
    face: "body",
    width: 296,
    height: 54,
    leading: 1.22,
    sizes: [20, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9],
  },
} as const satisfies Record<string, TextPlace>;

/** Beside two roundels there is less room for a name than beside one. */
const NAME_WIDTH = { one: 98, two: 80 };

/** A post of 360×360: the parties stand on the stage, to the left and right of the judge. */
export function square(card: VerdictCard, faces: CardFaces): CardElement {
  const texts = cardTexts(card);
  const styles = cardStyles(card, texts, faces);
  const colors = outcomeColors(card.winner);
  const nameWidth = card.winner === "other" ? NAME_WIDTH.two : NAME_WIDTH.one;
  const name: TextPlace = {
    face: "body",
    width: nameWidth,
    height: 38,
    leading: 1.12,
    sizes: [16, 15, 14, 13, 12, 11, 10, 9],
  };
  const seat = (which: "creator" | "opponent", left: number) =>
    box({ position: "absolute", left, top: 22 }, [
      framed(
        { width: nameWidth + 10, height: 64, borderRadius: "4px 7px 3px 6px" },
        2,
        { background: paper, borderRadius: "2px 5px 1px 4px" },
        [party(which, { card, texts, faces, place: name })],
      ),
    ]);

  return box(
    { position: "relative", width: SIDE, height: SIDE, background: colors.ground, color: ink, fontFamily: faces.body },
    [
      box({ ...styles.shadow, left: PANEL.left + 5, top: PANEL.top + 5, width: PANEL.width, height: PANEL.height }, []),
      box({ ...styles.panelFrame, ...PANEL }, [
        box({ ...styles.panel, width: INNER }, [
          box({ width: COLUMN, justifyContent: "space-between", alignItems: "flex-end", margin: "9px 0 0 0" }, [
            box({ ...styles.masthead, fontSize: 18, letterSpacing: 3, margin: "0" }, PRODUCT_NAME),
            box({ fontSize: 9, fontWeight: 600, lineHeight: 1.1 }, texts.date),
          ]),
          box({ ...styles.thickRule, width: COLUMN, margin: "5px 0 0 0" }, []),
          box({ ...styles.caseNamePlace, width: COLUMN, height: PLACES.caseName.height, margin: "5px 0 5px 0" }, [
            fitted({ fontFamily: faces.display, fontWeight: 400 }, texts.caseName, PLACES.caseName),
          ]),
          box({ ...styles.stageFrame, width: INNER, height: SCENE.height + 6, margin: "0" }, [
            box({ ...styles.stage, width: INNER, height: SCENE.height }, [
              image(stageSvg(card.judgePersonality, card.winner, SCENE), SCENE.width, SCENE.height),
              seat("creator", 4),
              seat("opponent", INNER - nameWidth - 14),
            ]),
          ]),
          box({ position: "relative", flexShrink: 0, margin: "-17px 0 0 0" }, [
            framed(
              { width: 290, height: 48, borderRadius: "6px 10px 5px 9px", transform: "rotate(-1.5deg)" },
              3,
              { padding: "4px 0 0 0", background: colors.banner, borderRadius: "3px 7px 2px 6px" },
              [fitted({ fontFamily: faces.display, fontWeight: 400 }, texts.headline, PLACES.headline)],
            ),
            box({ ...styles.ruling, transform: "rotate(-1.5deg)" }, texts.ruling),
          ]),
          box({ alignItems: "center", justifyContent: "center", flexGrow: 1, width: COLUMN, padding: "5px 0 0 0" }, [
            fitted({ fontWeight: 600 }, texts.punishment, PLACES.punishment),
          ]),
          box({ ...styles.footer, width: COLUMN, height: 19 }, [
            box(styles.siteAddress, texts.siteAddress),
            box(styles.disclaimer, texts.presiding),
          ]),
        ]),
      ]),
    ],
  );
}
