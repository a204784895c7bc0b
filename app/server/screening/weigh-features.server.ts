import type { Features } from "./read-features.server";

/** What the learned layer has learnt: a weight for every place, one of its own, and the sums from which a text is serious. */
export interface LearnedWeights {
  weights: Int8Array;
  /** What a weight of 1 stands for. */
  unit: number;
  own: number;
  threshold: number;
  /** Higher: a talk has dozens of messages, and each that is stopped stops both people. */
  thresholdInTalk: number;
  /** Lower: what the rules found is let go only where all else in the text says that it is a joke. */
  thresholdAfterRules: number;
  thresholdAfterRulesInTalk: number;
}

/** Where a text stands: a filing is read by itself, a message is one of many. */
export type Place = "filing" | "talk";

export function isOverThreshold(
  features: Features,
  isStoppedByRules: boolean,
  place: Place,
  learned: LearnedWeights,
): boolean {
  return weigh(features, learned) > thresholdFor(isStoppedByRules, place, learned);
}

function thresholdFor(isStoppedByRules: boolean, place: Place, learned: LearnedWeights): number {
  if (place === "talk") return isStoppedByRules ? learned.thresholdAfterRulesInTalk : learned.thresholdInTalk;
  return isStoppedByRules ? learned.thresholdAfterRules : learned.threshold;
}

function weigh({ places, amounts }: Features, learned: LearnedWeights): number {
  let sum = 0;
  for (const [index, place] of places.entries()) sum += (learned.weights[place] ?? 0) * (amounts[index] ?? 0);
  return sum * learned.unit + learned.own;
}
