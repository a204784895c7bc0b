import type { ReadAsset } from "../../workers/verdict-card/emoji";
import { renderCard, renderDecision } from "../../workers/verdict-card/render-card";
import { type GreyImage, readPng, shrink } from "./grey-image";
import { sampleCard, sampleDecision } from "./sample-card";

/** Every picture that the court draws, and how much smaller the golden one is kept. */
const SHRUNK_BY = { card: 2, preview: 4, square: 4, story: 5, decision: 2 } as const;

export const GOLDEN_LAYOUT_NAMES = ["card", "preview", "square", "story", "decision"] as const;
export type GoldenLayout = (typeof GOLDEN_LAYOUT_NAMES)[number];

/** A picture with one text in every place that people fill, small and grey: enough to see a box or a word sticking out. */
export async function drawSmall(layout: GoldenLayout, text: string, readAsset: ReadAsset): Promise<GreyImage> {
  return shrink(await readPng(await draw(layout, text, readAsset)), SHRUNK_BY[layout]);
}

function draw(layout: GoldenLayout, text: string, readAsset: ReadAsset): Promise<Uint8Array> {
  if (layout === "decision") {
    return renderDecision(sampleDecision({ dilemma: text, decision: text, recommendation: text }), 1, readAsset);
  }
  const card = sampleCard({ caseName: text, creatorName: text, opponentName: text, punishment: text });
  return renderCard(card, layout, 1, readAsset);
}

/** The golden pictures of a layout stand in one file, side by side: this is the one at `index`. */
export function cutOut(sheet: GreyImage, index: number, { width, height }: GreyImage): GreyImage {
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = y * sheet.width + index * width;
    pixels.set(sheet.pixels.subarray(start, start + width), y * width);
  }
  return { width, height, pixels };
}
