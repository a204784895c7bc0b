const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Minutes after midnight between which nobody is to be woken, over midnight where `from` is the later one. */
export interface QuietHours {
  from: number;
  to: number;
}

/** Until when it is quiet for somebody, in Unix milliseconds; null where it is not. */
export function quietUntil(now: number, quiet: QuietHours | null, timeZone: string | null): number | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const minute = minuteOfDay(now, timeZone ?? "UTC");
  const sinceFrom = (minute - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const length = (quiet.to - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  if (sinceFrom >= length) return null;
  return now - (now % MINUTE_MS) + (length - sinceFrom) * MINUTE_MS;
}

/** Whether a name is one of a time zone that the platform knows. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

function minuteOfDay(now: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", minute: "numeric", hourCycle: "h23" });
  const read = (type: "hour" | "minute") =>
    Number(parts.formatToParts(now).find((part) => part.type === type)?.value ?? 0);
  return read("hour") * 60 + read("minute");
}
