import { toLetters } from "../screening/letter-numbers";
import { packWeights } from "../screening/packed-weights";
import { DIMENSIONS } from "../screening/phrase-net";
import type { CrossValidation } from "./cross-validate";
import { type Learnt, PHRASE_SHARE } from "./learn";
import { roundWeights } from "./round-weights";
import type { WordTable } from "./word-table";

/** What a letter of the learnt words stands for. */
const WORD_UNIT = 0.15;
/** What a number of two letters stands for in all else that the net has learnt. */
const UNIT = 1 / 512;

export type Figures = Omit<CrossValidation, "missed" | "wronglyStopped">;

/** The source of the module that holds the weights and thresholds. Numbers are rounded so that the formatter leaves them. */
export function writeWeights(
  learnt: Learnt,
  { recall, falseStops, ...thresholds }: Figures,
  fingerprint: string,
): string {
  const { weights, unit, own } = roundWeights(learnt.weights);
  return `/** Written by \`npm run train:screening\`, from lessons with this fingerprint. */
export const LESSONS = "${fingerprint}";

/** Share of the corpus that was stopped by what the rest of it teaches. */
export const CROSS_VALIDATED = { recall: ${rounded(recall)}, falseStops: ${rounded(falseStops)} };

export const THRESHOLDS = {
  phraseShare: ${PHRASE_SHARE},
  threshold: ${rounded(thresholds.threshold)},
  thresholdInTalk: ${rounded(thresholds.thresholdInTalk)},
  thresholdAfterRules: ${rounded(thresholds.thresholdAfterRules)},
  thresholdAfterRulesInTalk: ${rounded(thresholds.thresholdAfterRulesInTalk)},
};

export const WEIGHTS = {
  unit: ${Number(unit.toPrecision(8))},
  own: ${Number(own.toFixed(6))},
  packed:
    "${Buffer.from(packWeights(weights)).toString("base64")}",
};
`;
}

/** The source of the module that holds the net. The words with their vectors are nearly all of it. */
export function writePhrases({ phrases }: Learnt, { words }: WordTable): string {
  const { vectors, detectors, starts, verdicts, verdictOfRules, own } = phrases;
  return `/** Written by \`npm run train:screening\`: words, and for each of them ${DIMENSIONS} letters (see \`fromLetters\`). */
export const LEARNT_WORDS = {
  unit: ${WORD_UNIT},
  words:
    "${words.join(" ")}",
  vectors:
    "${toLetters(vectors.subarray(DIMENSIONS), WORD_UNIT, 1)}",
};

/** What the net looks for in runs of words, two letters a number. */
export const LEARNT_PHRASES = {
  unit: ${UNIT},
  verdictOfRules: ${rounded(verdictOfRules)},
  own: ${rounded(own)},
  detectors:
    "${toLetters(detectors, UNIT, 2)}",
  starts:
    "${toLetters(starts, UNIT, 2)}",
  verdicts:
    "${toLetters(verdicts, UNIT, 2)}",
};
`;
}

function rounded(number: number): number {
  return Number(number.toFixed(4));
}
