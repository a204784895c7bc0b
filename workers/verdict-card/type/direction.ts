import bidiFactory, { type Bidi } from "bidi-js";

/** A grapheme with the level at which it is written: odd ones run from right to left. */
export interface Directed {
  text: string;
  level: number;
}

let bidi: Bidi | undefined;

/**
 * The direction of every grapheme of a paragraph, whose own direction is that of its first strong letter. Brackets in a
 * passage from right to left come turned round, as they are drawn.
 */
export function directions(text: string): (index: number, grapheme: string) => Directed {
  if (!RIGHT_TO_LEFT.test(text)) return (_, grapheme) => ({ text: grapheme, level: 0 });
  bidi ??= bidiFactory();
  const { levels } = bidi.getEmbeddingLevels(text, "auto");
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  return (index, grapheme) => ({ text: mirrored.get(index) ?? grapheme, level: levels[index] ?? 0 });
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Puts the pieces of one line into the order in which they stand, from the left (rule L2 of the algorithm). */
export function visualOrder<Item extends { level: number }>(line: readonly Item[]): Item[] {
  const ordered = [...line];
  const highest = Math.max(0, ...line.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end++;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return ordered;
}
