import { useRef } from "react";
import type { DeckCard } from "~/domain/deck/deck-state";
import { CardFace } from "./card-face";
import type { CardGestureProps } from "./card-gesture";
import type { CardMotion } from "./use-card-motion";

export interface TopCardProps extends Omit<CardGestureProps, "element" | "kind"> {
  card: DeckCard;
  /** How many questions there are up to this card. */
  number: number;
  /** Null until it is loaded. */
  motion: CardMotion | null;
  /** The link of an ad is followed. */
  onFollow: () => void;
}

/** The card on top, which can be dragged as soon as the gesture is there. */
export function TopCard({ card, number, motion, onFollow, ...gesture }: TopCardProps) {
  const element = useRef<HTMLDivElement>(null);
  return (
    <div ref={element} className="touch-none select-none transition-transform duration-200">
      <CardFace card={card} number={number} onFollow={onFollow}>
        {motion !== null && <motion.CardGesture element={element} kind={card.kind} {...gesture} />}
      </CardFace>
    </div>
  );
}
