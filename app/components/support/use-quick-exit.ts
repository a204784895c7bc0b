import { type MouseEvent, useEffect } from "react";
import { forgetWritten } from "~/browser/storage/forget";
import { NEUTRAL_SITE } from "~/domain/screening/support";

const ESCAPES = 3;
/** Presses that are further apart are not one wish, in milliseconds. */
const ESCAPE_PAUSE_MS = 1_500;

/**
 * Leaves at once: all that was typed is forgotten, and neither this page nor its place in the history is left.
 * Gives the handler of the link that leads out; Esc pressed three times does the same.
 */
export function useQuickExit(): (event: MouseEvent) => void {
  useEffect(() => {
    let presses = 0;
    let last = Number.NEGATIVE_INFINITY;
    const count = ({ key, timeStamp, repeat }: KeyboardEvent) => {
      if (repeat) return;
      const goesOn = key === "Escape" && timeStamp - last < ESCAPE_PAUSE_MS;
      presses = key === "Escape" ? (goesOn ? presses + 1 : 1) : 0;
      last = timeStamp;
      if (presses >= ESCAPES) leave();
    };
    window.addEventListener("keydown", count, true);
    return () => window.removeEventListener("keydown", count, true);
  }, []);

  return (event) => {
    event.preventDefault();
    leave();
  };
}

function leave(): void {
  forgetWritten();
  document.documentElement.hidden = true;
  history.replaceState(null, "", "/");
  location.replace(NEUTRAL_SITE);
}
