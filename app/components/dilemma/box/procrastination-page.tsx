import { useState } from "react";
import { JudgePortrait } from "~/components/judge/judge-portrait";
import type { Viewer } from "~/domain/account/user";
import { DEFAULT_JUDGE, type JudgePersonality, judgeProfile } from "~/domain/judge/personality";
import { DilemmaForm } from "./dilemma-form";

/** Procrastination Mode: the box for what somebody can't decide, before the judge who will. */
export function ProcrastinationPage({ viewer }: { viewer: Viewer | null }) {
  const [judgePersonality, setJudge] = useState<JudgePersonality>(DEFAULT_JUDGE);
  return (
    <section className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-1 px-4 pt-2 sm:px-6 sm:max-lg:[@media(min-height:34rem)]:gap-y-4 sm:max-lg:[@media(min-height:34rem)]:pt-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-y-6 lg:pt-12 lg:pb-20">
      <header className="grid gap-1 lg:gap-3">
        <p className="hidden font-bold text-judge-text text-xs uppercase tracking-widest [@media(min-height:38rem)]:block">
          Procrastination Mode
        </p>
        <h1 className="font-display text-[min(1.75rem,7vw)] leading-none sm:max-lg:[@media(min-height:34rem)]:text-4xl lg:text-6xl">
          Let the court decide
        </h1>
        <p className="hidden max-w-prose text-lg [@media(min-height:44rem)]:block lg:text-xl">
          Bring what you can’t decide, answer a few questions with yes or no, and have somebody to blame.
        </p>
      </header>
      <Listening personality={judgePersonality} />
      <DilemmaForm viewer={viewer} judgePersonality={judgePersonality} onJudgeChange={setJudge} />
      <noscript>
        <p className="font-semibold">
          Your first visit needs JavaScript: that is how the court tells people from robots. After that it does without.
        </p>
      </noscript>
    </section>
  );
}

/** The chosen judge, in a panel of its own where there is room. */
function Listening({ personality }: { personality: JudgePersonality }) {
  const { title, description } = judgeProfile(personality);
  return (
    <figure className="relative row-span-2 hidden overflow-hidden rounded-uneven-lg border-[3px] border-ink bg-bench shadow-hard-lg lg:col-start-2 lg:row-start-1 lg:flex lg:flex-col lg:justify-between">
      <p
        aria-hidden
        className="m-6 rounded-uneven-lg border-[2.5px] border-ink bg-panel px-4 py-3 font-bold text-lg leading-snug"
      >
        {description}
      </p>
      <JudgePortrait
        personality={personality}
        size={336}
        decorative
        lazy
        className="h-auto w-full border-ink border-t-[3px]"
      />
      <figcaption className="absolute right-4 bottom-4 -rotate-2 rounded-uneven border-[2.5px] border-ink bg-panel px-3 py-1.5 font-bold">
        {title} is listening.
      </figcaption>
    </figure>
  );
}
