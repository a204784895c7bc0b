/** Scripts whose lines may break after any character. */
const IDEOGRAPH = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々〇]/u;
/** What must not begin a line in Chinese and Japanese. */
const CLOSING =
  /^[、。，．・：；？！）〉》」』】〕〗］｝”’…ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ%％,.!?:;)\]}]/u;
/** What must not end one. */
const OPENING = /^[（〈《「『【〔〖［｛“‘([{]/u;
const FULL_WIDTH = /^[\u3000-\u303f\uff00-\uff65]/u;
const THAI = /^\p{Script=Thai}/u;

/** Whether a line may end between two graphemes that no space parts. `index` is where the second begins in its text. */
export function mayBreakBetween(before: string, after: string, text: string, index: number): boolean {
  if (THAI.test(before) && THAI.test(after)) return thaiWordStarts(text).has(index);
  if (CLOSING.test(after) || OPENING.test(before)) return false;
  return [before, after].some((grapheme) => IDEOGRAPH.test(grapheme) || FULL_WIDTH.test(grapheme));
}

let words: Intl.Segmenter | undefined;
let latest: { text: string; starts: ReadonlySet<number> } | undefined;

/** Thai is written without spaces; where its words begin is a matter for the dictionary. */
function thaiWordStarts(text: string): ReadonlySet<number> {
  words ??= new Intl.Segmenter("th", { granularity: "word" });
  if (latest?.text !== text) {
    latest = { text, starts: new Set([...words.segment(text)].map(({ index }) => index)) };
  }
  return latest.starts;
}
