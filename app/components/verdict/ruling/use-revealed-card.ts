import { useCallback, useEffect, useRef, useState } from "react";
import { CARD_AFTER_MS, SCROLL_TO_CARD_AFTER_MS } from "~/domain/verdict/words";
import type { useReveal } from "./use-reveal";

/** The card comes a moment after the ruling is typed, and is scrolled to a moment after that. */
export function useRevealedCard({ isReveal, markSeen }: ReturnType<typeof useReveal>) {
  const cardPlace = useRef<HTMLDivElement>(null);
  const [isCardThere, setCardThere] = useState(!isReveal);
  const [isTyped, setTyped] = useState(false);
  const [isAtOnce, setAtOnce] = useState(false);
  const showCard = useCallback(() => {
    setTyped(true);
    markSeen();
  }, [markSeen]);

  useEffect(() => {
    if (!isReveal || !isTyped) return;
    if (isAtOnce) return;
    const coming = setTimeout(() => setCardThere(true), CARD_AFTER_MS);
    const scrolling = setTimeout(
      () => cardPlace.current?.scrollIntoView({ behavior: "smooth", block: "start" }),
      CARD_AFTER_MS + SCROLL_TO_CARD_AFTER_MS,
    );
    return () => {
      clearTimeout(coming);
      clearTimeout(scrolling);
    };
  }, [isReveal, isTyped, isAtOnce]);

  // Somebody who asks for what stands below the card is not scrolled back to it.
  const showAtOnce = useCallback(() => {
    setAtOnce(true);
    setCardThere(true);
  }, []);

  return { cardPlace, isSpoken: isTyped || !isReveal, isCardThere, showCard, showAtOnce };
}
