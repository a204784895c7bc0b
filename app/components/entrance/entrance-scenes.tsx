import { JudgePortrait } from "~/components/judge/judge-portrait";
import { Party } from "~/components/party/party";
import { Words } from "~/components/ui/words";
import type { PartyNames } from "~/domain/case/party-names";
import type { Seat } from "~/domain/case/seat";
import type { JudgePersonality } from "~/domain/judge/personality";

/** The room: a pediment, a column on each side, and the bench below. It is drawn to any window's shape. */
export function CourtBehind() {
  const line = { strokeWidth: 3, vectorEffect: "non-scaling-stroke" } as const;
  return (
    <svg aria-hidden="true" className="pointer-events-none fixed inset-0 size-full fill-paper-deep stroke-ink/45">
      <svg aria-hidden="true" width="100%" height="13%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path {...line} d="M-5 78 50 6 105 78z" />
        <path {...line} d="M-5 78h110v20h-110z" />
      </svg>
      {["0%", "95%"].map((x) => (
        <svg
          key={x}
          aria-hidden="true"
          {...{ x, y: "12.7%", width: "5%", height: "73%" }}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
        >
          <path {...line} d="M8 3h84v94H8z" />
          <path {...line} d="M0 0h100v3H0zM0 97h100v3H0zM30 3v94M50 3v94M70 3v94" />
        </svg>
      ))}
      <svg aria-hidden="true" y="85%" width="100%" height="15%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path {...line} d="M-5 14h110v100H-5z" />
        <path {...line} d="M-5 2h110v14H-5z" />
        <path {...line} d="M4 34h26v50H4zM37 34h26v50H37zM70 34h26v50H70z" />
      </svg>
    </svg>
  );
}

/** Who presides. */
export function EntranceJudge({ judgePersonality }: { judgePersonality: JudgePersonality }) {
  return (
    <div className="flex animate-line-in items-center justify-center gap-4">
      <JudgePortrait
        personality={judgePersonality}
        size={112}
        decorative
        className="size-16 shrink-0 rounded-full border-[3px] border-ink bg-judge shadow-hard tall:size-[min(7rem,24vw)]"
      />
      <p className="min-w-0 text-start">
        <strong className="block font-display font-normal text-2xl leading-tight">
          {judgePersonality.endsWith(" Judge") ? judgePersonality : `Judge ${judgePersonality}`}
        </strong>
        <span className="font-bold text-judge-text text-sm uppercase tracking-[0.14em]">Presiding</span>
      </p>
    </div>
  );
}

/** Who against whom. */
export function EntranceParties({ names, seat }: { names: PartyNames; seat: Seat }) {
  return (
    <div className="grid animate-line-in grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 border-ink border-y-[3px] py-2 text-lg tall:py-3">
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
  const size = allegation.length > 120 ? "text-base tall:text-lg" : "text-xl tall:text-2xl";
  return (
    <div className="animate-line-in">
      <h2 className="font-bold text-ink-soft text-xs uppercase tracking-[0.18em]">The Allegations</h2>
      <blockquote
        dir="auto"
        className={`mt-1 text-balance font-semibold leading-snug [overflow-wrap:anywhere] ${size}`}
      >
        “<Words>{allegation}</Words>”
      </blockquote>
    </div>
  );
}
