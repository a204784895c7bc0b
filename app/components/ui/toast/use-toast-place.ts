import { type RefObject, useEffect } from "react";
import { onPageMoves, placesOf, USED } from "~/browser/page-use";
import { findToastPlace } from "~/domain/toast/toast-place";

/** What a toast should not cover, what matters most first: what is pressed, headlines and the question, other text. */
const BELOW = [USED, "h1, h2, .font-display", "p"];

/**
 * Moves each toast to where it covers nothing that can be pressed and as little as can be of what is read, and on when
 * something comes to lie below it. What has the focus keeps its place.
 */
export function useToastPlace(viewport: RefObject<HTMLElement>, id: number | undefined): void {
  useEffect(() => {
    const element = viewport.current;
    if (element === null || id === undefined) return;
    const moved = { x: 0, y: 0 };
    const end = onPageMoves(() => {
      if (element.contains(document.activeElement)) return;
      const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const below = BELOW.map((what) => placesOf(what, element));
      const { x, y } = findToastPlace(element.getBoundingClientRect(), below, screen);
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
