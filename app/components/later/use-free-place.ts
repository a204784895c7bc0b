import { type RefObject, useEffect, useState } from "react";
import { onPageMoves, SWIPABLE, USED } from "~/browser/page-use";

/** How many times larger than the place something is that can be pressed beside it just as well. */
const ROOMY = 15;

/**
 * Whether a place over the page is free: nothing of the page that somebody uses lies below it, or enough of it beside.
 * It is looked at anew whenever the page scrolls or changes. What has the focus keeps its place.
 */
export function useFreePlace(place: RefObject<HTMLElement>): boolean {
  const [isFree, setFree] = useState(false);

  useEffect(
    () =>
      onPageMoves(() => {
        const element = place.current;
        if (element !== null) setFree(element.contains(document.activeElement) || isNothingBelow(element));
      }),
    [place],
  );

  return isFree;
}

/** A dialog lies over all of it and is no part of the page: the place is given back as it was. */
function isNothingBelow(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const across = [left, (left + right) / 2, right];
  const down = [top, (top + bottom) / 2, bottom];
  return across.every((x) =>
    down.every((y) =>
      document.elementsFromPoint(x, y).every((below) => {
        const used = below.closest(USED);
        return (
          used === null || element.contains(used) || used.closest("[role=dialog]") !== null || isRoomy(used, element)
        );
      }),
    ),
  );
}

/** A folded title as wide as the page, say. What is swiped is used wherever the finger comes down. */
function isRoomy(used: Element, element: HTMLElement): boolean {
  const [there, here] = [used, element].map((each) => each.getBoundingClientRect());
  if (there === undefined || here === undefined || used.matches(SWIPABLE)) return false;
  return there.width * there.height > ROOMY * here.width * here.height;
}
