import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus within a place whose controls come and go: where the one that had it was taken away, what stands
 * there now and is marked `data-takes-focus` gets it. `stage` names what stands there. Gives what the place has to
 * listen with.
 */
export function useHandedFocus(place: RefObject<HTMLElement | null>, stage: string) {
  const hasFocus = useRef(false);
  const known = useRef(stage);

  useEffect(() => {
    // Only a new stage takes controls away.
    if (known.current === stage) return;
    known.current = stage;
    if (!hasFocus.current || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>("[data-takes-focus]")?.focus({ preventScroll: true });
  }, [place, stage]);

  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    // Not told where React takes the control away: then the focus was here to the end.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      hasFocus.current = relatedTarget instanceof Node && place.current?.contains(relatedTarget) === true;
    },
  };
}
