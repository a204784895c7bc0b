import { TIME_ZONE_COOKIE } from "~/domain/streak/time-zone-cookie";

/** How long a browser keeps it, in seconds: a year. */
const KEPT_S = 365 * 24 * 60 * 60;

/**
 * Tells the court with every request where this browser is: by its midnight a person's days begin. Of whoever is nobody
 * to the court nothing is kept.
 */
export function tellTimeZone(): void {
  keepTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone, KEPT_S);
}

/** Tells it no longer: its person has left this browser. */
export function forgetTimeZone(): void {
  keepTimeZone("", 0);
}

function keepTimeZone(timeZone: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: The cookie store is missing in older browsers and on plain HTTP.
  document.cookie = `${TIME_ZONE_COOKIE}=${timeZone}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
