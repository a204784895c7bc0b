const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A moment (ISO 8601 in UTC) in words, the same on the server and in every browser: `22 November 2026, 06:33 UTC`. */
export function formatMoment(moment: string): string {
  return `${DAY.format(new Date(moment))}, ${moment.slice(11, 16)} UTC`;
}
