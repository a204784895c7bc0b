import { isEmoji } from "../emoji";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Letters that both of the court's own faces have, one by one and in the order in which they are read. */
const PLAIN =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017e\u0218-\u021b\u0400-\u045f\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u20ac\u2122]*$/u;

/**
 * Whether satori sets this text right by itself, with the court's own faces and simple emoji. Those that are joined of
 * several it takes for wider than they are, and cuts off the last.
 */
export function isPlain(text: string): boolean {
  return PLAIN.test(text) || graphemes(text).every((grapheme) => PLAIN.test(grapheme) || isSimpleEmoji(grapheme));
}

function isSimpleEmoji(grapheme: string): boolean {
  return isEmoji(grapheme) && [...grapheme.replace("\ufe0f", "")].length === 1;
}

/** A middle dot for every letter that is not plain: for the small print, which has no room for other scripts. */
export function dotted(text: string): string {
  return graphemes(text)
    .map((grapheme) => (PLAIN.test(grapheme) || isEmoji(grapheme) ? grapheme : "·"))
    .join("");
}

function graphemes(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
