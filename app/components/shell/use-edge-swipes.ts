import { useEffect } from "react";
import { openDrawer } from "~/browser/open-drawer";
import { pulledIn } from "~/domain/drawer/edge-swipe";

/** What moves sideways itself, and what a finger selects in. A finger that starts there is not ours. */
const SWIPED_ITSELF = ".strip, [data-swipable], input, textarea";

/**
 * Opens drawers by swipes from the window's edges. Written by hand, since the gesture library would have to be here
 * before the first swipe. A swipe that the browser takes for its own way back is cancelled and opens nothing.
 */
export function useEdgeSwipes(): void {
  useEffect(() => {
    let start: Touch | undefined;

    const begin = ({ touches, target }: TouchEvent) => {
      const isAlone = touches.length === 1 && document.querySelector("[role=dialog]") === null;
      const isOurs = isAlone && target instanceof Element && target.closest(SWIPED_ITSELF) === null;
      start = isOurs ? touches[0] : undefined;
    };
    const end = ({ type, changedTouches: [last] }: TouchEvent) => {
      const first = start;
      start = undefined;
      if (type !== "touchend" || !first || !last || getSelection()?.isCollapsed === false) return;
      const name = pulledIn(first, last, window.innerWidth);
      if (name !== null) openDrawer(name);
    };

    window.addEventListener("touchstart", begin, { passive: true });
    window.addEventListener("touchend", end, { passive: true });
    window.addEventListener("touchcancel", end, { passive: true });
    return () => {
      window.removeEventListener("touchstart", begin);
      window.removeEventListener("touchend", end);
      window.removeEventListener("touchcancel", end);
    };
  }, []);
}
