import { type RefObject, useLayoutEffect, useState } from "react";
import { roomBeside } from "~/domain/badge/room-beside";

/** What somebody has come for on a page that may be left in peace otherwise: nothing lies over it. */
const MAIN_ACTION = "[data-main-action]";

/**
 * Where a thing stands in the window that covers no main action, from its top and its bottom in CSS pixels; undefined
 * until it is known how tall it is. Null where there is no room for it.
 */
export function usePlaceBeside(thing: RefObject<HTMLElement>) {
  const [place, setPlace] = useState<ReturnType<typeof roomBeside>>();

  useLayoutEffect(() => {
    const action = document.querySelector(MAIN_ACTION)?.getBoundingClientRect() ?? null;
    setPlace(roomBeside(action, window.innerHeight, thing.current?.offsetHeight ?? 0));
  }, [thing]);

  return place;
}
