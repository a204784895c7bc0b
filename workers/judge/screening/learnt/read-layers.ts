import { compilePatterns, type SeriousPatterns } from "../corpora/patterns";
import { unpackWeights } from "../packed-weights";
import { DETECTORS, DIMENSIONS, type PhraseNet } from "../phrase-net";
import { PLACES } from "../read-features";
import type { LearnedLayer } from "../weigh-text";
import { dealRows } from "../word-rows";
import detectors from "./detectors.bin";
import figures from "./figures.json";
import vectors from "./vectors.bin";
import weights from "./weights.bin";
import words from "./words.txt";

/** The rules, and what `npm run train:screening` wrote beside this file: files that are data, so that no tool parses them. */
export function readLayers(): { patterns: SeriousPatterns; learned: LearnedLayer } {
  return {
    patterns: compilePatterns(),
    learned: {
      weights: unpackWeights(new Uint8Array(weights), PLACES),
      ...figures.weights,
      phrases: readPhrases(),
      ...figures.thresholds,
    },
  };
}

function readPhrases(): PhraseNet {
  const { wordUnit, unit, ...net } = figures.phrases;
  const numbers = inUnits(new Int16Array(detectors), unit);
  return {
    ...net,
    rows: dealRows(words.split(" ")),
    vectors: withUnknown(inUnits(new Int8Array(vectors), wordUnit)),
    starts: numbers.subarray(0, DETECTORS),
    verdicts: numbers.subarray(DETECTORS, 2 * DETECTORS),
    detectors: numbers.subarray(2 * DETECTORS),
  };
}

/** By hand and not by `Float32Array.from`, which takes ten times as long for half a million. */
function inUnits(whole: Int8Array | Int16Array, unit: number): Float32Array {
  const numbers = new Float32Array(whole.length);
  for (let index = 0; index < whole.length; index++) numbers[index] = (whole[index] ?? 0) * unit;
  return numbers;
}

/** Row 0 is that of words nobody knows. */
function withUnknown(known: Float32Array): Float32Array {
  const all = new Float32Array(DIMENSIONS + known.length);
  all.set(known, DIMENSIONS);
  return all;
}
