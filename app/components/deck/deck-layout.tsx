import type { ReactNode } from "react";

interface DeckLayoutProps {
  /** What the deck is about, above it on phones and beside it elsewhere. */
  heading: ReactNode;
  /** There are cards to swipe: the deck ends where the first screen ends, so that its buttons are in view with it. */
  isOpen: boolean;
  /** What belongs to the deck and may lie below the first screen. */
  below?: ReactNode;
  children: ReactNode;
}

/** A page with a deck on it. */
export function DeckLayout({ heading, isOpen, below, children }: DeckLayoutProps) {
  return (
    <div className="deck-page">
      <div className={`deck-screen ${isOpen ? "deck-screen-open" : ""}`}>
        <div className="deck-heading">{heading}</div>
        <div className="relative flex min-w-0 flex-1 flex-col gap-2 sm:gap-4">{children}</div>
      </div>
      {below && <div className="grid gap-2 pt-2 lg:col-start-2">{below}</div>}
    </div>
  );
}
