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

const { ink, paper, white } = CARD_PALETTE;

const PREVIEW = { width: 600, height: 315 };
const PANEL = { left: 10, top: 10, width: 576, height: 291 };
const SCENE: Scene = { width: 232, height: 285, roundel: 164, hung: { roundel: 106, apart: 56 } };
/** The rays reach into the corners, so those to the left are square: a clip would cost more than the whole picture. */
const CORNERS = "2px 8px 17px 2px";
const COLUMN = 312;

const PLACES = {
  caseName: {
    face: "display",
    width: 300,
    height: 76,
    leading: 1.06,
    sizes: [34, 31, 28, 26, 24, 22, 20, 18, 16, 15, 14],
  },
  partyName: { face: "body", width: 134, height: 26, leading: 1.12, sizes: [17, 16, 15, 14, 13, 12, 11, 10] },
  headline: { face: "display", width: 226, height: 44, leading: 1.05, sizes: [31, 28, 26, 24, 22, 20, 18, 17, 16, 15] },
  punishment: {
    face: "body",
    width: 284,
    height: 56,
    leading: 1.22,
    sizes: [20, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9],
  },
} as const satisfies Record<string, TextPlace>;

/** A link's preview of 600×315: the judge and the outcome to the left, the case and its sentence to the right. */
export function preview(card: VerdictCard, faces: CardFaces): CardElement {
  const texts = cardTexts(card);
  const styles = cardStyles(card, texts, faces);
  const colors = outcomeColors(card.winner);
  const parties = { card, texts, faces, place: PLACES.partyName };
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
          image(stageSvg(card.judgePersonality, card.winner, SCENE), SCENE.width, SCENE.height),
        ]),
      ]),
      box({ ...styles.panel, width: PANEL.width - SCENE.width - 9, borderRadius: "0 5px 14px 0" }, [
        box({ width: COLUMN, justifyContent: "space-between", alignItems: "flex-end", margin: "10px 0 0 0" }, [
          box({ ...styles.masthead, fontSize: 19, letterSpacing: 3, margin: "0" }, PRODUCT_NAME),
          box({ fontSize: 9, fontWeight: 600, lineHeight: 1.1 }, texts.date),
        ]),
        box({ ...styles.thickRule, width: COLUMN, margin: "5px 0 0 0" }, []),
        box({ ...styles.caseNamePlace, width: COLUMN, height: PLACES.caseName.height, margin: "6px 0 5px 0" }, [
          fitted({ fontFamily: faces.display, fontWeight: 400 }, texts.caseName, PLACES.caseName),
        ]),
        box({ ...styles.parties, width: COLUMN, height: 42 }, [
          party("creator", parties),
          box(styles.versus, "v."),
          party("opponent", parties),
        ]),
        framed(
          { width: COLUMN, height: 90, margin: "8px 0 0 0", borderRadius: "4px 8px 5px 9px" },
          2,
          { flexDirection: "column", background: white, borderRadius: "2px 6px 3px 7px" },
          [
            box({ ...styles.sentenceLabel, margin: "2px 0 3px 0" }, "Sentence"),
            box({ alignItems: "center", justifyContent: "center", width: 300, height: PLACES.punishment.height + 4 }, [
              fitted({ fontWeight: 600 }, texts.punishment, PLACES.punishment),
            ]),
          ],
        ),
        box({ ...styles.footer, width: COLUMN, height: 22 }, [
          box(styles.siteAddress, texts.siteAddress),
          box(styles.disclaimer, texts.presiding),
        ]),
      ]),
    ]),
    box({ position: "absolute", left: 4, top: 226 }, [
      framed(
        {
          width: 250,
          height: 60,
          borderRadius: "6px 10px 5px 9px",
          position: "relative",
          transform: "rotate(-1.5deg)",
        },
        3,
        { padding: "5px 0 0 0", background: colors.banner, borderRadius: "3px 7px 2px 6px" },
        [fitted({ fontFamily: faces.display, fontWeight: 400 }, texts.headline, PLACES.headline)],
      ),
      box({ ...styles.ruling, transform: "rotate(-1.5deg)", color: paper }, texts.ruling),
    ]),
  ]);
}
