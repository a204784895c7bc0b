import { useDrag } from "@use-gesture/react";
import { type ReactNode, useState } from "react";

interface SwipeAwayProps {
  side: "left" | "right";
  /** How far a finger pushes it until it goes, in CSS pixels. */
  travel: number;
  onAway: () => void;
  className: string;
  children: ReactNode;
}

/**
 * Follows a finger towards its side and goes when it was pushed far enough. A mouse selects text here, and pushes
 * nothing.
 */
export function SwipeAway({ side, travel, onAway, className, children }: SwipeAwayProps) {
  const [offset, setOffset] = useState(0);
  const bind = useDrag(
    ({ event, first, last, canceled, cancel, xy: [x], initial: [from] }) => {
      if (first && !isFinger(event)) return cancel();
      const pushed = side === "right" ? Math.max(0, x - from) : Math.min(0, x - from);
      setOffset(last ? 0 : pushed);
      if (last && !canceled && Math.abs(pushed) > travel) onAway();
    },
    // Captured pointers would take the clicks of the buttons inside.
    { axis: "x", filterTaps: true, pointer: { capture: false, keys: false } },
  );

  return (
    <div
      {...bind()}
      className={`touch-pan-y ${offset === 0 ? "transition-transform duration-200" : ""} ${className}`}
      style={{ transform: `translateX(${offset}px)` }}
    >
      {children}
    </div>
  );
}

/** Fingers and pens, outside of fields, where they move the caret. */
function isFinger(event: Event): boolean {
  const isInField = event.target instanceof Element && event.target.closest("input, textarea") !== null;
  return !isInField && "pointerType" in event && event.pointerType !== "mouse";
}
