import { useDrag } from "@use-gesture/react";
import type { RefObject } from "react";
import type { DragOffset } from "~/domain/deck/swipe";

export interface CardDragProps {
  card: RefObject<HTMLElement>;
  isBlocked: boolean;
  /** The card is held, so far from its place. */
  onHeld: (offset: DragOffset) => void;
  /** The card was let go there; null when the gesture was broken off. */
  onLetGo: (offset: DragOffset | null) => void;
}

/** The gesture of a card, as a part of its own: the page can be swiped by button and key before it is loaded. */
export function CardDrag({ card, isBlocked, onHeld, onLetGo }: CardDragProps) {
  useDrag(
    ({ movement: [x, y], last, canceled }) => {
      if (!last) onHeld({ x, y });
      else onLetGo(canceled ? null : { x, y });
    },
    { target: card, enabled: !isBlocked, filterTaps: true, pointer: { keys: false } },
  );
  return null;
}
