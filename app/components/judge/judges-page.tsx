import { Collapsible } from "~/components/ui/collapsible";
import { Drawn } from "~/components/ui/drawn";
import { PageHeading } from "~/components/ui/page-heading";
import { JUDGE_PERSONALITIES, judgeProfile } from "~/domain/judge/personality";
import { SAMPLE_CASE } from "~/domain/judge/sample-case";
import { JudgePanel } from "./judge-panel";
import { JudgePortrait } from "./judge-portrait";

/**
 * The whole bench, each ruling on the same case, so that people choose by the voice. `talk` is that case as the server
 * has drawn it.
 */
export function JudgesPage({ talk }: { talk: string }) {
  const { allegation, names } = SAMPLE_CASE;
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 sm:px-6 lg:gap-12 lg:py-14">
      <PageHeading title="Meet Your AI Judges">
        <p>
          Eight voices, one law. Who wins is settled before any of them clears their throat; the judge you choose says
          it.
        </p>
      </PageHeading>
      <nav aria-label="Judges">
        <ul className="strip -mx-4 gap-2 px-4 pt-1 pb-2 sm:-mx-6 sm:px-6">
          {JUDGE_PERSONALITIES.map((personality) => (
            <li key={personality} className="w-[5.5rem] shrink-0 snap-start lg:w-auto lg:min-w-0 lg:flex-1">
              <a
                href={`#${judgeProfile(personality).slug}`}
                className="grid justify-items-center gap-1 rounded-uneven pb-1 text-center font-bold text-sm leading-tight hover:underline"
              >
                <JudgePortrait
                  personality={personality}
                  size={72}
                  decorative
                  className="size-18 rounded-full border-[2.5px] border-ink"
                />
                {judgeProfile(personality).title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section
        aria-labelledby="case"
        className="halftone grid grid-cols-[minmax(0,1fr)] gap-3 rounded-uneven-lg border-[2.5px] border-ink bg-paper-deep p-4 sm:p-6"
      >
        <h2 id="case" className="font-display text-2xl leading-tight">
          One case, eight times
        </h2>
        <p>
          {names.creator} v. {names.opponent}: “{allegation}” Below, each judge rules on it.
        </p>
        <Collapsible
          title={`What ${names.creator} and ${names.opponent} said`}
          className="rounded-uneven border-[2.5px] border-ink bg-panel px-4"
        >
          <Drawn html={talk} />
        </Collapsible>
      </section>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-8">
        {JUDGE_PERSONALITIES.map((personality) => (
          <JudgePanel key={personality} personality={personality} />
        ))}
      </ul>
    </div>
  );
}
