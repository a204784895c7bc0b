import type { ReactNode } from "react";

interface DeckLayoutProps {
  /** What the deck is about, above it on phones and beside it on desktops. */
  heading: ReactNode;
  children: ReactNode;
}

/** On a phone that lies on its side there is room for a deck beside its heading, and none below it. */
const LYING = "lying:grid lying:max-w-5xl lying:grid-cols-[1fr_28rem] lying:gap-x-6 lying:py-1";

/** A page with a deck on it. */
export function DeckLayout({ heading, children }: DeckLayoutProps) {
  return (
    <div
      className={`mx-auto flex w-full max-w-xl flex-col gap-2 px-4 pt-2 pb-6 sm:gap-4 sm:pt-8 lg:grid lg:max-w-5xl lg:grid-cols-[minmax(0,1fr)_27rem] lg:items-start lg:gap-x-14 lg:pt-12 ${LYING}`}
    >
      <div className="flex flex-col gap-2 sm:gap-5 lying:gap-2 lying:pt-3">{heading}</div>
      <div className="relative flex flex-col gap-2 sm:gap-4 lying:gap-1">{children}</div>
    </div>
  );
}
