import type { Card, CardScale } from "~/domain/verdict/card";
import { CARD_LAYOUTS, type CardLayout } from "~/domain/verdict/card-layouts";
import { type CardNotice, NOTICE_HEIGHT, NOTICE_WIDTH } from "~/domain/verdict/card-notices";
import type { Summons } from "~/domain/verdict/summons-picture";
import { SUMMONS_HEIGHT, SUMMONS_WIDTH } from "~/domain/verdict/summons-size";
import type { CardElement, CardPicture } from "./card-element";
import { drawPicture } from "./draw-picture";
import type { ReadAsset } from "./emoji";
import { IMAGE_FACES } from "./fonts";
import { noticeSlip } from "./layouts/notice-slip";
import { portrait } from "./layouts/portrait";
import { preview } from "./layouts/preview";
import { square } from "./layouts/square";
import { story } from "./layouts/story";
import { summons } from "./layouts/summons";

/** Draws a card in one of its layouts. The same card gives the same bytes. */
export function renderCard(card: Card, layout: CardLayout, scale: CardScale, readAsset: ReadAsset) {
  return drawPicture(pictureOf(card, layout, scale), readAsset);
}

/** A card laid out, not drawn yet. */
export function pictureOf(card: Card, layout: CardLayout, scale: CardScale): CardPicture {
  const { width, height } = CARD_LAYOUTS[layout];
  const unit = UNITS[layout];
  return { element: layoutElement(card, layout), width: width / unit, height: height / unit, pixels: width * scale };
}

/** Draws what stands in a card's place. */
export function renderNotice(notice: CardNotice, readAsset: ReadAsset) {
  const [width, height] = [NOTICE_WIDTH / 2, NOTICE_HEIGHT / 2];
  return drawPicture({ element: noticeSlip(notice, IMAGE_FACES), width, height, pixels: NOTICE_WIDTH }, readAsset);
}

/** Draws what a link to an invitation shows. The same summons gives the same bytes. */
export function renderSummons(called: Summons, readAsset: ReadAsset) {
  const [width, height] = [SUMMONS_WIDTH / 2, SUMMONS_HEIGHT / 2];
  return drawPicture({ element: summons(called, IMAGE_FACES), width, height, pixels: SUMMONS_WIDTH }, readAsset);
}

/**
 * Pixels of an image, at scale 1, that a layout counts as one: so that all of them speak of type in the card's sizes.
 */
const UNITS: Record<CardLayout, number> = { card: 1, preview: 2, square: 3, story: 3 };

function layoutElement(card: Card, layout: CardLayout): CardElement {
  switch (layout) {
    case "card":
      return portrait(card, IMAGE_FACES);
    case "preview":
      return preview(card, IMAGE_FACES);
    case "square":
      return square(card, IMAGE_FACES);
    case "story":
      return story(card, IMAGE_FACES);
    default:
      return layout satisfies never;
  }
}
