import { type RefObject, useEffect } from "react";

/** Keeps an element above an on-screen keyboard (see `keepAboveKeyboard`), by a script that comes after the page. */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fetched = import("./keep-above-keyboard").then(
      ({ keepAboveKeyboard }) => keepAboveKeyboard(element),
      // The page can then be scrolled by hand.
      () => undefined,
    );
    return () => void fetched.then((end) => end?.());
  }, [element]);
}
