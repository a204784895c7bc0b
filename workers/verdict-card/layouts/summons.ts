import type { TextPlace } from "~/card/fit-text";
import { frameStyles } from "~/card/frame-styles";
import { CARD_PALETTE, outcomeColors } from "~/card/palette";
import type { CardFaces } from "~/card/style";
import { ALLEGATION_MAX } from "~/domain/case/allegation";
import { judgeProfile } from "~/domain/judge/personality";
import { printed, SITE_ADDRESS_MAX } from "~/domain/printed-text";
import { PRODUCT_NAME } from "~/domain/product";
import type { Summons } from "~/domain/verdict/summons-picture";
import { box, type CardElement, image } from "../card-element";
import { type Scene, stageSvg } from "../portraits";
import { centered, fitted, framed } from "./parts";

/** A chat shows it as wide as a hand: its texts are few and large. */
const SIZE = { width: 600, height: 315 };
const PANEL = { left: 10, top: 10, width: 576, height: 291 };
const SCENE: Scene = { width: 212, height: 285, roundel: 176 };
const CORNERS = "2px 8px 17px 2px";
const COLUMN = 332;

const JUDGE: TextPlace = {
  face: "display",
  width: 184,
  height: 24,
  leading: 1,
  sizes: [20, 18, 17, 16, 15, 14, 13, 12],
};
const ALLEGATION: TextPlace = {
  face: "body",
  width: 308,
  height: 124,
  leading: 1.2,
  sizes: [34, 31, 28, 26, 24, 22, 20, 18, 17, 16, 15, 14, 13, 12],
};
const CALL: TextPlace = { ...ALLEGATION, face: "display", leading: 1.1 };

/** What stands in the allegation's place where previews may not say it. */
const UNTOLD = "Somebody has filed a PettySuit against you.";

/** A summons of 600×315: the judge who presides to the left, and what somebody is said to have done to the right. */
export function summons({ allegation, judgePersonality, siteAddress }: Summons, faces: CardFaces): CardElement {
  const colors = outcomeColors("decision");
  const styles = frameStyles(colors, faces);
  return box(
    { position: "relative", ...SIZE, background: colors.ground, color: CARD_PALETTE.ink, fontFamily: faces.body },
    [
      box({ ...styles.shadow, ...PANEL, left: PANEL.left + 5, top: PANEL.top + 5, borderRadius: CORNERS }, []),
      box({ ...styles.panelFrame, ...PANEL, borderRadius: CORNERS }, [
        box({ position: "relative", width: SCENE.width + 3, background: CARD_PALETTE.ink }, [
          box({ width: SCENE.width, background: colors.stage }, [
            image(stageSvg(judgePersonality, "decision", SCENE), SCENE.width, SCENE.height),
          ]),
        ]),
        box({ ...styles.panel, width: PANEL.width - SCENE.width - 9, borderRadius: "0 5px 14px 0" }, [
          box({ ...styles.masthead, fontSize: 15, letterSpacing: 3, margin: "12px 0 0 0" }, PRODUCT_NAME),
          box({ ...styles.masthead, fontSize: 38, letterSpacing: 2, margin: "5px 0 0 0" }, "Summons"),
          box({ ...styles.thickRule, width: COLUMN, margin: "8px 0 0 0" }, []),
          framed(
            { width: COLUMN, height: 146, margin: "12px 0 0 0", borderRadius: "4px 8px 5px 9px" },
            2,
            { background: CARD_PALETTE.white, borderRadius: "2px 6px 3px 7px" },
            [
              centered({ width: ALLEGATION.width + 6, height: ALLEGATION.height + 6 }, [
                allegation === null
                  ? fitted(UNTOLD, CALL, faces)
                  : fitted(printed(allegation, ALLEGATION_MAX), ALLEGATION, faces),
              ]),
            ],
          ),
          box({ ...styles.footer, width: COLUMN, height: 30, fontSize: 11 }, [
            box({ ...styles.siteAddress, fontSize: 13 }, printed(siteAddress, SITE_ADDRESS_MAX)),
            box(styles.disclaimer, "For entertainment only"),
          ]),
        ]),
      ]),
      box({ position: "absolute", left: 8, top: 246 }, [
        framed(
          {
            width: 214,
            height: 44,
            borderRadius: "6px 10px 5px 9px",
            position: "relative",
            transform: "rotate(-1.5deg)",
          },
          3,
          { padding: "5px 0 0 0", background: colors.banner, borderRadius: "3px 7px 2px 6px" },
          [fitted(judgeProfile(judgePersonality).title, JUDGE, faces)],
        ),
        box({ ...styles.ruling, transform: "rotate(-1.5deg)" }, "Presiding"),
      ]),
    ],
  );
}
