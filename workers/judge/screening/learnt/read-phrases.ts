import { unpackWords } from "../packed-words";
import { DETECTORS, DIMENSIONS, type PhraseNet } from "../phrase-net";
import { dealRows } from "../word-rows";
import detectors from "./detectors.bin";
import figures from "./figures.json";
import vectors from "./vectors.bin";
import words from "./words.txt";

let phrases: PhraseNet | null = null;

/** The screening's net of phrases. Its words are those of every other net: they are nearly all of what one weighs. */
export function openPhrases(): PhraseNet {
  phrases ??= readPhrases();
  return phrases;
}

function readPhrases(): PhraseNet {
  const { wordUnit, unit, verdictOfRules, own } = figures.phrases;
  return {
    rows: dealRows(unpackWords(words)),
    vectors: inRows(new Int8Array(vectors), wordUnit),
    ...readDetectors(detectors, unit),
    verdictOfRules,
    own,
  };
}

/** What a net looks for, as `packDetectors` wrote it. */
export function readDetectors(bytes: ArrayBuffer, unit: number): Pick<PhraseNet, "starts" | "verdicts" | "detectors"> {
  const numbers = Float32Array.from(new Int16Array(bytes), (whole) => whole * unit);
  return {
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
