import { useRef } from "react";
import { Drawn } from "~/components/ui/drawn";
import { usePlayedInView } from "./use-played-in-view";

/** A hearing's parts as the server has drawn them. */
export interface DrawnHearing {
  talk: string;
  card: string;
}

/** A case that was argued live, and the card that came of it. Each plays once when somebody scrolls to it. */
export function SampleHearing({ talk: talkDrawn, card }: DrawnHearing) {
  const talk = useRef<HTMLDivElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  return (
    <section
      aria-labelledby="sample"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-[auto_1fr]"
    >
      <div className="grid content-start gap-2">
        <h2 id="sample" className="font-display text-3xl leading-tight">
          Rather argue it live?
        </h2>
        <p className="max-w-prose text-ink-soft">
          The same link can open a courtroom. Both of you write, the judge listens, and when both have said enough you
          ask for a decision. This is the matter of the milk.
        </p>
      </div>
      <div
        ref={talk}
        className="halftone self-start rounded-uneven-lg border-[2.5px] border-ink bg-paper-deep p-4 sm:p-6 lg:row-start-2"
      >
        <Drawn html={talkDrawn} className={TALK_PLAYED[usePlayedInView(talk)]} />
      </div>
      <div ref={verdict} className="grid justify-items-center gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Drawn html={card} className={`-mx-4 sm:mx-0 ${CARD_PLAYED[usePlayedInView(verdict)]}`} />
      </div>
    </section>
  );
}

/** What waits can't be seen, and is there for whoever listens. */
const CARD_PLAYED = { there: "", waiting: "opacity-0", playing: "animate-drop-in" };

/** Its lines come one after the other: each has its own delay. */
const TALK_PLAYED = {
  there: "",
  waiting: "opacity-0",
  playing: "[&_li]:animate-line-in [&_li]:[animation-fill-mode:backwards]",
};
