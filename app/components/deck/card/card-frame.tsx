import type { ReactNode } from "react";

/** The paper of a card. Every card of a deck is one of these: on top, beneath, or flying. */
export function CardFrame({ children }: { children: ReactNode }) {
  return <div className="deck-card">{children}</div>;
}
