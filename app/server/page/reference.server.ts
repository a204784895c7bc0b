/** Where an error page leaves room for it. See `ReferencePlace`. */
const PLACE = /(<p id="reference"[^>]*>)<\/p>/u;

/**
 * Writes a request's id into a drawn error page, for whoever writes to us: by it the log lines are found. The server
 * does it to the markup, so that no page carries code for it.
 */
export function sayReference(markup: string, requestId: string): string {
  return markup.replace(PLACE, (_, opening) => `${opening}If you write to us, say: <code>${requestId}</code></p>`);
}
