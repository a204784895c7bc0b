/** What follows a finger, wherever it comes down: cards of every deck, and toasts. */
export const SWIPABLE = "[data-swipable]";

/** What a tap, a finger or a key does something to, or does once it may: a button that rests is pressed next. */
export const USED = `a, button, input, textarea, select, summary, label, [role=button], ${SWIPABLE}`;

/** Calls before the next frame, and again after whatever moves or changes what there is on the page, until ended. */
export function onPageMoves(look: () => void): () => void {
  let frame = 0;
  const lookSoon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };
  const changes = new MutationObserver(lookSoon);
  changes.observe(document.body, { childList: true, subtree: true });
  const moves = ["scroll", "resize", "animationend"];
  for (const move of moves) window.addEventListener(move, lookSoon, { passive: true, capture: true });
  lookSoon();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    for (const move of moves) window.removeEventListener(move, lookSoon, { capture: true });
  };
}

/** Where in the window there is something that fits `what`, as seen without what lies in front of it. */
export function placesOf(what: string, front: Element): DOMRect[] {
  return Array.from(document.querySelectorAll(what))
    .filter((each) => !front.contains(each))
    .map((each) => ({ each, place: each.getBoundingClientRect() }))
    .filter(({ each, place }) => isSeen(each, place, front))
    .map(({ place }) => place);
}

/** At its beginning, its middle or its end. */
function isSeen(each: Element, { left, right, top, bottom }: DOMRect, front: Element): boolean {
  return [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
    const hit = document.elementsFromPoint((left + right) / 2, y).find((there) => !front.contains(there));
    return hit !== undefined && each.contains(hit);
  });
}
