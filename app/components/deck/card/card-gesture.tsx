import { useDrag } from "@use-gesture/react";
import { type MutableRefObject, type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";
import type { Plea } from "~/domain/deck/answer";
import { AT_REST, type DragOffset, leaningOf, PUT_ASIDE, pleaOfDrag, strengthOf, tiltOf } from "~/domain/deck/swipe";
import { CardStamp } from "./card-stamp";
import type { StageCard } from "./deck-stage";
import { GestureHint } from "./gesture-hint";

/** How long a card needs to come back to the deck. */
const RETURN_MS = 220;

/** The share of a card in view from which on it counts as all of it: less than 1 for the corners of a tilted one. */
const WHOLE = 0.97;

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
 * stamp and a first hint alone: the card is there before.
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
  useScrolledWhereCut(element);

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
    ({ xy, initial, last, event }) => {
      // The library's own movement leaves out the first pixels, by which it tells a drag from a tap.
      const offset = { x: xy[0] - initial[0], y: xy[1] - initial[1] };
      // A call that comes in, or the system's own gesture, takes the finger away: nobody has decided anything.
      if (last) return letGo(offset, event.type === "pointercancel");
      dragging.current = true;
      setOffset(offset);
    },
    { target: element, enabled: !isBlocked, filterTaps: true, pointer: { keys: false } },
  );

  if (leaning !== null) {
    return <CardStamp kind={kind} plea={leaning} strength={settled === null ? strengthOf(offset) : 1} />;
  }
  return kind === "question" && <GestureHint pleas={pleas} />;
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

/** A card of which not all is in view leaves up and down to the page: nobody pleads the Fifth by scrolling. */
function useScrolledWhereCut(element: RefObject<HTMLElement>) {
  useEffect(() => {
    const card = element.current;
    if (card === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        card.style.touchAction = (seen.at(-1)?.intersectionRatio ?? 1) < WHOLE ? "pan-y" : "";
      },
      { threshold: WHOLE },
    );
    watch.observe(card);
    return () => watch.disconnect();
  }, [element]);
}

/**
 * A link that was dragged along is not followed. Nor does the browser drag what is selected in the card's place: it
 * would take the pointer away.
 */
function useUnclicked(element: RefObject<HTMLElement>, dragging: MutableRefObject<boolean>) {
  useEffect(() => {
    const card = element.current;
    const stop = (event: Event) => dragging.current && event.preventDefault();
    const keep = (event: Event) => event.preventDefault();
    card?.addEventListener("click", stop, { capture: true });
    card?.addEventListener("dragstart", keep);
    return () => {
      card?.removeEventListener("click", stop, { capture: true });
      card?.removeEventListener("dragstart", keep);
    };
  }, [element, dragging]);
}
