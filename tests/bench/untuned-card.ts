import { Resvg } from "@resvg/resvg-wasm";
import type { ReactNode } from "react";
import satori from "satori/standalone";
import { CARD_HEIGHT, CARD_WIDTH, type CardScale, type VerdictCard } from "../../app/domain/verdict/card";
import { enlarge, svgDataUrl } from "../../workers/verdict-card/card-element";
import { LAYOUT_SCALE } from "../../workers/verdict-card/draw-picture";
import { loadEmoji, type ReadAsset } from "../../workers/verdict-card/emoji";
import { startEngines } from "../../workers/verdict-card/engines";
import { CARD_FONTS, IMAGE_FACES } from "../../workers/verdict-card/fonts";
import { portrait } from "../../workers/verdict-card/layouts/portrait";

/** The same layout with satori's SVG as it comes and a fresh array of fonts: what the edits and the reuse save. */
export async function renderUneditedCard(
  card: VerdictCard,
  scale: CardScale,
  readAsset: ReadAsset,
): Promise<Uint8Array> {
  return rasterise(await layOut(enlarged(card), readAsset), scale);
}

/** The page's card handed over as it is, hidden overflow included: what a first version would do. */
export async function renderUntunedCard(
  card: VerdictCard,
  scale: CardScale,
  readAsset: ReadAsset,
): Promise<Uint8Array> {
  return rasterise(await layOut(hideOverflow(enlarged(card)), readAsset), scale);
}

function enlarged(card: VerdictCard): ReactNode {
  return enlarge(portrait(card, IMAGE_FACES), LAYOUT_SCALE);
}

async function layOut(element: ReactNode, readAsset: ReadAsset): Promise<string> {
  await startEngines();
  return satori(element, {
    width: CARD_WIDTH * LAYOUT_SCALE,
    height: CARD_HEIGHT * LAYOUT_SCALE,
    fonts: [...CARD_FONTS],
    loadAdditionalAsset: async (kind, text) => (kind === "emoji" ? svgDataUrl(await loadEmoji(text, readAsset)) : []),
  });
}

function rasterise(svg: string, scale: CardScale): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: "width", value: CARD_WIDTH * scale } }).render().asPng();
}

/** Puts back what the card Worker's `box` leaves out of the page's styles: overflow of card and clamped texts. */
function hideOverflow(root: ReactNode): ReactNode {
  return JSON.parse(JSON.stringify(root), (key, value) => {
    if (key !== "style" || typeof value !== "object" || value === null) return value;
    return "WebkitLineClamp" in value || value.width === CARD_WIDTH * LAYOUT_SCALE
      ? { ...value, overflow: "hidden" }
      : value;
  });
}
