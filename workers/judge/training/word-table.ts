import { readFileSync } from "node:fs";
import { DIMENSIONS, type PhraseNet } from "../screening/phrase-net";
import { dealRows } from "../screening/word-rows";
import { fromLetters, toLetters } from "./letter-numbers";

/** Words and what was known of them before any lesson. */
export interface WordTable extends Pick<PhraseNet, "rows" | "vectors"> {
  /** In the order of their rows, from row 1. */
  words: string[];
}

/** What a letter of the table stands for; the numbers of all words have a mean square of 1. */
export const VECTOR_UNIT = 0.2;

/** Relative to the root of the project, as all paths of the training. */
export const WORD_TABLE = "workers/judge/training/word-vectors.tsv";

/** Reads what `scripts/bake/word-vectors.mjs` wrote: a word a line, a blank, a letter for each dimension. */
export function readWordTable(path = WORD_TABLE): WordTable {
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  const parts = lines.map((line) => line.split("\t"));
  const words = parts.map(([word]) => word ?? "");
  // The row of unknown words comes first, all zeros.
  const letters = toLetters(new Array(DIMENSIONS).fill(0), 1) + parts.map(([, numbers]) => numbers ?? "").join("");
  return { words, rows: dealRows(words), vectors: fromLetters(letters, VECTOR_UNIT) };
}
