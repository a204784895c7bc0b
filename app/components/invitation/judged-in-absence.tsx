import { JudgePortrait } from "~/components/judge/judge-portrait";
import { Words } from "~/components/ui/words";
import { timeLeft } from "~/domain/docket/time-left";
import { caseOf, type InvitationMeta, type JudgmentInAbsence } from "~/domain/invitation/invitation";
import { judgeProfile } from "~/domain/judge/personality";
import { useNow } from "~/hooks/use-now";

interface JudgedInAbsenceProps {
  meta: InvitationMeta;
  judgment: JudgmentInAbsence;
  /** When the server made this page, in Unix milliseconds. */
  seenAt: number;
}

/**
 * What somebody who comes too late finds in place of the summons: the judgment's headline, and that it need not stand.
 */
export function JudgedInAbsence({ meta, judgment, seenAt }: JudgedInAbsenceProps) {
  const { creator, allegation, judgePersonality } = caseOf(meta);
  const left = timeLeft(Date.parse(judgment.vacatableUntil), useNow(seenAt));
  return (
    <article className="rounded-uneven-lg border-[3px] border-ink bg-panel shadow-hard-lg">
      <header className="halftone flex items-center gap-3 rounded-t-[0.9rem] border-ink border-b-[2.5px] bg-judge px-4 py-3 text-on-color sm:px-6">
        <JudgePortrait
          personality={judgePersonality}
          size={96}
          decorative
          className="size-14 shrink-0 rounded-full border-[2.5px] border-on-color bg-judge sm:size-24"
        />
        <h1 className="min-w-0 font-display text-[min(1.75rem,8.5vw)] leading-none sm:text-5xl">
          You were judged in absence
        </h1>
      </header>
      <div className="grid gap-3 px-[min(1rem,4vw)] py-4 sm:gap-4 sm:px-6 sm:py-5">
        <p className="text-ink-soft text-sm">{judgeProfile(judgePersonality).title} presiding, in</p>
        <p dir="auto" className="font-bold [overflow-wrap:anywhere]">
          <Words>{judgment.caseName}</Words>
        </p>
        <p dir="auto" className="font-display text-2xl leading-tight [overflow-wrap:anywhere] sm:text-3xl">
          {judgment.headline}
        </p>
        <blockquote
          dir="auto"
          className="max-h-[20dvh] overflow-y-auto border-plaintiff border-s-[6px] ps-3 [overflow-wrap:anywhere] sm:max-h-none"
        >
          <Words>{allegation}</Words>
        </blockquote>
        <p>
          So says <bdi className="font-bold [overflow-wrap:anywhere]">{creator.displayName}</bdi>, and nobody said
          anything else within 24 hours.{" "}
          {left !== null && `You can still set the judgment aside for ${left} and have your say.`}
        </p>
      </div>
    </article>
  );
}
