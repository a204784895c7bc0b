import type { Seat } from "./seat";

/**
 * A case is ruled on at the latest so long after it was filed, in milliseconds (24 hours, docs/rules.md#the-24-hours).
 */
export const JUDGED_AFTER_MS = 24 * 60 * 60_000;

/** By so much its plaintiff can let it run longer, in milliseconds (a day, docs/rules.md#another-day). */
export const EXTENSION_MS = 24 * 60 * 60_000;

/** What of a case says when it is due. All in Unix milliseconds. */
export interface TimedCase {
  createdAt: number;
  /** When each side had a default judgment set aside, which reopens the case with a new 24 hours. */
  creatorVacatedAt: number | null;
  opponentVacatedAt: number | null;
  /** When the plaintiff let it run another day. */
  extendedAt: number | null;
}

/** When a case was filed, or reopened last. In Unix milliseconds. */
export function openedAt({ createdAt, creatorVacatedAt, opponentVacatedAt }: TimedCase): number {
  return Math.max(createdAt, creatorVacatedAt ?? 0, opponentVacatedAt ?? 0);
}

/** When a case is ruled on whatever its parties do (docs/rules.md#the-24-hours), in Unix milliseconds. */
export function deadlineOf(timed: TimedCase): number {
  const opened = openedAt(timed);
  // A day that was given before the case was reopened is used up.
  const isExtended = timed.extendedAt !== null && timed.extendedAt >= opened;
  return opened + JUDGED_AFTER_MS + (isExtended ? EXTENSION_MS : 0);
}

export function isTimeUp(timed: TimedCase, now: number): boolean {
  return deadlineOf(timed) <= now;
}

/** Whether the plaintiff of an open case may let it run another day, as far as a page can tell. Times in ISO 8601. */
export function mayRunLonger(seen: { createdAt: string; deadline: string | null; reopenedBy: Seat | null }): boolean {
  if (seen.deadline === null || seen.reopenedBy !== null) return false;
  return Date.parse(seen.deadline) - Date.parse(seen.createdAt) <= JUDGED_AFTER_MS;
}
