import { type RefObject, useEffect } from "react";
import { onPageMoves, placesInUse } from "~/browser/page-use";
import { findToastPlace } from "~/domain/toast/toast-place";

/**
 * Moves each toast to where it covers nothing that can be pressed, and on when something comes to lie below it. What
 * has the focus keeps its place.
 */
export function useToastPlace(viewport: RefObject<HTMLElement>, id: number | undefined): void {
  useEffect(() => {
    const element = viewport.current;
    if (element === null || id === undefined) return;
    const moved = { x: 0, y: 0 };
    const end = onPageMoves(() => {
      if (element.contains(document.activeElement)) return;
      const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { x, y } = findToastPlace(element.getBoundingClientRect(), placesInUse(element), screen);
      moved.x += x;
      moved.y += y;
      element.style.translate = `${moved.x}px ${moved.y}px`;
    });
    return () => {
      end();
      element.style.translate = "";
    };
  }, [viewport, id]);
}
