import { JudgePortrait } from "~/components/judge/judge-portrait";
import { Words } from "~/components/ui/words";
import type { ContestedKind } from "~/domain/case/case-kind";
import { caseOf, type InvitationMeta } from "~/domain/invitation/invitation";
import { judgeProfile } from "~/domain/judge/personality";
import { Avatar } from "./avatar";

/** What the plaintiff has done, and where it will be settled (docs/rules.md#two-ways-to-settle). */
const CHARGES: Record<ContestedKind, string> = {
  pettysuit: "has filed a PettySuit against you:",
  courtroom: "has filed a PettySuit against you, to be argued live in court:",
};

/** The summons: who calls, for what, and before whom. */
export function SummonsCard({ meta }: { meta: InvitationMeta }) {
  const { creator, judgePersonality } = caseOf(meta);
  const judge = judgeProfile(judgePersonality);
  return (
    <article className="rounded-uneven-lg border-[3px] border-ink bg-panel shadow-hard-lg lg:-rotate-1">
      <header className="rule-double mx-[min(1rem,4vw)] pt-3 pb-2 text-center sm:mx-6 sm:pt-5">
        <p className="font-bold text-[min(0.75rem,3.5vw)] text-ink-soft uppercase tracking-[min(0.18em,0.55vw)]">
          By order of the petty court
        </p>
        <h1 className="font-display text-[min(3rem,12.5vw)] leading-none sm:text-7xl">Summons</h1>
      </header>

      <div className="grid gap-3 px-[min(1rem,4vw)] py-3 sm:gap-5 sm:px-6 sm:py-5">
        <div className="flex items-center gap-3">
          <Avatar
            src={creator.avatar}
            size={56}
            className="size-[min(3rem,13vw)] shrink-0 rounded-uneven border-[2.5px] border-ink bg-plaintiff object-cover sm:size-16"
          />
          <p className="min-w-0 leading-snug">
            <bdi className="block font-display [overflow-wrap:anywhere] text-plaintiff-text text-xl leading-tight sm:text-2xl">
              {creator.displayName}
            </bdi>
            <span className="text-sm">{CHARGES[meta.type]}</span>
          </p>
        </div>
        <Allegation text={meta.allegation} />
      </div>

      <footer className="halftone flex items-center gap-3 rounded-b-[0.9rem] border-ink border-t-[2.5px] bg-judge px-4 py-2 text-on-color sm:px-6 sm:py-3">
        <JudgePortrait
          personality={judgePersonality}
          size={96}
          decorative
          className="size-13 shrink-0 rounded-full border-[2.5px] border-on-color bg-judge sm:size-24"
        />
        <p className="min-w-0 leading-tight">
          <span className="block font-bold text-xs uppercase tracking-wide">Presiding</span>
          <strong className="font-display font-normal text-lg sm:text-2xl">{judge.title}</strong>
          <span className="mt-1 hidden text-sm sm:block">{judge.description}</span>
        </p>
      </footer>
    </article>
  );
}

/** Long allegations are set smaller, so that the button below stays on the screen of a small phone. */
function Allegation({ text }: { text: string }) {
  const size = text.length > 120 ? "text-base sm:text-xl" : "text-xl sm:text-[1.75rem]";
  return (
    <blockquote
      dir="auto"
      className={`max-h-[30dvh] min-h-16 overflow-y-auto border-plaintiff border-s-[6px] ps-3 font-semibold leading-snug [overflow-wrap:anywhere] sm:max-h-none ${size}`}
    >
      <Words>{text}</Words>
    </blockquote>
  );
}
