import { type Features, PLACES } from "../screening/read-features";
import { mixLessons } from "./mix-lessons";
import type { Lesson } from "./prepare-lessons";
import { randomFrom, shuffle } from "./random";

/** Weights before they are rounded. */
export interface Learned {
  weights: Float64Array;
  own: number;
}

const ROUNDS = 8;
const STEP = 0.3;
/** Keeps single texts from being learnt by heart. */
const DECAY = 0.1;
/** A text from a frame is one of many alike, so it counts for less than one that a person wrote. */
export const FRAMED_WEIGHT = 0.5;

/** The weights that lessons give, alone and mixed with each other. */
export function learnWeights(lessons: readonly Lesson[], mixes: readonly Lesson[] = mixLessons(lessons)): Learned {
  const all = [...lessons, ...mixes];
  const telling = howTelling(all);
  const { weights, own } = trainWeights(
    all.map((lesson) => ({ ...lesson, features: amplify(lesson.features, telling) })),
  );
  const plain = weights.map((weight, place) => weight * (telling[place] ?? 0));
  return { weights: withoutLone(plain, lessons), own };
}

/** What a place counts however evenly both sides have it. */
const TELLING_MIN = 0.5;
/** What the difference between the sides can add to that. */
const TELLING_MORE = 3;

/**
 * How much more often each place is in lessons of one side than of the other, as the logarithm of how many times,
 * either way. Lessons read by this learn from what tells the sides apart before they learn what happens to stand beside
 * it: that is worth two points where few jokes may be stopped.
 */
function howTelling(lessons: readonly Lesson[]): Float64Array {
  const serious = new Float64Array(PLACES).fill(1);
  const petty = new Float64Array(PLACES).fill(1);
  let seriousCount = 0;
  let pettyCount = 0;
  for (const { isSerious, isFramed, features } of lessons) {
    const count = isFramed ? FRAMED_WEIGHT : 1;
    if (isSerious) seriousCount += count;
    else pettyCount += count;
    const side = isSerious ? serious : petty;
    for (const place of features.places) side[place] = (side[place] ?? 0) + count;
  }
  return serious.map((count, place) => {
    const times = count / seriousCount / ((petty[place] ?? 1) / pettyCount);
    return TELLING_MIN + Math.min(TELLING_MORE, Math.abs(Math.log(times)));
  });
}

function amplify({ places, amounts }: Features, telling: Float64Array): Features {
  return { places, amounts: amounts.map((amount, index) => amount * (telling[places[index] ?? 0] ?? 0)) };
}

/**
 * Without the places that a single group of texts knows: they say little of any other text, and are more than half of
 * all.
 */
function withoutLone(weights: Float64Array, lessons: readonly Lesson[]): Float64Array {
  const groups = [...new Set(lessons.map(({ group }) => group))];
  const numbers = new Map(groups.map((group, index) => [group, index + 1]));
  const firstGroups = new Int32Array(PLACES);
  const isShared = new Uint8Array(PLACES);
  for (const { features, group } of lessons) {
    const number = numbers.get(group) ?? 0;
    for (const place of features.places) {
      if (firstGroups[place] === 0) firstGroups[place] = number;
      else if (firstGroups[place] !== number) isShared[place] = 1;
    }
  }
  return weights.map((weight, place) => (isShared[place] === 1 ? weight : 0));
}

/**
 * Logistic regression by gradient steps that shrink where much was learnt (AdaGrad). The same lessons give the same
 * weights.
 */
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

/** How likely a sum makes it that a text is serious. */
export function likelihood(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
