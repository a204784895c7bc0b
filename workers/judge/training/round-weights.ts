import type { LearnedLayer } from "../screening/weigh-text";
import type { Learned } from "./train-weights";

const LARGEST = 127;

/** Weights as the Worker holds them: whole numbers of a unit. */
export function roundWeights({ weights, own }: Learned): Pick<LearnedLayer, "weights" | "unit" | "own"> {
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST;
  return { weights: Int8Array.from(weights, (weight) => Math.round(weight / unit)), unit, own };
}
