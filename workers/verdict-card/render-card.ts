/// <reference path="./modules.d.ts" />
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import resvgModule from "@resvg/resvg-wasm/index_bg.wasm";
import satori, { init as initSatori } from "satori/standalone";
import yogaModule from "satori/yoga.wasm";
import { CARD_HEIGHT, CARD_WIDTH, type CardScale, type VerdictCard } from "~/domain/verdict/card";
import { cardLayout, LAYOUT_SCALE } from "./card-layout";
import { loadEmoji, type ReadAsset } from "./emoji";
import { cardFonts, IMAGE_FACES } from "./fonts";
import { stageSvg } from "./portraits";
import { lightenSvg } from "./svg-edits";

/** Draws a card as a PNG of 320×568 times `scale`. The same card gives the same bytes. */
export async function renderCard(card: VerdictCard, scale: CardScale, readAsset: ReadAsset): Promise<Uint8Array> {
  await startEngines();
  const svg = await satori(cardLayout(card, svgDataUrl(stageSvg(card.judgePersonality, card.winner)), IMAGE_FACES), {
    width: CARD_WIDTH * LAYOUT_SCALE,
    height: CARD_HEIGHT * LAYOUT_SCALE,
    fonts: cardFonts(),
    loadAdditionalAsset: (kind, text) => missingGlyph(kind, text, readAsset),
  });
  return drawPng(lightenSvg(svg), scale);
}

let engines: Promise<unknown> | undefined;

/** Both wasm engines start with the first card and not with the Worker, which keeps its start short. */
export function startEngines(): Promise<unknown> {
  engines ??= Promise.all([initSatori(yogaModule), initWasm(resvgModule)]);
  return engines;
}

/** Rasterises an SVG. The engine's objects live in wasm memory, which no collector frees. */
export function drawPng(svg: string, scale: CardScale): Uint8Array {
  const resvg = new Resvg(svg, {
    fitTo: { mode: "width", value: CARD_WIDTH * scale },
    font: { loadSystemFonts: false },
  });
  try {
    const image = resvg.render();
    try {
      return image.asPng();
    } finally {
      image.free();
    }
  } finally {
    resvg.free();
  }
}

/** Stands for text in a script that no font here has: a quiet ink dot instead of an empty box. */
const UNKNOWN_GLYPH =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><circle cx="18" cy="20" r="5" fill="#1B1A17"/></svg>';

async function missingGlyph(kind: string, text: string, readAsset: ReadAsset): Promise<string> {
  return svgDataUrl(kind === "emoji" ? await loadEmoji(text, readAsset) : UNKNOWN_GLYPH);
}

export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}
