let isUnderWay = false;

/**
 * Says that somebody is on their way to another page. What the line does meanwhile must not take them elsewhere, until
 * they are back on this one.
 */
export function setOut(): void {
  isUnderWay = true;
  const isBack = () => {
    isUnderWay = false;
  };
  window.addEventListener("pageshow", isBack, { once: true });
}

/** The same call, that does nothing once somebody is on their way. */
export function unlessUnderWay(call: () => void): () => void {
  return () => {
    if (!isUnderWay) call();
  };
}

/** Calls when the line is back, unless somebody is on their way by then. */
export function onceOnline(call: () => void, signal: AbortSignal): void {
  window.addEventListener("online", unlessUnderWay(call), { once: true, signal });
}
