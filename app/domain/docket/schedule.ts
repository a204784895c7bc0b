/** Pauses before each new attempt at a ruling, in milliseconds (growing, docs/rules.md#a-judge-that-fails). */
const RETRY_PAUSES_MS = [2_000, 10_000, 60_000, 300_000] as const;

/**
 * On the last of these attempts the embedded judge rules if the judge that was asked can't be reached
 * (docs/rules.md#a-judge-that-fails): the pauses before it are twelve seconds, and two people look at the screen.
 */
export const ATTEMPTS_BEFORE_HOUSE_JUDGE = 3;

/** The longest pause before one of these attempts, in milliseconds: who has less time left is not waited for. */
export const PAUSE_BEFORE_HOUSE_JUDGE_MAX_MS = Math.max(...RETRY_PAUSES_MS.slice(0, ATTEMPTS_BEFORE_HOUSE_JUDGE - 1));

/** How long to wait after the nth failed attempt (from 1). The last pause repeats: a case is never given up. */
export function retryPause(failedAttempts: number): number {
  const index = Math.min(Math.max(failedAttempts, 1), RETRY_PAUSES_MS.length) - 1;
  return RETRY_PAUSES_MS[index] ?? RETRY_PAUSES_MS[0];
}

/**
 * When to look at a case next, in Unix milliseconds: at what is due, or at `lookAt` if that comes first, its next
 * reminder or its deadline. One that has passed had its look; from then on only what is due counts, so that pauses
 * between attempts hold. Null for never.
 */
export function nextLook(dueAt: number | undefined, lookAt: number | undefined, now: number): number | null {
  if (dueAt === undefined) return lookAt ?? null;
  return lookAt === undefined || lookAt <= now ? dueAt : Math.min(dueAt, lookAt);
}
