import { type ComponentType, type MutableRefObject, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";
import type { Plea, Question } from "~/domain/deck/answer";
import { AT_REST, type DragOffset, leaningOf, pleaOfDrag, strengthOf, tiltOf } from "~/domain/deck/swipe";
import type { CardDragProps } from "./card-drag";
import { CardFace } from "./card-face";
import { PleaStamp } from "./plea-stamp";

/** How long a card needs to come back to the deck. */
const RETURN_MS = 220;

const RETURN_FROM: Record<Plea, string> = {
  yes: "translate(70%, -4%) rotate(12deg)",
  no: "translate(-70%, -4%) rotate(-12deg)",
  fifth: "translate(0, -70%)",
};

interface QuestionCardProps {
  question: Question;
  number: number;
  /** Something is on its way to the server: the card stays where it is. */
  isBlocked: boolean;
  /** The side from which this card comes back to the deck. */
  returnedFrom: Plea | null;
  /** Null until the gesture's part is loaded. */
  CardDrag: ComponentType<CardDragProps> | null;
  /** True while a finger holds the card: buttons then hear nothing. */
  dragging: MutableRefObject<boolean>;
  onDecide: (plea: Plea, offset: DragOffset) => void;
}

/**
 * The card on top. It follows the finger, tilts with it, shows what it would say, and snaps back when let go too soon.
 */
export function QuestionCard({ question, number, isBlocked, returnedFrom, CardDrag, ...card }: QuestionCardProps) {
  const element = useReturn(returnedFrom);
  const [offset, setOffset] = useState<DragOffset>(AT_REST);
  const isHeld = offset !== AT_REST;
  const leaning = leaningOf(offset);

  function hold(held: DragOffset) {
    card.dragging.current = true;
    setOffset(held);
  }

  function letGo(left: DragOffset | null) {
    setOffset(AT_REST);
    // The click that the same finger makes comes after this.
    setTimeout(() => {
      card.dragging.current = false;
    });
    const plea = left === null ? null : pleaOfDrag(left);
    if (left !== null && plea !== null) card.onDecide(plea, left);
  }

  return (
    <div
      ref={element}
      className={`touch-none select-none ${isBlocked ? "" : "cursor-grab active:cursor-grabbing"} ${isHeld ? "" : "transition-transform duration-200"}`}
      style={{ transform: `translate(${offset.x}px, ${offset.y}px) rotate(${tiltOf(offset)}deg)` }}
    >
      {CardDrag !== null && <CardDrag card={element} isBlocked={isBlocked} onHeld={hold} onLetGo={letGo} />}
      <CardFace number={number} prompt={question.prompt}>
        {leaning !== null && <PleaStamp plea={leaning} strength={strengthOf(offset)} />}
      </CardFace>
    </div>
  );
}

/** Lets a card come back from the side where it went. */
function useReturn(returnedFrom: Plea | null) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (returnedFrom === null || prefersReducedMotion()) return;
    element.current?.animate([{ transform: RETURN_FROM[returnedFrom], opacity: 0 }, {}], {
      duration: RETURN_MS,
      easing: "cubic-bezier(0.2, 0.9, 0.3, 1.1)",
    });
  }, [returnedFrom]);
  return element;
}
