/** The ruling is typed a word at a time; the first word comes a moment after the overlay opened. */
export const FIRST_WORD_AFTER_MS = 300;
export const WORD_EVERY_MS = 150;

/** An analysis comes in before its first word does. */
const ANALYSIS_COMES_IN_MS = 300;
export const FIRST_ANALYSIS_WORD_AFTER_MS = ANALYSIS_COMES_IN_MS + 800;

/** The card comes when the ruling is typed, and is scrolled to once it can be seen standing there. */
export const CARD_AFTER_MS = 500;
export const SCROLL_TO_CARD_AFTER_MS = 1_000;

/** A word of a ruling, with the blanks behind it. */
export interface SpokenWord {
  text: string;
  /** The number of the exhibit that it rests on, null for most words. */
  exhibit: number | null;
}

const MARK = /^\s*\(Exhibit (\d+)\)(\s*)$/u;

/** Stands where the words begin that the next mark is for. Nobody types it, and no page shows it. */
export const CITED_FROM = "⁅";

const WORDS = /\s*(?:\(Exhibit \d+\)|⁅|[^\s⁅]+?(?=\(Exhibit \d+\))|[^\s⁅]+)\s*/gu;

/**
 * A ruling as its words. A mark in its text, `(Exhibit 3)`, is none of them: it says what the words before it rest on,
 * from `CITED_FROM` on; in rulings of before they are the quotation that ends there or else the clause. Where it has no
 * words to itself, and where there are fewer than so many exhibits, it stays a word.
 */
export function spokenWords(text: string, exhibits: number): SpokenWord[] {
  const spoken: SpokenWord[] = [];
  let start: number | null = null;
  for (const word of text.match(WORDS) ?? []) {
    if (word.trim() === CITED_FROM) {
      start = spoken.length;
      continue;
    }
    const [, number = "", blank = ""] = MARK.exec(word) ?? [];
    const exhibit = number === "" ? null : Number(number);
    const last = spoken.at(-1);
    if (exhibit === null) {
      if (last !== undefined && last.exhibit !== null && start === null && STOP.test(word)) last.text += word;
      else spoken.push({ text: word, exhibit: null });
      continue;
    }
    if (last === undefined || last.exhibit !== null || exhibit < 1 || exhibit > exhibits) {
      spoken.push({ text: word, exhibit: exhibit >= 1 && exhibit <= exhibits ? exhibit : null });
    } else {
      last.text = last.text.trimEnd() + blank;
      for (const cited of spoken.slice(start ?? citedFrom(spoken))) cited.exhibit = exhibit;
    }
    start = null;
  }
  return spoken;
}

/** A ruling without its marks, where they lead nowhere. */
export function withoutMarks(text: string): string {
  return withoutStarts(text).replace(/\s*\(Exhibit \d+\)/gu, "");
}

/** A ruling as somebody reads it whose page has nothing to tap: it says what it rests on, and not from where. */
export function withoutStarts(text: string): string {
  return text.replaceAll(CITED_FROM, "");
}

/** A full stop or the like, which stays with the words before it. */
const STOP = /^[.,;:!?…’”]+\s*$/u;
const ENDS_CLAUSE = /[.,;:!?…–—][’”"')]*\s*$/u;

/** Where the words begin that a mark behind the last of these is for. */
function citedFrom(spoken: readonly SpokenWord[]): number {
  const last = spoken.length - 1;
  const isQuoted = /[”"][.,;:!?…]*\s*$/u.test(spoken[last]?.text ?? "");
  let first = last;
  while (first > 0) {
    const [here, before] = [spoken[first], spoken[first - 1]];
    if (isQuoted && /^\s*[“"]/u.test(here?.text ?? "")) return first;
    if (before === undefined || before.exhibit !== null || (!isQuoted && ENDS_CLAUSE.test(before.text))) return first;
    first--;
  }
  return first;
}
