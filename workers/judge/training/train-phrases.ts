import {
  DETECTORS,
  DIMENSIONS,
  detect,
  ECHOES,
  echoesOf,
  echoOf,
  type PhraseNet,
  RUN_OF,
} from "../screening/phrase-net";
import { randomFrom, shuffle } from "./random";
import { FRAMED_WEIGHT, likelihood } from "./train-weights";

/** A text as the net reads it. */
export interface PhraseLesson {
  rows: number[];
  isSerious: boolean;
  isFramed: boolean;
  isStopped: boolean;
}

const ROUNDS = 7;
/** The last rounds, whose nets are averaged: one of them alone leans towards the texts that it saw last. */
const AVERAGED = 3;
const STEP = 0.08;
/** Words know much already, so they learn more slowly. */
const STEP_OF_WORDS = 0.01;
/** Share of the detectors that look away in each step, so that none relies on another. */
const LOOKING_AWAY = 0.5;
/**
 * A word is heard as it was up to so many lessons ago: what it moves in that time is little, to hear it anew is most of
 * the work.
 */
const HEARD_FOR = 100;
/** Steps shrink to this share of what they were at first. */
const LAST_STEP = 0.1;

/**
 * Learns by gradient steps that shrink where much was learnt (AdaGrad), text by text, from the words' own vectors on.
 * The same lessons give the same net.
 */
export function learnPhrases(
  lessons: readonly PhraseLesson[],
  table: Pick<PhraseNet, "rows" | "vectors">,
  stepOfWords = STEP_OF_WORDS,
): PhraseNet {
  const random = randomFrom(7_936);
  const learner = new Learner(startNet(table, random), stepOfWords);
  const order = lessons.map((_, index) => index);
  const steps = ROUNDS * lessons.length;
  let step = 0;
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const index of order) {
      const lesson = lessons[index];
      const size = 1 - ((1 - LAST_STEP) * step++) / steps;
      if (lesson !== undefined) learner.learn(lesson, size, random);
    }
    if (round >= ROUNDS - AVERAGED) learner.remember();
  }
  return learner.average();
}

function startNet({ rows, vectors }: Pick<PhraseNet, "rows" | "vectors">, random: () => number): PhraseNet {
  const detectors = new Float32Array(DIMENSIONS * ECHOES);
  const verdicts = new Float32Array(DETECTORS);
  for (let dimension = 0; dimension < DIMENSIONS; dimension++) {
    for (let detector = 0; detector < DETECTORS; detector++) {
      const run = RUN_OF[detector] ?? 1;
      for (let place = 0; place < run; place++) {
        detectors[dimension * ECHOES + echoOf(detector, place)] = bell(random) / Math.sqrt(run * DIMENSIONS);
      }
    }
  }
  for (let detector = 0; detector < DETECTORS; detector++)
    verdicts[detector] = (bell(random) * 0.5) / Math.sqrt(DETECTORS);
  const starts = new Float32Array(DETECTORS);
  return { rows, vectors: vectors.slice(), detectors, starts, verdicts, verdictOfRules: 0, own: 0 };
}

/** A number around 0, mostly within 1 of it. */
function bell(random: () => number): number {
  let sum = -3;
  for (let count = 0; count < 6; count++) sum += random();
  return sum * Math.SQRT2;
}

/** The parts of a net that are lists of numbers. */
type Numbers = Pick<PhraseNet, "vectors" | "detectors" | "starts" | "verdicts"> & { rest: Float32Array };

class Learner {
  readonly #rows: PhraseNet["rows"];
  readonly #net: Numbers;
  readonly #moved: Numbers;
  readonly #sums: Numbers;
  readonly #heard = new Map<number, Float32Array>();
  #lessons = 0;
  #remembered = 0;

  constructor(
    { rows, verdictOfRules, own, vectors, detectors, starts, verdicts }: PhraseNet,
    readonly stepOfWords: number,
  ) {
    this.#rows = rows;
    this.#net = { vectors, detectors, starts, verdicts, rest: Float32Array.of(verdictOfRules, own) };
    this.#moved = zeros(this.#net);
    this.#sums = zeros(this.#net);
  }

  learn({ rows, isSerious, isFramed, isStopped }: PhraseLesson, size: number, random: () => number): void {
    const net = this.#net;
    const moved = this.#moved;
    if (this.#lessons++ % HEARD_FOR === 0) this.#heard.clear();
    const { strengths, places } = detect(rows, net.starts, (row) => this.#hear(row));
    let sum = (net.rest[1] ?? 0) + (isStopped ? (net.rest[0] ?? 0) : 0);
    for (let detector = 0; detector < DETECTORS; detector++) {
      const strength = random() < LOOKING_AWAY ? 0 : (strengths[detector] ?? 0) / (1 - LOOKING_AWAY);
      strengths[detector] = strength;
      sum += strength * (net.verdicts[detector] ?? 0);
    }
    const fault = (likelihood(sum) - (isSerious ? 1 : 0)) * (isFramed ? FRAMED_WEIGHT : 1);
    if (Math.abs(fault) < 1e-4) return;
    const ofNet = STEP * size;
    const ofWords = this.stepOfWords * size;
    if (isStopped) move(net.rest, moved.rest, 0, fault, ofNet);
    move(net.rest, moved.rest, 1, fault, ofNet);
    for (let detector = 0; detector < DETECTORS; detector++) {
      const strength = strengths[detector] ?? 0;
      if (strength === 0) continue;
      const blame = (fault * (net.verdicts[detector] ?? 0)) / (1 - LOOKING_AWAY);
      move(net.verdicts, moved.verdicts, detector, fault * strength, ofNet);
      move(net.starts, moved.starts, detector, blame, ofNet);
      const run = RUN_OF[detector] ?? 1;
      for (let place = 0; place < run; place++) {
        const row = rows[(places[detector] ?? 0) + place];
        if (row === undefined) continue;
        this.#moveRun(row, echoOf(detector, place), blame, ofNet, ofWords);
      }
    }
  }

  #hear(row: number): Float32Array {
    const heard = this.#heard.get(row) ?? echoesOf(row, this.#net);
    this.#heard.set(row, heard);
    return heard;
  }

  /** One word of a run: its vector and the detector each move towards what the other was. */
  #moveRun(row: number, echo: number, blame: number, ofNet: number, ofWords: number): void {
    const { vectors, detectors } = this.#net;
    const [dimensions, echoes] = [DIMENSIONS, ECHOES];
    for (let dimension = 0; dimension < dimensions; dimension++) {
      const at = row * dimensions + dimension;
      const place = dimension * echoes + echo;
      const number = vectors[at] ?? 0;
      const detector = detectors[place] ?? 0;
      move(detectors, this.#moved.detectors, place, blame * number, ofNet);
      // The row of unknown words stays empty.
      if (row !== 0 && ofWords > 0) move(vectors, this.#moved.vectors, at, blame * detector, ofWords);
    }
  }

  remember(): void {
    this.#remembered += 1;
    for (const part of PARTS) {
      const sums = this.#sums[part];
      const numbers = this.#net[part];
      for (let index = 0; index < sums.length; index++) sums[index] = (sums[index] ?? 0) + (numbers[index] ?? 0);
    }
  }

  average(): PhraseNet {
    const averageOf = (part: keyof Numbers) => this.#sums[part].map((sum) => sum / this.#remembered);
    const [verdictOfRules = 0, own = 0] = averageOf("rest");
    return {
      rows: this.#rows,
      vectors: averageOf("vectors"),
      detectors: averageOf("detectors"),
      starts: averageOf("starts"),
      verdicts: averageOf("verdicts"),
      verdictOfRules,
      own,
    };
  }
}

const PARTS = ["vectors", "detectors", "starts", "verdicts", "rest"] as const;

function zeros(numbers: Numbers): Numbers {
  return Object.fromEntries(PARTS.map((part) => [part, new Float32Array(numbers[part].length)])) as Numbers;
}

function move(numbers: Float32Array, moved: Float32Array, place: number, slope: number, size: number): void {
  const total = (moved[place] ?? 0) + slope * slope;
  moved[place] = total;
  numbers[place] = (numbers[place] ?? 0) - (size * slope) / Math.sqrt(total + 1e-4);
}
