import { type RefObject, useEffect, useState } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";

/** It plays once its upper edge is above the lowest fifth of the window, however tall it is itself. */
const IN_VIEW = { rootMargin: "0px 0px -20% 0px" };

/**
 * How something stands that plays once, when somebody comes to it. It is simply there for whoever has no script, wants
 * nothing to move or saw it before the script came.
 */
export function usePlayedInView(place: RefObject<HTMLElement | null>): "there" | "waiting" | "playing" {
  const [state, setState] = useState<"there" | "waiting" | "playing">("there");

  useEffect(() => {
    if (place.current === null || prefersReducedMotion()) return;
    let isFirstLook = true;
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.some(({ isIntersecting }) => isIntersecting);
      if (isInView) observer.disconnect();
      if (isFirstLook !== isInView) setState(isInView ? "playing" : "waiting");
      isFirstLook = false;
    }, IN_VIEW);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

  return state;
}
