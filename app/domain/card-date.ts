const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day as every card prints it: UTC's, so that page and image agree everywhere. `time` in Unix milliseconds. */
export function cardDate(time: number): string {
  return format.format(time);
}
