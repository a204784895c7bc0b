import type { CardTexts } from "~/domain/verdict/card-texts";

/** The two faces in which the card sets texts of unknown length. */
export type CardFace = "display" | "body";

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

/** Where the card's texts stand. The same numbers lay out the page's card and the image. */
export const CARD_PLACES = {
  caseName: {
    face: "display",
    width: 260,
    height: 82,
    leading: 1.06,
    sizes: [34, 31, 28, 26, 24, 22, 20, 18, 16, 15, 14],
  },
  partyName: { face: "body", width: 112, height: 30, leading: 1.15, sizes: [17, 16, 15, 14, 13, 12, 11, 10] },
  headline: { face: "display", width: 246, height: 38, leading: 1.05, sizes: [31, 28, 26, 24, 22, 20, 18, 17, 16, 15] },
  punishment: {
    face: "body",
    width: 244,
    height: 102,
    leading: 1.3,
    sizes: [24, 22, 20, 18, 17, 16, 15, 14, 13, 12, 11, 10],
  },
} as const satisfies Record<string, TextPlace>;

/** The font size of each text that has no fixed one. */
export interface CardTypeSizes {
  caseName: number;
  creatorName: number;
  opponentName: number;
  headline: number;
  punishment: number;
}

export function cardTypeSizes(texts: CardTexts): CardTypeSizes {
  return {
    caseName: fitSize(texts.caseName, CARD_PLACES.caseName),
    creatorName: fitSize(texts.creatorName, CARD_PLACES.partyName),
    opponentName: fitSize(texts.opponentName, CARD_PLACES.partyName),
    headline: fitSize(texts.headline, CARD_PLACES.headline),
    punishment: fitSize(texts.punishment, CARD_PLACES.punishment),
  };
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

/** Widths of characters in hundredths of an em, measured on the fonts and rounded up. What is not listed is a full em. */
const ADVANCES: Record<CardFace, readonly (readonly [number, string])[]> = {
  display: [
    [22, " "],
    [28, ",.:;|'’‘"],
    [34, '[]j{}il!"()'],
    [45, "*-/I\\^`ft"],
    [55, "1&<=>scrz"],
    [66, "257?FJLSbdgopqvxyae3+_~“”…"],
    [75, "$4689CEZhknu"],
    [82, "#0BPADGOQRTUVXY"],
    [88, "&HK"],
    [97, "%Nw–"],
    [106, "m"],
    [120, "W@M—"],
  ],
  body: [
    [26, " ',.:;ijl|!’‘"],
    [34, "()I[]`/\\{}"],
    [42, "frt-"],
    [50, '"*J^sz1“”'],
    [57, "?_acvxyeo+<=>"],
    [63, "bdghknpqu#7FL~"],
    [68, "$23459ESTZ–"],
    [74, "068BCPRUVXY"],
    [80, "ADGHKNOQ&w"],
    [90, "@m"],
    [100, "%M—…"],
    [110, "W"],
  ],
};

const ADVANCE_OF: Record<CardFace, ReadonlyMap<string, number>> = {
  display: advanceMap("display"),
  body: advanceMap("body"),
};

function advanceMap(face: CardFace): ReadonlyMap<string, number> {
  return new Map(
    ADVANCES[face].flatMap(([width, letters]) => [...letters].map((letter) => [letter, width / 100] as const)),
  );
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const MARKS = /\p{M}/gu;

/** Width of a text in ems. An accented letter is as wide as its base; an emoji of many code points is one em. */
function advance(text: string, face: CardFace): number {
  let width = 0;
  for (const { segment } of segmenter.segment(text)) {
    const base = segment.normalize("NFD").replace(MARKS, "");
    width += ADVANCE_OF[face].get(base) ?? foreignAdvance(base);
  }
  return width;
}

/** Widths of other scripts' letters, rounded up; the image measures them and goes smaller where this was too large. */
function foreignAdvance(letter: string): number {
  return FOREIGN_ADVANCES.find(([letters]) => letters.test(letter))?.[1] ?? 1.2;
}

const FOREIGN_ADVANCES: readonly [letters: RegExp, ems: number][] = [
  [/^\p{Default_Ignorable_Code_Point}*$/u, 0],
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u, 1],
  [/^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u, 0.66],
  [/^[\p{Script=Devanagari}\p{Script=Bengali}]/u, 0.9],
  [/^\p{Ll}/u, 0.7],
];
