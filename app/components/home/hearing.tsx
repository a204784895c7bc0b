import { JudgePortrait } from "~/components/judge/judge-portrait";
import type { JudgePersonality } from "~/domain/judge/personality";
import { ExampleGrievance } from "./example-grievance";

/**
 * Somebody complains, the judge hears it: over the edge of the box below on phones, in a panel of its own on desktops.
 * Where large text leaves no room for both in a row, the judge moves to the next.
 */
export function Hearing({ judge }: { judge: JudgePersonality }) {
  return (
    <div className="mt-4 flex flex-wrap items-end gap-x-4 lg:relative lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:block lg:overflow-hidden lg:rounded-uneven-lg lg:border-[3px] lg:border-ink lg:bg-bench lg:shadow-hard-lg">
      <ExampleGrievance />
      <figure className="ml-auto lg:absolute lg:inset-x-0 lg:bottom-0">
        <JudgePortrait
          personality={judge}
          size={460}
          decorative
          className="size-[min(6.5rem,28vw)] rounded-t-[1rem] border-[2.5px] border-ink border-b-0 sm:size-[min(9rem,22vw)] lg:h-auto lg:w-full lg:rounded-none lg:border-0"
        />
        <figcaption className="absolute right-4 bottom-4 hidden -rotate-2 rounded-uneven border-[2.5px] border-ink bg-panel px-3 py-1.5 font-bold lg:block">
          The court will hear it.
        </figcaption>
      </figure>
    </div>
  );
}
