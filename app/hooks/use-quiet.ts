import { useCallback, useEffect, useRef } from "react";

/** What is in front of the page, and what nobody should be called away from: a hearing, a ruling still to be heard. */
export const BUSY =
  "[role=dialog]:not([data-state=closed]), [role=alertdialog]:not([data-state=closed]), [data-hearing], [data-unheard]";

/**
 * Gives how to ask whether somebody may be shown something that they did not ask for: they look at the page, hold
 * nothing with a finger, are in no dialog and no live hearing, and have no ruling before them that they came for.
 * `busy` selects what must not be on the page.
 */
export function useQuiet(busy = BUSY): () => boolean {
  const isHeld = useRef(false);

  useEffect(() => {
    const hold = () => {
      isHeld.current = true;
    };
    const letGo = () => {
      isHeld.current = false;
    };
    const listeners = { pointerdown: hold, pointerup: letGo, pointercancel: letGo };
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener, true);
    };
  }, []);

  return useCallback(() => !document.hidden && !isHeld.current && document.querySelector(busy) === null, [busy]);
}
