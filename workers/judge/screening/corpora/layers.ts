import { fromLetters } from "../letter-numbers";
import { unpackWeights } from "../packed-weights";
import { DIMENSIONS, type PhraseNet } from "../phrase-net";
import { PLACES } from "../read-features";
import type { LearnedLayer } from "../weigh-text";
import { dealRows } from "../word-rows";
import { compilePatterns, type SeriousPatterns } from "./patterns";
import { LEARNT_PHRASES, LEARNT_WORDS } from "./phrases";
import { THRESHOLDS, WEIGHTS } from "./weights";

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
