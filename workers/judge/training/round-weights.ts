import type { LearnedLayer } from "../screening/weigh-text";
import type { Learned } from "./train-weights";

const LARGEST = 127;

/** Smaller ones say next to nothing, and would take bytes of each Worker that carries them. */
const LEAST_KEPT = 2;

/**
 * Weights as the Worker holds them: whole numbers of a unit, of which the largest has so many. Fewer are coarser, and
 * take less of each Worker.
 */
export function roundWeights(
  { weights, own }: Learned,
  largest = LARGEST,
): Pick<LearnedLayer, "weights" | "unit" | "own"> {
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / largest;
  const rounded = (weight: number) =>
    Math.abs(Math.round(weight / unit)) < LEAST_KEPT ? 0 : Math.round(weight / unit);
  return { weights: Int8Array.from(weights, rounded), unit, own };
}
