import type { ReactNode } from "react";

/** What stays in reach below a deck: on a phone it lies at the bottom of the screen. */
export function DeckFoot({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-4 sticky bottom-0 z-20 bg-paper px-4 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:px-0 sm:pr-1 lying:sticky lying:pb-1">
      {children}
    </div>
  );
}
