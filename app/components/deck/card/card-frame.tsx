import type { ReactNode } from "react";

/** The paper of a card. Every card of a deck is one of these: on top, beneath, or flying. */
export function CardFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative flex h-full flex-col rounded-uneven-lg border-[3px] border-ink bg-panel px-5 py-4 shadow-hard sm:px-7 sm:py-6 lying:px-5 lying:py-3">
      {children}
    </div>
  );
}
