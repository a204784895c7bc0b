import { JudgePortrait } from "~/components/judge/judge-portrait";
import { LinkButton } from "~/components/ui/button";
import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";

/** The six who hang on the front page; their page has all eight. */
const ON_SHOW: JudgePersonality[] = ["Classic Judge", "Gen Z", "Yoda", "Boomer", "Corporate Manager", "Therapist"];

export function JudgesStrip() {
  return (
    <section aria-labelledby="judges" className="border-ink border-y-[3px] bg-paper-deep">
      <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6 lg:py-16">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="judges" className="font-display text-3xl leading-tight lg:text-4xl">
            Meet Your AI Judges
          </h2>
          <LinkButton to="/judges">Hear All Eight</LinkButton>
        </div>
        <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-4 sm:grid-cols-[repeat(3,minmax(0,1fr))] sm:gap-6 lg:grid-cols-6 lg:gap-5">
          {ON_SHOW.map((personality) => (
            <JudgePanel key={personality} personality={personality} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** One panel of the strip. */
function JudgePanel({ personality }: { personality: JudgePersonality }) {
  const { title, description } = judgeProfile(personality);
  return (
    <li className="overflow-hidden rounded-uneven border-[2.5px] border-ink bg-panel odd:-rotate-[0.5deg] even:rotate-[0.5deg]">
      <JudgePortrait
        personality={personality}
        size={320}
        decorative
        lazy
        className="aspect-square h-auto w-full border-ink border-b-[2.5px]"
      />
      <div className="p-3">
        <h3 className="font-display text-base leading-tight">{title}</h3>
        <p className="mt-1.5 text-ink-soft text-sm leading-snug">{description}</p>
      </div>
    </li>
  );
}
