const DAY_MS = 24 * 60 * 60_000;

/** Where days begin for somebody whose browser has told nothing that is a time zone. */
const DEFAULT_TIME_ZONE = "UTC";

/** A zone's name may be written in many ways, each of which would be kept. There are some 600 names. */
const FORMATS_MAX = 1_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The date on which a moment (Unix milliseconds) falls in a time zone, counted in days from 1 January 1970. `timeZone`
 * is an IANA name as a browser tells it; what is none counts as UTC.
 */
export function localDay(moment: number, timeZone: string = DEFAULT_TIME_ZONE): number {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day")) / DAY_MS;
}

/** The week of a day, which begins on Monday, counted from the week of 1 January 1970. */
export function weekOf(day: number): number {
  // That day was a Thursday.
  return Math.floor((day + 3) / 7);
}

/** A day as an ISO 8601 date. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  if (formats.size >= FORMATS_MAX) formats.clear();
  const format = newFormat(timeZone);
  formats.set(timeZone, format);
  return format;
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  const date = { year: "numeric", month: "numeric", day: "numeric" } as const;
  try {
    return new Intl.DateTimeFormat("en-US", { ...date, timeZone });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new Intl.DateTimeFormat("en-US", { ...date, timeZone: DEFAULT_TIME_ZONE });
  }
}
