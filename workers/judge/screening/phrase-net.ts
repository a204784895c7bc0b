import type { WordRows } from "./word-rows";

/**
 * A small net that knows what words mean: each word is a row of numbers (see `scripts/bake/word-vectors.mjs`) which is
 * like that of words used alike, and detectors look for runs of one to three such words. A text counts for each
 * detector what its strongest run counts, wherever it stands, and from these strengths follows how serious it is.
 */
export interface PhraseNet {
  rows: WordRows;
  /** Row by row, `DIMENSIONS` numbers each. */
  vectors: Float32Array;
  /** For each dimension what it adds to each detector, for each place in the detector's run. */
  detectors: Float32Array;
  /** What each detector starts from. */
  starts: Float32Array;
  /** How much more serious each detector's strength makes a text. */
  verdicts: Float32Array;
  /** The same for a find of the rules. */
  verdictOfRules: number;
  own: number;
}

export const DIMENSIONS = 40;
/** The lengths of runs, in words, that detectors look for. */
const RUNS = [1, 2, 3] as const;
const LONGEST_RUN = 3;
const DETECTORS_EACH = 48;
export const DETECTORS = DETECTORS_EACH * RUNS.length;
/** How long a run each detector looks for. */
export const RUN_OF = RUNS.flatMap((run) => new Array<number>(DETECTORS_EACH).fill(run));
/** Numbers that one word gives: one for each detector and each place in its run. */
export const ECHOES = DETECTORS_EACH * RUNS.reduce<number>((sum, run) => sum + run, 0);

/** Which of a word's numbers is that of a detector, for the word at a place in its run. */
export function echoOf(detector: number, place: number): number {
  const run = RUN_OF[detector] ?? 1;
  const before = RUNS.reduce<number>((sum, shorter) => (shorter < run ? sum + shorter : sum), 0);
  return (before + place) * DETECTORS_EACH + (detector % DETECTORS_EACH);
}

/** How strong each detector is in a text at its strongest, never below 0, and where in the text its run starts. */
export interface Detected {
  strengths: Float32Array;
  places: Int16Array;
}

/** How serious a net takes a text to be: above 0 rather serious. */
export function weighPhrases(rows: readonly number[], isStoppedByRules: boolean, net: PhraseNet): number {
  const { strengths } = detect(rows, net.starts, (row) => rememberedEchoes(row, net));
  let sum = net.own + (isStoppedByRules ? net.verdictOfRules : 0);
  for (let detector = 0; detector < DETECTORS; detector++) {
    sum += (strengths[detector] ?? 0) * (net.verdicts[detector] ?? 0);
  }
  return sum;
}

/** Reads a text word by word. A run may begin before the text or end after it: words that aren't there add nothing. */
export function detect(
  rows: readonly number[],
  starts: Float32Array,
  echoesOf: (row: number) => Float32Array,
): Detected {
  const strengths = new Float32Array(DETECTORS);
  const places = new Int16Array(DETECTORS);
  const echoes = rows.map(echoesOf);
  let echo = 0;
  let detector = 0;
  for (const run of RUNS) {
    for (let place = 1 - run; place < rows.length; place++) measure(place, run, echo, detector);
    echo += run * DETECTORS_EACH;
    detector += DETECTORS_EACH;
  }
  return { strengths, places };

  /** Measures the detectors of one length on the run that starts at a place. */
  function measure(place: number, run: number, firstEcho: number, firstDetector: number): void {
    const first = echoes[place] ?? SILENCE;
    const second = run > 1 ? (echoes[place + 1] ?? SILENCE) : SILENCE;
    const third = run > 2 ? (echoes[place + 2] ?? SILENCE) : SILENCE;
    for (let index = 0; index < DETECTORS_EACH; index++) {
      const at = firstDetector + index;
      const strength =
        numberAt(starts, at) +
        numberAt(first, firstEcho + index) +
        numberAt(second, firstEcho + DETECTORS_EACH + index) +
        numberAt(third, firstEcho + 2 * DETECTORS_EACH + index);
      if (strength > numberAt(strengths, at)) {
        strengths[at] = strength;
        places[at] = place;
      }
    }
  }
}

function numberAt(numbers: ArrayLike<number>, at: number): number {
  return numbers[at] ?? 0;
}

const SILENCE = new Float32Array(ECHOES + LONGEST_RUN * DETECTORS_EACH);

/** Words whose echoes are kept: most of what people write, in some 5 MB. */
const REMEMBERED_MAX = 4_096;
const remembered = new WeakMap<PhraseNet, Map<number, Float32Array>>();

/** Nearly all of the work is in the echoes, and most texts are made of the same few hundred words. */
function rememberedEchoes(row: number, net: PhraseNet): Float32Array {
  const known = remembered.get(net) ?? new Map<number, Float32Array>();
  remembered.set(net, known);
  const echoes = known.get(row) ?? echoesOf(row, net);
  if (known.size >= REMEMBERED_MAX) known.clear();
  known.set(row, echoes);
  return echoes;
}

/** Four dimensions at a time: an echo is then read and written a quarter as often. */
export function echoesOf(row: number, { vectors, detectors }: Pick<PhraseNet, "vectors" | "detectors">): Float32Array {
  const echoes = new Float32Array(ECHOES);
  for (let dimension = 0; dimension < DIMENSIONS; dimension += 4) {
    const at = row * DIMENSIONS + dimension;
    const first = vectors[at] ?? 0;
    const second = vectors[at + 1] ?? 0;
    const third = vectors[at + 2] ?? 0;
    const fourth = vectors[at + 3] ?? 0;
    const from = dimension * ECHOES;
    for (let echo = 0; echo < ECHOES; echo++) {
      const place = from + echo;
      echoes[echo] =
        (echoes[echo] ?? 0) +
        first * (detectors[place] ?? 0) +
        second * (detectors[place + ECHOES] ?? 0) +
        third * (detectors[place + 2 * ECHOES] ?? 0) +
        fourth * (detectors[place + 3 * ECHOES] ?? 0);
    }
  }
  return echoes;
}
