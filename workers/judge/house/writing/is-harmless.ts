import { findHarms } from "../../ruling/check-punishment";

/** Whether a punishment keeps to the rule: nothing that costs, hurts, shames, reaches others or outlasts a day. */
export function isHarmless(punishment: string): boolean {
  return findHarms(punishment).length === 0;
}
