import { useEffect } from "react";

/** Where somebody types, and a dialog over the page. */
const BUSY = ":is(input, textarea, select, [contenteditable]):focus, [role=dialog]";

/**
 * Keys of a whole page, by the browser's names for them in lower case. `press` says whether it knew one. Silent while
 * someone types or a dialog is open, and where a key was held or meant for the browser.
 */
export function useKeys(press: (key: string) => boolean): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector(BUSY) === null && press(event.key.toLowerCase())) event.preventDefault();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [press]);
}
