import { contactAddress } from "./product";

/** How long what it says can be relied on. The standard asks for less than a year. */
const VALID_DAYS = 90;
const DAY_MS = 86_400_000;

/** The text of `/.well-known/security.txt` (RFC 9116) of the site at that origin. */
export function securityText(siteOrigin: string, now: Date): string {
  const lines = {
    Contact: `mailto:${contactAddress(new URL(siteOrigin).hostname)}`,
    Expires: new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString(),
    "Preferred-Languages": "en",
    Canonical: `${siteOrigin}/.well-known/security.txt`,
  };
  return Object.entries(lines)
    .map(([field, value]) => `${field}: ${value}\n`)
    .join("");
}
