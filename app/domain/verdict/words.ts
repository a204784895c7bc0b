/** The ruling is typed a word at a time; the first word comes a moment after the overlay opened. */
export const FIRST_WORD_AFTER_MS = 300;
export const WORD_EVERY_MS = 150;

/** An analysis comes in before its first word does. */
const ANALYSIS_COMES_IN_MS = 300;
export const FIRST_ANALYSIS_WORD_AFTER_MS = ANALYSIS_COMES_IN_MS + 800;

/** The card comes when the ruling is typed, and is scrolled to once it can be seen standing there. */
export const CARD_AFTER_MS = 500;
export const SCROLL_TO_CARD_AFTER_MS = 1_000;

/**
 * A text as words that each keep the blanks behind them, so that joined they are the text again. A mark is one word.
 */
export function wordsOf(text: string): string[] {
  return text.match(/\s*(?:\(Exhibit \d+\)|\S+?(?=\(Exhibit \d+\))|\S+)\s*/gu) ?? [];
}

/** The number of the exhibit that a word marks, or null for any other word. */
export function exhibitOf(word: string): number | null {
  const number = /^\s*\(Exhibit (\d+)\)\s*$/u.exec(word)?.[1];
  return number === undefined ? null : Number(number);
}
