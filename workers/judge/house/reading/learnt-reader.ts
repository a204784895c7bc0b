/** What `npm run train:readers` has learnt to tell apart: a row of numbers for each feature, and one for each class. */
export interface LearntReader {
  rows: ReadonlyMap<string, number>;
  /** Of all features and then of all classes, row by row. */
  numbers: Int8Array;
  /** Numbers in a row. */
  size: number;
  /** What 1 stands for in the rows of features and of classes. */
  unit: number;
  classUnit: number;
  /** How likely each class is before anything is read. */
  bias: readonly number[];
}

/** The likeliest class of a text by its features, as an index, and how likely it is; unknown features say nothing. */
export function likeliest(features: readonly string[], reader: LearntReader): { at: number; odds: number } {
  const odds = oddsOf(features, reader);
  const best = Math.max(...odds);
  return { at: odds.indexOf(best), odds: best };
}

/** A text of no more words than this can't do without one of them. */
const FEW_WORDS = 2;

/**
 * The likeliest class, how likely it is, and the least that is left of that where any one word is left out: a class
 * that rests on one noun is right about the noun and often wrong about the text.
 */
export function likeliestOfAll(
  features: readonly string[],
  reader: LearntReader,
): { at: number; odds: number; least: number } {
  const best = likeliest(features, reader);
  const words = [...new Set(features.filter((feature) => !feature.includes(" ")))];
  if (words.length <= FEW_WORDS) return { ...best, least: best.odds };
  const without = (word: string) => features.filter((feature) => !feature.split(" ").includes(word));
  return { ...best, least: Math.min(...words.map((word) => oddsOf(without(word), reader)[best.at] ?? 0)) };
}

function oddsOf(features: readonly string[], { rows, numbers, size, unit, classUnit, bias }: LearntReader): number[] {
  const rowsRead = features.map((feature) => rows.get(feature)).filter((row) => row !== undefined);
  const read = new Float64Array(size);
  for (const row of rowsRead) {
    for (let at = 0; at < size; at++) read[at] = (read[at] ?? 0) + (numbers[row * size + at] ?? 0);
  }
  const scale = (unit * classUnit) / Math.sqrt(rowsRead.length || 1);
  const scores = bias.map((start, one) => {
    const row = (rows.size + one) * size;
    return read.reduce((sum, number, at) => sum + number * (numbers[row + at] ?? 0) * scale, start);
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
