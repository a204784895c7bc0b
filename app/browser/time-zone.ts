import { TIME_ZONE_COOKIE } from "~/domain/streak/time-zone-cookie";

/** Tells the court with every request where this browser is: by its midnight a person's days begin. */
export function tellTimeZone(): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // biome-ignore lint/suspicious/noDocumentCookie: The cookie store is missing in older browsers and on plain HTTP.
  document.cookie = `${TIME_ZONE_COOKIE}=${timeZone}; Path=/; SameSite=Lax`;
}
