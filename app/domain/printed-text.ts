import { normalizeText } from "./text";

/** A text as a card prints it: on one line, without what leaves no mark, at most `max` code points long. */
export function printed(text: string, max: number): string {
  return clip(normalizeText(text.replace(/\s+/gu, " ")).replace(HEAPED_ACCENTS, "$1"), max);
}

/** How a longer text begins, as a card prints it: cut between two words where there are spaces. */
export function printedBeginning(text: string, max: number): string {
  const whole = printed(text, Number.POSITIVE_INFINITY);
  const cut = clip(whole, max);
  return cut === whole ? whole : cut.replace(LAST_WORD, "…");
}

/** A word that is longer than most has to be broken, or little would be left. */
const LAST_WORD = /[,;:–—]?\s+\S{1,20}…$/u;

/** A letter may carry accents; a tower of them is a prank that climbs into the line above. */
const HEAPED_ACCENTS = /(\p{Script=Inherited}{2})(?:(?!\u200d)\p{Script=Inherited})+/gu;

/**
 * Cuts a text to `max` code points with an ellipsis, between graphemes, so that no family emoji is left half. The
 * schemas hold these lengths already; this holds them for records written before and for whoever calls the Worker.
 */
export function clip(text: string, max: number): string {
  if ([...text].length <= max) return text;
  let kept = "";
  let length = 1;
  for (const { segment } of segmenter.segment(text)) {
    length += [...segment].length;
    if (length > max) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Longest texts that the court itself prints, in code points. */
export const DATE_MAX = 30;
export const SITE_ADDRESS_MAX = 40;
