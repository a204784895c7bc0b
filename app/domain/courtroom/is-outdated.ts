import type { Courtroom } from "./courtroom";

const STANDING = { pending: 0, active: 1, settled: 2 } as const;

/**
 * Whether `told` is older than what is known: a courtroom goes from waiting to its verdict and never back, but by being
 * opened once more. What was read before a step, and arrives after it, must not undo it.
 */
export function isOutdated(told: Courtroom, known: Courtroom): boolean {
  if (told.round !== known.round) return told.round < known.round;
  return STANDING[told.status] < STANDING[known.status];
}
