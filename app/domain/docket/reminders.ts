import { deadlineOf, openedAt, type TimedCase } from "../case/deadline";

const HOUR_MS = 60 * 60_000;

/** Whoever is missing is reminded so long after the filing, in milliseconds (docs/rules.md#the-24-hours). */
export const REMINDED_AFTER_MS = [2 * HOUR_MS, 20 * HOUR_MS] as const;

type RemindedCase = TimedCase & { remindedAt: number | null };

/** Whether a reminder is due: its moment has come, and there was none since. Two that were missed are one. */
export function isReminderDue(timed: RemindedCase, now: number): boolean {
  if (deadlineOf(timed) <= now) return false;
  const passed = momentsOf(timed).filter((moment) => moment <= now);
  return passed.some((moment) => (timed.remindedAt ?? 0) < moment);
}

/** When to look at an open case next: at the next reminder, or at its deadline. In Unix milliseconds. */
export function nextMoment(timed: TimedCase, now: number): number {
  const deadline = deadlineOf(timed);
  return momentsOf(timed).find((moment) => moment > now && moment < deadline) ?? deadline;
}

function momentsOf(timed: TimedCase): number[] {
  return REMINDED_AFTER_MS.map((after) => openedAt(timed) + after);
}
