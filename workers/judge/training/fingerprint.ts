import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Lesson } from "./prepare-lessons";
import { WORD_TABLE } from "./word-table";

/**
 * Tells lessons and words from any others: the texts, their side, what the rules make of them, and the words' vectors.
 */
export function fingerprintOf(lessons: readonly Lesson[]): string {
  const hash = createHash("sha256");
  for (const { flat, group, isSerious, isFramed, isStopped, harms } of lessons) {
    hash.update(JSON.stringify([flat, group, isSerious, isFramed, isStopped, harms.map((harm) => harm.flat)]));
  }
  hash.update(readFileSync(WORD_TABLE));
  return hash.digest("hex").slice(0, 16);
}
