/** A case is ruled on at the latest so long after it was filed, in milliseconds (R12: 24 hours). */
export const JUDGED_AFTER_MS = 24 * 60 * 60_000;

/** Pauses before each new attempt at a ruling, in milliseconds (R13: growing). */
const RETRY_PAUSES_MS = [2_000, 10_000, 60_000, 300_000] as const;

/** On the last of these attempts the embedded judge rules if the judge that was asked can't be reached (R13). */
export const ATTEMPTS_BEFORE_HOUSE_JUDGE = RETRY_PAUSES_MS.length;

/** How long to wait after the nth failed attempt (from 1). The last pause repeats: a case is never given up. */
export function retryPause(failedAttempts: number): number {
  const index = Math.min(Math.max(failedAttempts, 1), RETRY_PAUSES_MS.length) - 1;
  return RETRY_PAUSES_MS[index] ?? RETRY_PAUSES_MS[0];
}

/**
 * When to look at a case next, in Unix milliseconds: at what is due, or at its deadline if that comes first. A deadline that
 * has passed had its look; from then on only what is due counts, so that pauses between attempts hold. Null for never.
 */
export function nextLook(dueAt: number | undefined, deadline: number | undefined, now: number): number | null {
  if (dueAt === undefined) return deadline ?? null;
  return deadline === undefined || deadline <= now ? dueAt : Math.min(dueAt, deadline);
}

/** What of a case of either kind says when it is due. All in Unix milliseconds. */
export interface DocketedCase {
  createdAt: number;
  /** When each side had a default judgment set aside, which reopens the case with a new 24 hours. */
  creatorVacatedAt: number | null;
  opponentVacatedAt: number | null;
}

/** When a case is ruled on whatever its parties do (R12), in Unix milliseconds. */
export function deadlineOf({ createdAt, creatorVacatedAt, opponentVacatedAt }: DocketedCase): number {
  return Math.max(createdAt, creatorVacatedAt ?? 0, opponentVacatedAt ?? 0) + JUDGED_AFTER_MS;
}

export function isTimeUp(docketed: DocketedCase, now: number): boolean {
  return deadlineOf(docketed) <= now;
}
