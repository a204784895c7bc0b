import { useEffect, useRef } from "react";
import type { Plea } from "~/domain/deck/answer";
import { type DragOffset, tiltOf } from "~/domain/deck/swipe";
import { CardFrame } from "./card-frame";
import { CardStamp } from "./card-stamp";
import type { Flight } from "./deck-stage";

/** How long a decided card is in the air. */
const FLIGHT_MS = 260;

const FLIGHT_END: Record<Plea, (offset: DragOffset) => string> = {
  yes: ({ y }) => `translate(110vw, ${y - 40}px) rotate(24deg)`,
  no: ({ y }) => `translate(-110vw, ${y - 40}px) rotate(-24deg)`,
  fifth: ({ x }) => `translate(${x}px, -100vh) rotate(4deg)`,
};

interface LeavingCardProps extends Flight {
  onGone: () => void;
}

/** A decided card, stamped, on its way off the table. */
export function LeavingCard({ card, plea, offset, onGone }: LeavingCardProps) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const start = `translate(${offset.x}px, ${offset.y}px) rotate(${tiltOf(offset)}deg)`;
    const flight = element.current?.animate([{ transform: start }, { transform: FLIGHT_END[plea](offset) }], {
      duration: FLIGHT_MS,
      easing: "cubic-bezier(0.4, 0, 0.9, 0.6)",
      fill: "forwards",
    });
    if (flight === undefined) return;
    flight.onfinish = onGone;
    return () => flight.cancel();
  }, [plea, offset, onGone]);

  return (
    <div ref={element} aria-hidden className="pointer-events-none z-10">
      <CardFrame>
        {card.face}
        <CardStamp kind={card.kind} plea={plea} strength={1} />
      </CardFrame>
    </div>
  );
}
