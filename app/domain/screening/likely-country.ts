import { HELP_LINES } from "./help-lines";

/** Some browsers have the one, some the other, and some neither. */
interface Region extends Intl.Locale {
  timeZones?: string[];
  getTimeZones?: () => string[] | undefined;
}

/** The region of the language that a browser asks for first ("de-AT,en-US;q=0.8"), or null where it names none. */
export function regionOfLanguages(acceptLanguage: string | null): string | null {
  return /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/iu.exec(acceptLanguage ?? "")?.[1]?.toUpperCase() ?? null;
}

/**
 * The country with help lines in which clocks go by this time zone, "" where there is none. Null in a browser that does
 * not know which zones a country has.
 */
export function countryOfTimeZone(timeZone: string): string | null {
  if (zonesOf("GB").length === 0) return null;
  return HELP_LINES.find(({ code }) => zonesOf(code).includes(timeZone))?.code ?? "";
}

function zonesOf(code: string): string[] {
  const region: Region = new Intl.Locale(`und-${code}`);
  return region.getTimeZones?.() ?? region.timeZones ?? [];
}
