import type { Features } from "./read-features.server";

/** What the learned layer has learnt: a weight for every place, one of its own, and the sums from which a text is serious. */
export interface LearnedWeights {
  weights: Int8Array;
  /** What a weight of 1 stands for. */
  unit: number;
  own: number;
  threshold: number;
  /** Lower: what the rules found is let go only where all else in the text says that it is a joke. */
  thresholdAfterRules: number;
}

export function isOverThreshold(features: Features, isStoppedByRules: boolean, learned: LearnedWeights): boolean {
  return weigh(features, learned) > (isStoppedByRules ? learned.thresholdAfterRules : learned.threshold);
}

function weigh({ places, amounts }: Features, learned: LearnedWeights): number {
  const sum = places.reduce((rest, place, index) => rest + (learned.weights[place] ?? 0) * (amounts[index] ?? 0), 0);
  return sum * learned.unit + learned.own;
}
