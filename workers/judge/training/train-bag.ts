import { randomFrom, shuffle } from "./random";

/** A text's features with the class that it should be read as. */
export interface BagLesson {
  features: readonly string[];
  label: number;
  /** What the lesson counts for; a whole complaint counts 1. */
  weight: number;
}

/** A row of numbers for each feature and for each class: a text's classes follow from the sum of its features' rows. */
export interface Bag {
  rows: Map<string, Float64Array>;
  classes: Float64Array[];
  bias: Float64Array;
}

export interface BagSettings {
  classes: number;
  /** Numbers in a row. */
  size: number;
  rounds: number;
  step: number;
  /** How strongly what was learnt of a single feature is held back. */
  decay: number;
  /** The share of a lesson's features left out each time that it is learnt, so that none is relied on alone. */
  dropout: number;
  /** What is known of a feature before any lesson, in so many numbers. */
  known: (feature: string) => ArrayLike<number> | undefined;
  dimensions: number;
}

/** Numbers to be learnt, with the squares of all their gradients so far: what moved much moves less (AdaGrad). */
class Numbers {
  readonly values: Float64Array;
  private readonly squares: Float64Array;

  constructor(length: number, start: () => number) {
    this.values = Float64Array.from({ length }, start);
    this.squares = new Float64Array(length).fill(1e-2);
  }

  move(at: number, gradient: number, step: number): void {
    const squares = (this.squares[at] ?? 0) + gradient * gradient;
    this.squares[at] = squares;
    this.values[at] = (this.values[at] ?? 0) - (step * gradient) / Math.sqrt(squares);
  }
}

/** What was known of a text's features, summed, and which of them are learnt. */
interface Heard {
  places: readonly number[];
  known: Float64Array;
  scale: number;
}

/** Holds the weights of the classes small. */
const CLASS_DECAY = 1e-4;

/** Softmax over a sum of rows. A row is what was known of its feature, projected, and what the lessons add to that. */
export function trainBag(lessons: readonly BagLesson[], settings: BagSettings): Bag {
  const { classes, size, rounds, step, dimensions, dropout } = settings;
  const random = randomFrom(1);
  const names = [...new Set(lessons.flatMap(({ features }) => features))];
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const vectors = names.map((name) => settings.known(name));
  const small = (scale: number) => () => (random() - 0.5) * scale;
  const projection = new Numbers(size * dimensions, small(0.3));
  const output = new Numbers(classes * size, small(0.5));
  const bias = new Numbers(classes, () => 0);
  const own = new Numbers(names.length * size, () => 0);
  const prepared = lessons.map(({ features }) => features.map((feature) => placeOf.get(feature) ?? 0));

  const hear = (all: readonly number[]): Heard => {
    const places = all.length < 3 ? all : all.filter(() => random() >= dropout);
    const scale = 1 / Math.sqrt(places.length || 1);
    const known = new Float64Array(dimensions);
    for (const place of places) addTo(known, vectors[place], scale);
    return { places, known, scale };
  };
  const rowOf = ({ places, known, scale }: Heard): Float64Array => {
    const row = projected(projection.values, known, size);
    for (const place of places) addTo(row, own.values.subarray(place * size, (place + 1) * size), scale);
    return row;
  };
  const teachRow = ({ places, known, scale }: Heard, gradient: Float64Array) => {
    for (const [at, part] of gradient.entries()) {
      for (const [d, number] of known.entries()) projection.move(at * dimensions + d, part * number, step);
      for (const place of places) {
        const index = place * size + at;
        own.move(index, part * scale + settings.decay * (own.values[index] ?? 0), step);
      }
    }
  };
  const teach = (heard: Heard, { label, weight }: BagLesson) => {
    const row = rowOf(heard);
    const odds = softmax(scoresOf(row, output.values, bias.values));
    const gradient = new Float64Array(size);
    for (const [one, odd] of odds.entries()) {
      const error = (odd - (one === label ? 1 : 0)) * weight;
      bias.move(one, error, step);
      for (let at = 0; at < size; at++) {
        const number = output.values[one * size + at] ?? 0;
        gradient[at] = (gradient[at] ?? 0) + error * number;
        output.move(one * size + at, error * (row[at] ?? 0) + CLASS_DECAY * number, step);
      }
    }
    teachRow(heard, gradient);
  };

  const order = lessons.map((_, at) => at);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const at of order) {
      const lesson = lessons[at];
      if (lesson !== undefined) teach(hear(prepared[at] ?? []), lesson);
    }
  }
  const ofOne = (place: number) => {
    const known = new Float64Array(dimensions);
    addTo(known, vectors[place], 1);
    return rowOf({ places: [place], known, scale: 1 });
  };
  return {
    rows: new Map(names.map((name, place) => [name, ofOne(place)])),
    classes: Array.from({ length: classes }, (_, one) => output.values.slice(one * size, (one + 1) * size)),
    bias: bias.values,
  };
}

function addTo(sum: Float64Array, numbers: ArrayLike<number> | undefined, scale: number): void {
  if (numbers === undefined) return;
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (numbers[at] ?? 0) * scale;
}

function projected(projection: Float64Array, known: Float64Array, size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, at) =>
    known.reduce((sum, number, d) => sum + number * (projection[at * known.length + d] ?? 0), 0),
  );
}

function scoresOf(row: Float64Array, output: Float64Array, bias: Float64Array): Float64Array {
  return bias.map((start, one) =>
    row.reduce((sum, number, at) => sum + number * (output[one * row.length + at] ?? 0), start),
  );
}

function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
