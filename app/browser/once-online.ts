let isUnderWay = false;

/** Says that somebody is on their way to another page. What the line does meanwhile must not take them elsewhere. */
export function setOut(): void {
  isUnderWay = true;
}

/** Calls when the line is back, unless somebody is on their way by then. */
export function onceOnline(call: () => void, signal: AbortSignal): void {
  const heed = () => {
    if (!isUnderWay) call();
  };
  window.addEventListener("online", heed, { once: true, signal });
}
