/** Checks after the immediate one, and the wait before the first of them; every further wait is twice as long. */
const VERDICT_POLL_ATTEMPTS = 5;
const VERDICT_POLL_FIRST_WAIT_MS = 5_000;

/**
 * The wait before the next check in milliseconds after `attempts` waits, or null when the page stops asking by itself.
 */
export function nextPollWait(attempts: number): number | null {
  if (attempts >= VERDICT_POLL_ATTEMPTS) return null;
  return VERDICT_POLL_FIRST_WAIT_MS * 2 ** attempts;
}
