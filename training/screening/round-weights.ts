import type { LearnedWeights } from "../../app/server/screening/weigh-features.server";
import type { Learned } from "./train-weights";

const LARGEST = 127;

/** Weights as the Worker holds them: whole numbers of a unit. */
export function roundWeights({ weights, own }: Learned): Pick<LearnedWeights, "weights" | "unit" | "own"> {
  const unit = Math.max(...weights.map(Math.abs)) / LARGEST;
  return { weights: Int8Array.from(weights, (weight) => Math.round(weight / unit)), unit, own };
}
