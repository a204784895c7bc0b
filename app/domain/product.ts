/** The product's name stands here alone. */
export const PRODUCT_NAME = "Pettifog";

/** Lower-case form for file names, cookies and keys. */
export const PRODUCT_SLUG = "pettifog";

/** One line that says what the product is, for page descriptions and manifests. */
export const PRODUCT_TAGLINE = "A very small court for very small wrongs.";

/** Shown in the footer of every page and on the summons. */
export const ENTERTAINMENT_DISCLAIMER =
  "For entertainment only. Verdicts are written by an AI, are fictional, and give no legal, psychological, marital or professional advice.";

/**
 * The name before the `@` of the court's own address; the host is that of the site. Whoever runs a site has the mail of
 * its domain, and a complaint about it must not go to anybody else.
 */
const CONTACT_NAME = "court";

/** Where people write to the court. `host` is the site's, without a port. */
export function contactAddress(host: string): string {
  return `${CONTACT_NAME}@${host}`;
}
