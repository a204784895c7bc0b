import { useRef } from "react";
import { CardFrame } from "./card-frame";
import type { CardGestureProps } from "./card-gesture";
import type { StageCard } from "./deck-stage";
import type { CardMotion } from "./use-card-motion";

export interface TopCardProps extends Omit<CardGestureProps, "element" | "kind"> {
  card: StageCard;
  /** Null until it is loaded. */
  motion: CardMotion | null;
}

/**
 * The card on top, which can be dragged as soon as the gesture is there. Where nothing lies above, the page scrolls.
 */
export function TopCard({ card, motion, ...gesture }: TopCardProps) {
  const element = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={element}
      data-swipable
      className={`${gesture.pleas.includes("fifth") ? "touch-none" : "touch-pan-y"} select-none transition-transform duration-200`}
    >
      <CardFrame>
        {card.face}
        {motion !== null && <motion.CardGesture element={element} kind={card.kind} {...gesture} />}
      </CardFrame>
    </div>
  );
}
