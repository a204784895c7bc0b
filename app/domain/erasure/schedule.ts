/**
 * A prepared deletion that nobody carries out is looked at after this, in milliseconds: longer than any request takes.
 */
const FIRST_LOOK_MS = 60_000;

/** The longest pause between two tries, in milliseconds. It is never given up. */
const PAUSE_MAX_MS = 60 * 60_000;

/** When to look again after so many turns that failed, in milliseconds: after a minute, then ever more rarely. */
export function lookAgainAfter(failedTurns: number): number {
  return Math.min(FIRST_LOOK_MS * 2 ** Math.max(0, failedTurns - 1), PAUSE_MAX_MS);
}

/** So long after the last case a picture that was being drawn meanwhile has come, in milliseconds. */
export const SWEPT_AGAIN_AFTER_MS = 2 * 60_000;
