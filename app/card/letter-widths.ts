/** The two faces in which the card sets texts of unknown length. */
export type CardFace = "display" | "body";

/** Width of a text in ems. An accented letter is as wide as its base; an emoji of many code points is one em. */
export function advance(text: string, face: CardFace): number {
  let width = 0;
  for (const { segment } of segmenter.segment(text)) {
    const base = segment.normalize("NFD").replace(MARKS, "");
    width += ADVANCE_OF[face].get(base) ?? foreignAdvance(base);
  }
  return width;
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const MARKS = /\p{M}/gu;

/**
 * Widths of characters in hundredths of an em, measured on the fonts and rounded up. What is not listed is a full em.
 */
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
