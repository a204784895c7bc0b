import { CARD_PALETTE, outcomeColors, outcomeOf } from "~/card/palette";
import { raysPath } from "~/card/stage";
import type { CardFaces, CardStyle } from "~/card/style";
import { CARD_HEIGHT, CARD_WIDTH, type Card } from "~/domain/verdict/card";
import { box, type CardElement, enlarge, image } from "../card-element";
import { portrait } from "./portrait";

const STORY = { width: 360, height: 640 };
/** Apps lay their own buttons over the top and the bottom of a story: the card stays clear of them. */
const TIMES = 0.86;
const FRAME = 3;
const CARD = { width: CARD_WIDTH * TIMES + 2 * FRAME, height: CARD_HEIGHT * TIMES + 2 * FRAME };
const [LEFT, TOP] = [(STORY.width - CARD.width) / 2, (STORY.height - CARD.height) / 2];

/** A story of 360×640: the card as it is, on a field of rays in the colours of the outcome. */
export function story(card: Card, faces: CardFaces): CardElement {
  const outcome = outcomeOf(card);
  const colors = outcomeColors(outcome);
  const rays = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STORY.width} ${STORY.height}"><path d="${raysPath(STORY.width, STORY.height)}" fill="${colors.rays}"/></svg>`;
  const line: CardStyle = {
    position: "absolute",
    left: 0,
    width: STORY.width,
    justifyContent: "center",
    fontFamily: faces.display,
    fontWeight: 400,
    fontSize: 21,
    lineHeight: 1,
    color: CARD_PALETTE.ink,
  };
  return box({ position: "relative", ...STORY, background: colors.stage }, [
    image(rays, STORY.width, STORY.height),
    box({ ...line, top: TOP - 34 }, outcome === "decision" ? "The court has decided" : "The court has ruled"),
    box({ position: "absolute", left: LEFT + 5, top: TOP + 5, ...CARD, background: CARD_PALETTE.ink }, []),
    box({ position: "absolute", left: LEFT, top: TOP, ...CARD, padding: `${FRAME}px`, background: CARD_PALETTE.ink }, [
      enlarge(portrait(card, faces), TIMES),
    ]),
    box({ ...line, top: TOP + CARD.height + 16 }, "Court is adjourned"),
  ]);
}
