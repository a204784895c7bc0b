import { packWeights } from "../screening/packed-weights";
import { packWords } from "../screening/packed-words";
import { DIMENSIONS, type PhraseNet } from "../screening/phrase-net";
import type { Thresholds } from "../screening/weigh-text";
import type { CrossValidation } from "./cross-validate";
import { type Learnt, PHRASE_SHARE } from "./learn";
import { roundWeights } from "./round-weights";
import type { WordTable } from "./word-table";

/** What 1 stands for in the vectors of learnt words, and the largest number there: six bits each compress best. */
const WORD_UNIT = 0.15;
const WORD_MOST = 31;
/** The same for all else that the net has learnt. */
export const DETECTOR_UNIT = 1 / 512;
const MOST = 2_047;

export type Figures = Omit<CrossValidation, "missed" | "wronglyStopped">;

/**
 * What the Worker carries of what was learnt, by file; `read-layers.ts` reads them. Words with their vectors are nearly
 * all of it.
 */
export function layerFiles(
  { weights, phrases }: Learnt,
  { words }: WordTable,
  { recall, falseStops, thresholds, thresholdsAfterRules }: Figures,
  fingerprint: string,
): Record<string, string | Uint8Array> {
  const rounded = roundWeights(weights);
  const { vectors, verdictOfRules, own } = phrases;
  const figures = {
    lessons: fingerprint,
    crossValidated: { recall: short(recall), falseStops: short(falseStops) },
    phraseShare: PHRASE_SHARE,
    thresholds: shortBoth(thresholds),
    thresholdsAfterRules: shortBoth(thresholdsAfterRules),
    weights: { unit: Number(rounded.unit.toPrecision(8)), own: Number(rounded.own.toFixed(6)) },
    phrases: { wordUnit: WORD_UNIT, unit: DETECTOR_UNIT, verdictOfRules: short(verdictOfRules), own: short(own) },
  };
  return {
    "figures.json": `${JSON.stringify(figures, null, 2)}\n`,
    "weights.bin": packWeights(rounded.weights),
    "words.txt": packWords(words),
    "vectors.bin": Uint8Array.from(byDimension(vectors.subarray(DIMENSIONS)), (number) =>
      whole(number, WORD_UNIT, WORD_MOST),
    ),
    "detectors.bin": packDetectors(phrases),
  };
}

/** What a net looks for, in whole numbers; `readDetectors` reads them. */
export function packDetectors({ starts, verdicts, detectors }: PhraseNet): Uint8Array {
  const numbers = Int16Array.from([...starts, ...verdicts, ...detectors], (number) =>
    whole(number, DETECTOR_UNIT, MOST),
  );
  return new Uint8Array(numbers.buffer);
}

/** Rows of words turned into one row for each dimension. */
function byDimension(rows: Float32Array): Float32Array {
  const words = rows.length / DIMENSIONS;
  return rows.map((_, index) => rows[(index % words) * DIMENSIONS + Math.floor(index / words)] ?? 0);
}

/** A number as a multiple of a unit; what is too large becomes the largest that is kept. */
function whole(number: number, unit: number, most: number): number {
  return Math.max(-most - 1, Math.min(most, Math.round(number / unit)));
}

export function short(number: number): number {
  return Number(number.toFixed(4));
}

export function shortBoth({ unclear, clear }: Thresholds): Thresholds {
  return { unclear: short(unclear), clear: short(clear) };
}
