import type { RefObject } from "react";

/** Below this a difference is a browser's bar and no keyboard, in CSS pixels. */
const KEYBOARD_MIN_PX = 120;

/**
 * Keeps an element above an on-screen keyboard where the browser lays that over the page: `--room` is the height that
 * is left for it, and `data-cramped` says so. Where the browser makes the page smaller nothing is needed. Gives what
 * ends it.
 */
export function keepAboveKeyboard(element: RefObject<HTMLElement | null>): () => void {
  const screen = window.visualViewport;
  if (screen === null) return () => undefined;
  const makeRoom = () => {
    const room = element.current;
    if (room === null) return;
    const isCovered = screen.scale === 1 && window.innerHeight - screen.height > KEYBOARD_MIN_PX;
    room.toggleAttribute("data-cramped", isCovered);
    if (!isCovered) {
      room.style.removeProperty("--room");
      return;
    }
    const top = room.getBoundingClientRect().top + window.scrollY;
    room.style.setProperty("--room", `${screen.height - top}px`);
    // The browser has pushed the page up to show the field; in the room that is left it would be out of sight.
    window.scrollTo(0, 0);
  };
  screen.addEventListener("resize", makeRoom);
  makeRoom();
  return () => screen.removeEventListener("resize", makeRoom);
}
