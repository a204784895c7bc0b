import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * What somebody does in a drawn place before it works is done again once it does: its elements are others then. The
 * button or fold that was pressed last is pressed, and what had the focus gets it back.
 */
export function useEarlyInput(place: RefObject<HTMLElement>, works: boolean) {
  const pressed = useRef(-1);
  const focused = useRef(-1);

  const placeOf = useCallback(
    (target: unknown) =>
      controlsIn(place.current).findIndex((control) => target instanceof Node && control.contains(target)),
    [place],
  );
  const notePress = useCallback(
    ({ target }: MouseEvent) => {
      pressed.current = placeOf(target);
    },
    [placeOf],
  );
  const noteFocus = useCallback(() => {
    focused.current = placeOf(document.activeElement);
  }, [placeOf]);

  useEffect(() => {
    if (!works) return;
    const controls = controlsIn(place.current);
    controls[focused.current]?.focus({ preventScroll: true });
    // A link leads away by itself.
    const control = controls[pressed.current];
    if (!(control instanceof HTMLAnchorElement)) control?.click();
  }, [place, works]);

  return { notePress, noteFocus };
}

function controlsIn(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>("a, button, summary") ?? [])];
}
