import { type PhraseNet, weighPhrases } from "../screening/phrase-net";
import { readRows } from "../screening/word-rows";
import { mixLessons } from "./mix-lessons";
import type { Lesson, Reading } from "./prepare-lessons";
import { learnPhrases } from "./train-phrases";
import { type Learned, learnWeights, sum } from "./train-weights";
import type { WordTable } from "./word-table";

/** What both learners took from the same lessons. */
export interface Learnt {
  weights: Learned;
  phrases: PhraseNet;
}

/**
 * How much the phrases count beside the weights. The weights know more of the texts that they learnt from, the phrases
 * more of words that neither has met; chosen by cross-validation, where anything from a half to one does.
 */
export const PHRASE_SHARE = 0.75;

/** What lessons teach, alone and mixed with each other. Takes about a minute for 20,000. */
export function learn(lessons: readonly Lesson[], table: WordTable): Learnt {
  const mixes = mixLessons(lessons);
  const phraseLessons = [...lessons, ...mixes].map(({ flat, isSerious, isFramed, isStopped }) => {
    return { rows: readRows(flat, table.rows), isSerious, isFramed, isStopped };
  });
  return { weights: learnWeights(lessons, mixes), phrases: learnPhrases(phraseLessons, table) };
}

/**
 * How serious a lesson is by what was learnt. As in the product, what the rules found in it is weighed by itself too.
 */
export function weighLesson({ flat, features, isStopped, harms }: Lesson, learnt: Learnt): number {
  return Math.max(
    weighReading({ flat, features }, isStopped, learnt),
    ...harms.map((harm) => weighReading(harm, true, learnt)),
  );
}

function weighReading({ flat, features }: Reading, isStopped: boolean, { weights, phrases }: Learnt): number {
  return sum(weights, features) + PHRASE_SHARE * weighPhrases(readRows(flat, phrases.rows), isStopped, phrases);
}
