/** The room that a letter of the display face takes on average, in squares of its size; lines are ragged. */
const LETTER_AREA = 0.62 * 1.2 * 1.45;

/** Half the sum of two lengths is never less than the root of their product, and near it for one of these slopes. */
const SLOPES = [0.4, 0.6, 0.85, 1.2, 1.7, 2.5];

/** Of a letter, for lines that hold more than a word: the average holds for no others. */
const WIDEST = "12.5cqw";

/**
 * The font size at which a text fills its box and no more, as CSS, in units of a size container: longer texts and
 * smaller boxes get smaller letters, before any script. Letters of other scripts than ours are as wide as two.
 */
export function fittedSize(text: string): string {
  const share = 50 / Math.sqrt(LETTER_AREA * text.replace(/[\u1100-\uffff]/gu, "xx").length);
  const sizes = SLOPES.map((slope) => `${(share * slope).toFixed(2)}cqw + ${(share / slope).toFixed(2)}cqh`);
  return `min(1.75rem, ${WIDEST}, ${sizes.join(", ")})`;
}
