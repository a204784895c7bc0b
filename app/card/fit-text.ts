import { advance, type CardFace } from "./letter-widths";

/** A field of a card for a text of unknown length. */
export interface TextPlace {
  face: CardFace;
  /** Space in CSS pixels. */
  width: number;
  height: number;
  /** Line height as a multiple of the size. */
  leading: number;
  /** Font sizes in CSS pixels, the largest first. */
  sizes: readonly number[];
}

/** How many lines of this size a place holds: the line clamp that is the last resort. */
export function linesAt(size: number, place: TextPlace): number {
  return Math.max(1, Math.floor((place.height + 1) / (size * place.leading)));
}

/** The largest of the place's sizes at which the text fits, or its smallest. */
export function fitSize(text: string, place: TextPlace): number {
  const smallest = place.sizes.at(-1) ?? 12;
  return (
    place.sizes.find((size) => {
      const lines = countLines(text, place.face, place.width / size, size > smallest);
      return lines <= linesAt(size, place);
    }) ?? smallest
  );
}

/**
 * The narrowest width at which the text takes no more lines than at the full one, so that its lines come out of about
 * equal length. CSS can balance lines itself, but the image's layout engine can't together with a line clamp.
 */
export function balancedWidth(text: string, size: number, place: TextPlace): number {
  const lines = countLines(text, place.face, place.width / size, false);
  const fits = (width: number) => countLines(text, place.face, width / size, true) <= lines;
  let width = place.width;
  while (width - BALANCE_STEP > 0 && fits(width - BALANCE_STEP)) width -= BALANCE_STEP;
  // A hair wider, since the widths of letters are estimates here.
  return Math.min(place.width, width + BALANCE_STEP) + BALANCE_STEP;
}

const BALANCE_STEP = 4;

/**
 * Counts the lines of a text set greedily. `width` is in ems. A word longer than a line breaks anywhere, but a text is
 * first made smaller (`keepWords`), since a broken word looks like a mistake.
 */
function countLines(text: string, face: CardFace, width: number, keepWords: boolean): number {
  const space = advance(" ", face);
  let lines = 1;
  let used = 0;
  for (const { part, gap } of breakable(text)) {
    const wordWidth = advance(part, face);
    const before = gap ? space : 0;
    if (wordWidth > width && keepWords) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + before + wordWidth <= width) {
      used += before + wordWidth;
      continue;
    }
    if (used > 0) lines += 1;
    const fullLines = Math.ceil(wordWidth / width) - 1;
    lines += Math.max(0, fullLines);
    used = wordWidth - Math.max(0, fullLines) * width;
  }
  return lines;
}

/** What a line may begin with: a word, or a letter of a script that is written without spaces. */
function breakable(text: string): { part: string; gap: boolean }[] {
  return text
    .split(" ")
    .flatMap((word) => (word.match(UNSPACED) ?? [""]).map((part, index) => ({ part, gap: index === 0 })));
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff65]|\p{Script=Thai}\p{M}*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303f\uff00-\uff65]+/gu;
