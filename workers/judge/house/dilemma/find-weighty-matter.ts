import { WEIGHTY_WORDS, type WeightyMatter } from "../corpora/dilemma/weighty";

/** Why the court should not decide this, or null for an ordinary dilemma. */
export function findWeightyMatter(dilemma: string): WeightyMatter | null {
  return WEIGHTY_WORDS.find(([, words]) => words.test(dilemma))?.[0] ?? null;
}
