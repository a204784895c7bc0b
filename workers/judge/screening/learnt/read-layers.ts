import type { Seriousness } from "~/domain/screening/screening";
import { compilePatterns, type SeriousPatterns } from "../corpora/patterns";
import { unpackWeights } from "../packed-weights";
import { PLACES } from "../read-features";
import { readOtherLanguage } from "../read-other-language";
import type { LearnedLayer } from "../weigh-text";
import figures from "./figures.json";
import otherWeights from "./languages.bin";
import otherFigures from "./languages.json";
import { openPhrases } from "./read-phrases";
import weights from "./weights.bin";

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
      phrases: openPhrases(),
      phraseShare: figures.phraseShare,
      thresholds: figures.thresholds,
      thresholdsAfterRules: figures.thresholdsAfterRules,
    },
  };
}
