/** Where a page's scripts lie until they are begun: what a template holds is neither fetched nor run. */
export const SCRIPTS_ID = "scripts";

/** A tab that nobody looks at is never painted, and works all the same after so long. In milliseconds. */
const UNSEEN_MS = 1_000;

/**
 * Begins a page's scripts once it has been painted: what is seen needs none of them, and so waits for none. Presses are
 * heard from before (`earlyInputScript`).
 */
const BEGIN_AFTER_PAINT = `{
const { content } = document.getElementById("${SCRIPTS_ID}");
const begin = () => document.body.append(content);
new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
setTimeout(begin, ${UNSEEN_MS});
}`;

/** The script of a drawn page that begins all others. */
export function beginScripts(nonce: string): string {
  return `<script nonce="${nonce}">${BEGIN_AFTER_PAINT}</script>`;
}
