/** Whether this person asked for nothing to move. Only in the browser: ask in an effect or an event. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
