import { compilePatterns, findsHarm } from "../../app/server/screening/corpora/patterns.server";
import { flattenText } from "../../app/server/screening/flatten-text.server";
import { type Features, PLACES, readFeatures } from "../../app/server/screening/read-features.server";
import type { Example } from "./read-corpus";

/** A text that was read once, so that it can be learnt from many times. */
export interface Lesson extends Example {
  features: Features;
  /** Whether the rules alone stop it. */
  isStopped: boolean;
}

/** Weights before they are rounded. */
export interface Learned {
  weights: Float64Array;
  own: number;
}

const ROUNDS = 15;
const STEP = 0.3;
/** Keeps single texts from being learnt by heart. */
const DECAY = 0.1;

export function prepareLessons(examples: readonly Example[]): Lesson[] {
  const { serious, hyperbole } = compilePatterns();
  return examples.map((example) => {
    const forms = flattenText(example.text);
    const isStopped = forms.some((flat) => findsHarm(flat, serious, hyperbole));
    return { ...example, isStopped, features: readFeatures(forms[0] ?? "", isStopped) };
  });
}

/** Logistic regression by gradient steps that shrink where much was learnt (AdaGrad). The same lessons give the same weights. */
export function trainWeights(lessons: readonly Lesson[], seed = 1): Learned {
  const weights = new Float64Array(PLACES);
  const moved = new Float64Array(PLACES);
  const random = randomFrom(seed);
  const order = lessons.map((_, index) => index);
  let own = 0;
  let ownMoved = 0;
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const index of order) {
      const lesson = lessons[index];
      if (lesson === undefined) continue;
      const { places, amounts } = lesson.features;
      const fault = likelihood(sum({ weights, own }, lesson.features)) - (lesson.isSerious ? 1 : 0);
      // Counted by hand: an iterator here makes the training five times as long.
      for (let position = 0; position < places.length; position++) {
        const place = places[position] ?? 0;
        const weight = weights[place] ?? 0;
        const slope = fault * (amounts[position] ?? 0) + (DECAY / lessons.length) * weight;
        const total = (moved[place] ?? 0) + slope * slope;
        moved[place] = total;
        weights[place] = weight - (STEP * slope) / Math.sqrt(total + 0.01);
      }
      ownMoved += fault * fault;
      own -= (STEP * fault) / Math.sqrt(ownMoved + 1);
    }
  }
  return { weights, own };
}

/** What the weights make of a text: above 0 serious is likelier than not, among texts as they were in the lessons. */
export function sum({ weights, own }: Learned, { places, amounts }: Features): number {
  let total = own;
  for (let index = 0; index < places.length; index++)
    total += (weights[places[index] ?? 0] ?? 0) * (amounts[index] ?? 0);
  return total;
}

function likelihood(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
