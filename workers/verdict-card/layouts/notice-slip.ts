import { CARD_PALETTE } from "~/card/palette";
import type { CardFaces } from "~/card/style";
import { PRODUCT_NAME } from "~/domain/product";
import { CARD_NOTICES, type CardNotice, NOTICE_HEIGHT, NOTICE_WIDTH } from "~/domain/verdict/card-notices";
import { box, type CardElement } from "../card-element";

const [WIDTH, HEIGHT] = [NOTICE_WIDTH / 2, NOTICE_HEIGHT / 2];
const { ink, paper, paperDeep } = CARD_PALETTE;

/** A small slip of the court in no party's colours. */
export function noticeSlip(notice: CardNotice, faces: CardFaces): CardElement {
  const display = { fontFamily: faces.display, fontWeight: 400, color: ink, textAlign: "center" } as const;
  return box({ width: WIDTH, height: HEIGHT, padding: "7px", background: paperDeep }, [
    box({ flexGrow: 1, padding: "2px", background: ink, borderRadius: "9px 6px 11px 7px" }, [
      box(
        {
          flexDirection: "column",
          alignItems: "center",
          justifyContent: "center",
          flexGrow: 1,
          background: paper,
          borderRadius: "7px 4px 9px 5px",
        },
        [
          box({ ...display, fontSize: 9, letterSpacing: 2, textTransform: "uppercase" }, PRODUCT_NAME),
          box({ width: 150, height: 1, margin: "6px 0 9px 0", background: ink }, []),
          box(
            { ...display, width: 190, justifyContent: "center", fontSize: 17, lineHeight: 1.15 },
            CARD_NOTICES[notice],
          ),
        ],
      ),
    ]),
  ]);
}
