import { type PhraseNet, weighPhrases } from "./phrase-net";
import { type Features, readFeatures } from "./read-features";
import { readRows } from "./word-rows";

/** What the learned layer has learnt, and the sums from which a text is serious. */
export interface LearnedLayer {
  /** A weight for every place of the features. */
  weights: Int8Array;
  /** What a weight of 1 stands for. */
  unit: number;
  own: number;
  phrases: PhraseNet;
  /** How much the phrases count beside the weights. */
  phraseShare: number;
  threshold: number;
  /** Higher: a talk has dozens of messages, and each that is stopped stops both people. */
  thresholdInTalk: number;
  /** Lower: what the rules found is let go only where all else in the text says that it is a joke. */
  thresholdAfterRules: number;
  thresholdAfterRulesInTalk: number;
}

/** Where a text stands: a filing is read by itself, a message is one of many. */
export type Place = "filing" | "talk";

/** Whether a flattened text is too serious for where it stands, by its features and its phrases together. */
export function isOverThreshold(flat: string, isStoppedByRules: boolean, place: Place, learned: LearnedLayer): boolean {
  const { phrases, phraseShare } = learned;
  const byFeatures = weighFeatures(readFeatures(flat, isStoppedByRules), learned);
  const byPhrases = weighPhrases(readRows(flat, phrases.rows), isStoppedByRules, phrases);
  return byFeatures + phraseShare * byPhrases > thresholdFor(isStoppedByRules, place, learned);
}

function thresholdFor(isStoppedByRules: boolean, place: Place, learned: LearnedLayer): number {
  if (place === "talk") return isStoppedByRules ? learned.thresholdAfterRulesInTalk : learned.thresholdInTalk;
  return isStoppedByRules ? learned.thresholdAfterRules : learned.threshold;
}

function weighFeatures({ places, amounts }: Features, { weights, unit, own }: LearnedLayer): number {
  let sum = 0;
  for (const [index, place] of places.entries()) sum += (weights[place] ?? 0) * (amounts[index] ?? 0);
  return sum * unit + own;
}
