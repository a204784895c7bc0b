import { type Features, PLACES } from "../../app/server/screening/read-features.server";
import { mixLessons } from "./mix-lessons";
import type { Lesson } from "./prepare-lessons";

/** Weights before they are rounded. */
export interface Learned {
  weights: Float64Array;
  own: number;
}

const ROUNDS = 15;
const STEP = 0.3;
/** Keeps single texts from being learnt by heart. */
const DECAY = 0.1;
/** A text from a frame is one of many alike, so it counts for less than one that a person wrote. */
const FRAMED_WEIGHT = 0.5;

/** The weights that lessons give, alone and mixed with each other. */
export function learnWeights(lessons: readonly Lesson[]): Learned {
  return trainWeights([...lessons, ...mixLessons(lessons)]);
}

/** Logistic regression by gradient steps that shrink where much was learnt (AdaGrad). The same lessons give the same weights. */
function trainWeights(lessons: readonly Lesson[], seed = 1): Learned {
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
      const wrong = likelihood(sum({ weights, own }, lesson.features)) - (lesson.isSerious ? 1 : 0);
      const fault = lesson.isFramed ? wrong * FRAMED_WEIGHT : wrong;
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
