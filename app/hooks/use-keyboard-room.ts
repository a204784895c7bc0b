import { type RefObject, useEffect } from "react";

/** Below this a difference is a browser's bar and no keyboard, in CSS pixels. */
const KEYBOARD_MIN_PX = 120;

/**
 * Gives an element the height that an on-screen keyboard leaves, as `--room`, where the browser lays the keyboard over the
 * page. Where it makes the page smaller nothing is needed.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const screen = window.visualViewport;
    if (screen === null) return;
    const fit = () => {
      const style = element.current?.style;
      const isCovered = screen.scale === 1 && window.innerHeight - screen.height > KEYBOARD_MIN_PX;
      if (!isCovered) return style?.removeProperty("--room");
      style?.setProperty("--room", `${screen.height}px`);
      // The browser has pushed the page up to show the field; in the room that is left it would be out of sight.
      window.scrollTo(0, 0);
    };
    screen.addEventListener("resize", fit);
    return () => screen.removeEventListener("resize", fit);
  }, [element]);
}
