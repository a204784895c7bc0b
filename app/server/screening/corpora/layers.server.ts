import { fromLetters } from "../letter-numbers.server";
import { unpackWeights } from "../packed-weights.server";
import { DIMENSIONS, type PhraseNet } from "../phrase-net.server";
import { PLACES } from "../read-features.server";
import type { LearnedLayer } from "../weigh-text.server";
import { dealRows } from "../word-rows.server";
import { compilePatterns, type SeriousPatterns } from "./patterns.server";
import { LEARNT_PHRASES, LEARNT_WORDS } from "./phrases.server";
import { THRESHOLDS, WEIGHTS } from "./weights.server";

export function readLayers(): { patterns: SeriousPatterns; learned: LearnedLayer } {
  const packed = Uint8Array.from(atob(WEIGHTS.packed), (letter) => letter.charCodeAt(0));
  const { unit, own } = WEIGHTS;
  return {
    patterns: compilePatterns(),
    learned: { weights: unpackWeights(packed, PLACES), unit, own, phrases: readPhrases(), ...THRESHOLDS },
  };
}

function readPhrases(): PhraseNet {
  const { unit, detectors, starts, verdicts, verdictOfRules, own } = LEARNT_PHRASES;
  return {
    rows: dealRows(LEARNT_WORDS.words.split(" ")),
    vectors: withUnknown(fromLetters(LEARNT_WORDS.vectors, LEARNT_WORDS.unit, 1)),
    detectors: fromLetters(detectors, unit, 2),
    starts: fromLetters(starts, unit, 2),
    verdicts: fromLetters(verdicts, unit, 2),
    verdictOfRules,
    own,
  };
}

/** Row 0 is that of words nobody knows. */
function withUnknown(vectors: Float32Array): Float32Array {
  const all = new Float32Array(DIMENSIONS + vectors.length);
  all.set(vectors, DIMENSIONS);
  return all;
}
