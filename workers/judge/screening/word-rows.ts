import { stemOf } from "./stem";

/** Which row of a net's vectors a word has. Row 0 is for words nobody knows. */
export type WordRows = ReadonlyMap<string, number>;

/** Deals out rows from 1, and to each stem the row of the first word that has it. */
export function dealRows(words: readonly string[]): WordRows {
  const rows = new Map<string, number>();
  for (const [index, word] of words.entries()) {
    rows.set(word, index + 1);
    const stem = stemKey(word);
    if (!rows.has(stem)) rows.set(stem, index + 1);
  }
  return rows;
}

/** The rows of a flattened text's words, in order. A word without one takes that of another with its stem. */
export function readRows(flat: string, rows: WordRows): number[] {
  const words = flat.split(" ").filter((word) => word !== "");
  return words.map((word) => rows.get(word) ?? rows.get(stemKey(word)) ?? 0);
}

/** Stems stand among the words, marked by a blank, which no word has: many a stem looks like another word. */
function stemKey(word: string): string {
  return `${stemOf(word)} `;
}
