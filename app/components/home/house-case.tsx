import { JudgePortrait } from "~/components/judge/judge-portrait";
import { Collapsible } from "~/components/ui/collapsible";
import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";
import { SAMPLE_CASE } from "~/domain/judge/sample-case";
import { SAMPLE_RULINGS } from "~/domain/judge/sample-rulings";
import { winnerHeadline } from "~/domain/verdict/verdict-texts";
import { withoutMarks } from "~/domain/verdict/words";

const JUDGE: JudgePersonality = "Yoda";

/** A case of the house, to be opened by whoever wants to know what comes out before they file their own. */
export function HouseCase() {
  const { caseName, winner, rationale, punishment } = SAMPLE_RULINGS[JUDGE];
  const { creator, opponent } = SAMPLE_CASE.names;
  return (
    <section aria-labelledby="house-case" className="border-ink border-t-[3px] bg-paper-deep">
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 px-4 py-10 sm:px-6 lg:py-14">
        <h2 id="house-case" className="font-display text-3xl leading-tight">
          What comes out
        </h2>
        <Collapsible
          className="rounded-uneven-lg border-[3px] border-ink bg-panel px-4 py-3 shadow-hard sm:px-6"
          title={
            <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 sm:flex-nowrap">
              <JudgePortrait
                personality={JUDGE}
                size={96}
                decorative
                lazy
                className="size-16 shrink-0 rounded-full border-[2.5px] border-ink bg-judge"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="block font-normal text-ink-soft text-sm">
                  {creator} v. {opponent} · {judgeProfile(JUDGE).title} has ruled
                </span>
                <span className="block text-lg leading-snug">“{SAMPLE_CASE.allegation}”</span>
              </span>
            </span>
          }
        >
          <p className="font-bold text-ink-soft">{caseName}</p>
          <p className="mt-2 leading-relaxed">{withoutMarks(rationale)}</p>
          <p className="mt-4 font-display text-2xl leading-tight">{winnerHeadline({ winner }, SAMPLE_CASE.names)}</p>
          <p className="mt-1">{punishment}</p>
        </Collapsible>
      </div>
    </section>
  );
}
