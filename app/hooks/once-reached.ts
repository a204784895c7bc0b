/** Calls once a small file of this site's has come, and not at all where the line is down. */
export function onceReached(call: () => void): void {
  fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(call, () => undefined);
}
