import { JudgePortrait } from "~/components/judge/judge-portrait";
import { Party } from "~/components/party/party";
import { Words } from "~/components/ui/words";
import type { PartyNames } from "~/domain/case/party-names";
import type { Seat } from "~/domain/case/seat";
import type { JudgePersonality } from "~/domain/judge/personality";

/** Who presides. */
export function EntranceJudge({ judgePersonality }: { judgePersonality: JudgePersonality }) {
  return (
    <div className="flex animate-line-in items-center justify-center gap-4">
      <JudgePortrait
        personality={judgePersonality}
        size={112}
        decorative
        className="size-[min(7rem,24vw)] shrink-0 rounded-full border-[3px] border-ink bg-judge shadow-hard"
      />
      <p className="min-w-0 text-start">
        <strong className="block font-display font-normal text-2xl leading-tight">
          Judge {judgePersonality.replace(/ Judge$/u, "")}
        </strong>
        <span className="font-bold text-judge-text text-sm uppercase tracking-[0.14em]">Presiding</span>
      </p>
    </div>
  );
}

/** Who against whom. */
export function EntranceParties({ names, seat }: { names: PartyNames; seat: Seat }) {
  return (
    <div className="grid animate-line-in grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 border-ink border-y-[3px] py-3 text-lg">
      <Party seat="creator" name={names.creator} isYou={seat === "creator"} className="text-start" />
      <span className="font-display text-2xl">v.</span>
      <Party
        seat="opponent"
        name={names.opponent}
        isYou={seat === "opponent"}
        className="text-end [&>p:first-child]:justify-end"
      />
    </div>
  );
}

/** What it is about. */
export function EntranceAllegations({ allegation }: { allegation: string }) {
  const size = allegation.length > 120 ? "text-lg" : "text-2xl";
  return (
    <div className="animate-line-in">
      <h2 className="font-bold text-ink-soft text-xs uppercase tracking-[0.18em]">The Allegations</h2>
      <blockquote dir="auto" className={`mt-1 font-semibold leading-snug [overflow-wrap:anywhere] ${size}`}>
        “<Words>{allegation}</Words>”
      </blockquote>
    </div>
  );
}
