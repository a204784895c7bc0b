/**
 * Stands in the pages' server half for `react-dom`, of which the router and the dialogs import these two for browsers:
 * see vite.config.ts. The whole would be a tenth of the Worker, and nothing of it runs there.
 */
export function createPortal(): null {
  return null;
}

export function flushSync<Result>(work: () => Result): Result {
  return work();
}
