import { type ReactNode, useEffect, useRef } from "react";
import { JudgePortrait } from "~/components/judge/judge-portrait";
import type { JudgePersonality } from "~/domain/judge/personality";

interface DeckClosedProps {
  judgePersonality: JudgePersonality;
  title: ReactNode;
  children: ReactNode;
  /** The person was just here with the last card: focus goes where the buttons were. */
  takesFocus: boolean;
}

/** The place of the deck when there is nothing left to swipe. */
export function DeckClosed({ judgePersonality, title, children, takesFocus }: DeckClosedProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <section className="deck-closed">
      <JudgePortrait
        personality={judgePersonality}
        size={96}
        decorative
        className="size-24 lying:size-14 rounded-full border-[3px] border-ink bg-judge"
      />
      <h2 ref={heading} tabIndex={-1} className="font-display text-2xl leading-tight outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}
