import type { Seriousness } from "~/domain/screening/screening";
import { compilePatterns, type SeriousPatterns } from "../corpora/patterns";
import { unpackWeights } from "../packed-weights";
import { unpackWords } from "../packed-words";
import { DETECTORS, DIMENSIONS, type PhraseNet } from "../phrase-net";
import { PLACES } from "../read-features";
import { readOtherLanguage } from "../read-other-language";
import type { LearnedLayer } from "../weigh-text";
import { dealRows } from "../word-rows";
import detectors from "./detectors.bin";
import figures from "./figures.json";
import otherWeights from "./languages.bin";
import otherFigures from "./languages.json";
import vectors from "./vectors.bin";
import weights from "./weights.bin";
import words from "./words.txt";

/**
 * The rules, and what `npm run train:screening` wrote beside this file: files that are data, so that no tool parses
 * them.
 */
export function readLayers(): {
  patterns: SeriousPatterns;
  learned: LearnedLayer;
  readOther: (text: string) => Seriousness;
} {
  const otherLanguages = { ...otherFigures, weights: unpackWeights(new Uint8Array(otherWeights), PLACES) };
  return {
    readOther: (text) => readOtherLanguage(text, otherLanguages),
    patterns: compilePatterns(),
    learned: {
      weights: unpackWeights(new Uint8Array(weights), PLACES),
      ...figures.weights,
      phrases: readPhrases(),
      phraseShare: figures.phraseShare,
      thresholds: figures.thresholds,
      thresholdsAfterRules: figures.thresholdsAfterRules,
    },
  };
}

function readPhrases(): PhraseNet {
  const { wordUnit, unit, ...net } = figures.phrases;
  const numbers = Float32Array.from(new Int16Array(detectors), (whole) => whole * unit);
  return {
    ...net,
    rows: dealRows(unpackWords(words)),
    vectors: inRows(new Int8Array(vectors), wordUnit),
    starts: numbers.subarray(0, DETECTORS),
    verdicts: numbers.subarray(DETECTORS, 2 * DETECTORS),
    detectors: numbers.subarray(2 * DETECTORS),
  };
}

/**
 * A row for each word, after row 0 of words nobody knows. In the file all words' numbers of one dimension stand
 * together: like beside like compresses better.
 */
function inRows(byDimension: Int8Array, unit: number): Float32Array {
  const known = byDimension.length / DIMENSIONS;
  const rows = new Float32Array(DIMENSIONS + byDimension.length);
  for (let dimension = 0; dimension < DIMENSIONS; dimension++) {
    for (let word = 0; word < known; word++) {
      rows[(word + 1) * DIMENSIONS + dimension] = (byDimension[dimension * known + word] ?? 0) * unit;
    }
  }
  return rows;
}
