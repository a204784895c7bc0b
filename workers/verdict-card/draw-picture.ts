import satori from "satori/standalone";
import { type CardPicture, enlarge, svgDataUrl } from "./card-element";
import { loadEmoji, type ReadAsset } from "./emoji";
import { drawPng, startEngines } from "./engines";
import { CARD_FONTS } from "./fonts";
import { setTexts } from "./set-texts";
import { lightenSvg } from "./svg-edits";

/**
 * A picture is laid out this many times larger than its units. Satori puts words at whole pixels, and at the card's own
 * size that leaves the spaces between them visibly uneven.
 */
export const LAYOUT_SCALE = 4;

/** Draws a picture as a PNG. The same picture gives the same bytes. */
export async function drawPicture({ element, width, height, pixels }: CardPicture, readAsset: ReadAsset) {
  await startEngines();
  const set = await setTexts(element, readAsset);
  const svg = await satori(enlarge(set.element, LAYOUT_SCALE), {
    width: width * LAYOUT_SCALE,
    height: height * LAYOUT_SCALE,
    fonts: CARD_FONTS,
    loadAdditionalAsset: (kind, text) => missingGlyph(kind, text, readAsset),
  });
  return drawPng(set.fill(lightenSvg(svg)), pixels);
}

/** Stands for text in a script that no font here has: a quiet ink dot instead of an empty box. */
const UNKNOWN_GLYPH =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><circle cx="18" cy="20" r="5" fill="#1B1A17"/></svg>';

async function missingGlyph(kind: string, text: string, readAsset: ReadAsset): Promise<string> {
  return svgDataUrl(kind === "emoji" ? await loadEmoji(text, readAsset) : UNKNOWN_GLYPH);
}
