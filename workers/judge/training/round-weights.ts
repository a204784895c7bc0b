import type { LearnedLayer } from "../screening/weigh-text";
import type { Learned } from "./train-weights";

/** How finely weights are kept: the largest has so many units, and what is below so many is none. */
interface Grain {
  largest: number;
  least: number;
}

/** Finer ones would take bytes that the courtroom Worker has not, and by texts held out they know no more. */
const COURTROOM_GRAIN: Grain = { largest: 51, least: 0.8 };

/** Weights as the Worker holds them: whole numbers of a unit. */
export function roundWeights(
  { weights, own }: Learned,
  { largest, least }: Grain = COURTROOM_GRAIN,
): Pick<LearnedLayer, "weights" | "unit" | "own"> {
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / largest;
  const rounded = (weight: number) => (Math.abs(weight / unit) < least ? 0 : Math.round(weight / unit));
  return { weights: Int8Array.from(weights, rounded), unit, own };
}
