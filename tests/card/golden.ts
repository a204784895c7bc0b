import { CARD_LAYOUT_NAMES, type CardLayout } from "~/domain/verdict/card-layouts";
import type { ReadAsset } from "../../workers/verdict-card/emoji";
import { renderCard } from "../../workers/verdict-card/render-card";
import { type GreyImage, readPng, shrink } from "./grey-image";
import { sampleCard, sampleDecision } from "./sample-card";

/** How much smaller than drawn the golden picture of a layout is kept. */
const SHRUNK_BY: Record<CardLayout, number> = { card: 2, preview: 4, square: 4, story: 5 };

/** Every card that the court draws: both kinds of card in all layouts. */
export const GOLDEN_PICTURES = (["verdict", "decision"] as const).flatMap((kind) =>
  CARD_LAYOUT_NAMES.map((layout) => ({ name: `${kind}-${layout}`, kind, layout })),
);
export type GoldenPicture = (typeof GOLDEN_PICTURES)[number];

/**
 * A picture with one text in every place that people fill, small and grey: enough to see a box or a word sticking out.
 */
export async function drawSmall({ kind, layout }: GoldenPicture, text: string, readAsset: ReadAsset) {
  const card =
    kind === "verdict"
      ? sampleCard({ caseName: text, creatorName: text, opponentName: text, punishment: text })
      : sampleDecision({ dilemma: text, decision: text, recommendation: text });
  return shrink(await readPng(await renderCard(card, layout, 1, readAsset)), SHRUNK_BY[layout]);
}

/** The golden pictures of a kind and a layout stand in one file, side by side: this is the one at `index`. */
export function cutOut(sheet: GreyImage, index: number, { width, height }: GreyImage): GreyImage {
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = y * sheet.width + index * width;
    pixels.set(sheet.pixels.subarray(start, start + width), y * width);
  }
  return { width, height, pixels };
}
