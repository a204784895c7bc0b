import { useDrag } from "@use-gesture/react";
import { type MutableRefObject, type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";
import type { Plea } from "~/domain/deck/answer";
import { AT_REST, type DragOffset, leaningOf, PUT_ASIDE, pleaOfDrag, strengthOf, tiltOf } from "~/domain/deck/swipe";
import { CardStamp } from "./card-stamp";
import type { StageCard } from "./deck-stage";

/** How long a card needs to come back to the deck. */
const RETURN_MS = 220;

const RETURN_FROM: Record<Plea, string> = {
  yes: "translate(70%, -4%) rotate(12deg)",
  no: "translate(-70%, -4%) rotate(-12deg)",
  fifth: "translate(0, -70%)",
};

export interface CardGestureProps {
  element: RefObject<HTMLElement>;
  kind: StageCard["kind"];
  /** What can be done with the card. */
  pleas: readonly Plea[];
  /** Something is on its way to the server: the card stays where it is. */
  isBlocked: boolean;
  /** The side from which this card comes back to the deck. */
  returnedFrom: Plea | null;
  /** What was decided of a card that stays for a moment: it leans there, stamped. */
  settled?: Plea | null;
  /** True while a finger holds the card: buttons then hear nothing. */
  dragging: MutableRefObject<boolean>;
  onDecide: (plea: Plea, offset: DragOffset) => void;
}

/**
 * Lets a card follow the finger, tilt with it, show what it would say, and snap back when let go too soon. It draws the
 * stamp alone: the card is there before.
 */
export function CardGesture({
  element,
  kind,
  pleas,
  isBlocked,
  returnedFrom,
  settled = null,
  dragging,
  onDecide,
}: CardGestureProps) {
  const [dragged, setOffset] = useState<DragOffset>(AT_REST);
  const isHeld = dragged !== AT_REST;
  const offset = settled === null ? dragged : PUT_ASIDE[settled];
  const leaning = leaningOf(offset, pleas);
  useReturn(element, returnedFrom);
  useUnclicked(element, dragging);

  useLayoutEffect(() => {
    if (element.current === null) return;
    const { style } = element.current;
    style.transition = isHeld ? "none" : "";
    style.transform = offset !== AT_REST ? `translate(${offset.x}px, ${offset.y}px) rotate(${tiltOf(offset)}deg)` : "";
    style.cursor = isBlocked ? "" : isHeld ? "grabbing" : "grab";
  }, [element, offset, isHeld, isBlocked]);

  function letGo(left: DragOffset, isBrokenOff: boolean) {
    setOffset(AT_REST);
    // The click that the same finger makes comes after this.
    setTimeout(() => {
      dragging.current = false;
    });
    const plea = isBrokenOff ? null : pleaOfDrag(left, pleas);
    if (plea !== null) onDecide(plea, left);
  }

  useDrag(
    ({ movement: [x, y], last, canceled }) => {
      if (last) return letGo({ x, y }, canceled);
      dragging.current = true;
      setOffset({ x, y });
    },
    { target: element, enabled: !isBlocked, filterTaps: true, pointer: { keys: false } },
  );

  return (
    leaning !== null && <CardStamp kind={kind} plea={leaning} strength={settled === null ? strengthOf(offset) : 1} />
  );
}

/** Lets a card come back from the side where it went. */
function useReturn(element: RefObject<HTMLElement>, returnedFrom: Plea | null) {
  useEffect(() => {
    if (returnedFrom === null || prefersReducedMotion()) return;
    element.current?.animate([{ transform: RETURN_FROM[returnedFrom], opacity: 0 }, {}], {
      duration: RETURN_MS,
      easing: "cubic-bezier(0.2, 0.9, 0.3, 1.1)",
    });
  }, [element, returnedFrom]);
}

/** A link that was dragged along is not followed. */
function useUnclicked(element: RefObject<HTMLElement>, dragging: MutableRefObject<boolean>) {
  useEffect(() => {
    const card = element.current;
    const stop = (event: Event) => dragging.current && event.preventDefault();
    card?.addEventListener("click", stop, { capture: true });
    return () => card?.removeEventListener("click", stop, { capture: true });
  }, [element, dragging]);
}
