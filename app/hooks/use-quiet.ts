import { useCallback, useEffect, useRef } from "react";

/**
 * What is in front of the page, what nobody should be called away from (a hearing, a ruling still to be heard), and
 * where somebody writes.
 */
const BUSY =
  "[role=dialog]:not([data-state=closed]), [role=alertdialog]:not([data-state=closed]), [data-hearing], [data-unheard], textarea:focus, input:read-write:focus";

/** Where somebody is about to swipe, to file or to send. Down the page it keeps nothing away. */
const OCCUPIED = "[data-occupied]";

/**
 * Gives how to ask whether somebody may be shown something that they did not ask for: they look at the page, hold
 * nothing with a finger, write nothing, are in no dialog and no live hearing, and have neither a ruling before them
 * that they came for nor anything else to do that it would lie over.
 */
export function useQuiet(): () => boolean {
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

  return useCallback(
    () =>
      !document.hidden &&
      !isHeld.current &&
      document.querySelector(BUSY) === null &&
      !Array.from(document.querySelectorAll(OCCUPIED)).some(isInView),
    [],
  );
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
