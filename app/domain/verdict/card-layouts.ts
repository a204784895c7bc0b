import * as v from "valibot";
import type { CardScale } from "./card";

interface LayoutSize {
  /** Size in pixels at scale 1. */
  width: number;
  height: number;
  scales: readonly CardScale[];
}

/** The pictures that a card is drawn as: the card itself, a link's preview, a post and a story. */
export const CARD_LAYOUTS = {
  card: { width: 320, height: 568, scales: [1, 2, 3] },
  preview: { width: 1200, height: 630, scales: [1] },
  square: { width: 1080, height: 1080, scales: [1] },
  story: { width: 1080, height: 1920, scales: [1] },
} as const satisfies Record<string, LayoutSize>;

export const CARD_LAYOUT_NAMES = ["card", "preview", "square", "story"] as const;
export const cardLayoutSchema = v.picklist(CARD_LAYOUT_NAMES);
export type CardLayout = v.InferOutput<typeof cardLayoutSchema>;

/** Whether a layout is drawn at this scale. Only the card has more than one. */
export function hasScale(layout: CardLayout, scale: CardScale): boolean {
  const { scales }: LayoutSize = CARD_LAYOUTS[layout];
  return scales.includes(scale);
}
