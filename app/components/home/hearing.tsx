import { JudgePortrait } from "~/components/judge/judge-portrait";
import type { JudgePersonality } from "~/domain/judge/personality";
import { ExampleGrievance } from "./example-grievance";

/**
 * Somebody complains, the judge hears it: over the edge of the box below on phones, in a panel of its own on desktops.
 * Where large text leaves no room for both in a row, the judge moves to the next.
 */
export function Hearing({ judge }: { judge: JudgePersonality }) {
  return (
    <div className="front-hearing">
      <ExampleGrievance />
      <figure className="ml-auto lg:absolute lg:inset-x-0 lg:bottom-0">
        <JudgePortrait personality={judge} size={460} decorative className="front-judge" />
        <figcaption className="front-caption">The court will hear it.</figcaption>
      </figure>
    </div>
  );
}
