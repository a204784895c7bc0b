const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How much time is left, as it is said: `23 hours`. Rounded down, so that nobody comes too late. Null when it is over.
 */
export function timeLeft(until: number, now: number): string | null {
  const left = until - now;
  if (left <= 0) return null;
  if (left >= 2 * DAY_MS) return count(left, DAY_MS, "day");
  if (left >= HOUR_MS) return count(left, HOUR_MS, "hour");
  return left < MINUTE_MS ? "less than a minute" : count(left, MINUTE_MS, "minute");
}

function count(left: number, unitMs: number, unit: string): string {
  const units = Math.floor(left / unitMs);
  return `${units} ${unit}${units === 1 ? "" : "s"}`;
}

/** As long as no more than this has passed, a day is said to be left, in milliseconds. */
const FRESH_MS = 5 * MINUTE_MS;

/** When the court rules, for whoever waits: within 24 hours at first, and then to the minute. */
export function formatDeadline(deadline: number, now: number): string {
  const left = deadline - now;
  if (left < MINUTE_MS) return "The court rules any moment now.";
  if (left > DAY_MS - FRESH_MS && left <= DAY_MS) return "The court rules within 24 hours.";
  const hours = Math.floor(left / HOUR_MS);
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  return `The court rules in ${hours ? `${hours} h ` : ""}${minutes} min.`;
}
