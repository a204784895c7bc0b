import { JudgePortrait } from "~/components/judge/judge-portrait";
import type { CourtLine, Occasion } from "~/domain/courtroom/bench/court-line";
import { restingWords } from "~/domain/courtroom/bench/resting-words";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import { type JudgeFace, judgeProfile } from "~/domain/judge/personality";
import { namesIn } from "../seats";

/** How a judge looks who says something; at rest where nothing has happened yet. */
const FACES: Record<Occasion, JudgeFace | undefined> = {
  opening: undefined,
  silence: "listening",
  concession: "amused",
  shouting: "appalled",
};

interface CourtLineRowProps {
  line: CourtLine;
  courtroom: Courtroom;
}

/** What stands between the messages: the judge's own words, in neither side's colour, and who rests. */
export function CourtLineRow({ line, courtroom }: CourtLineRowProps) {
  const { judgePersonality } = courtroom;
  if (line.kind !== "judge") {
    return (
      <li className="pt-3 text-center font-bold text-judge-text text-sm [overflow-wrap:anywhere]">
        <span dir="auto">{restingWords(line, namesIn(courtroom))}</span>
      </li>
    );
  }
  return (
    <li className="flex items-end gap-2 pt-3">
      <JudgePortrait
        personality={judgePersonality}
        face={FACES[line.occasion]}
        size={44}
        decorative
        className="size-11 shrink-0 rounded-full border-[2.5px] border-ink bg-judge"
      />
      <div className="min-w-0">
        <p className="px-1 font-bold text-judge-text text-sm">{judgeProfile(judgePersonality).title}</p>
        <p className="rounded-uneven border-[2.5px] border-ink bg-judge px-3 py-1.5 text-on-color [overflow-wrap:anywhere]">
          {line.text}
        </p>
      </div>
    </li>
  );
}

/** Who presides while nobody has said anything. */
export function EmptyBench({ courtroom: { judgePersonality, status } }: { courtroom: Courtroom }) {
  const isSettled = status === "settled";
  return (
    <div className="grid justify-items-center gap-1 px-4 pt-3 text-center">
      <JudgePortrait
        personality={judgePersonality}
        size={128}
        decorative
        className="size-[min(8rem,16dvh)] rounded-full border-[3px] border-ink bg-judge shadow-hard"
      />
      <p className="mt-2 font-display text-2xl leading-tight">
        {isSettled ? "Nobody said a word." : "The court is listening."}
      </p>
      <p className="text-ink-soft">
        {isSettled
          ? "The judge ruled all the same."
          : "Opening statements, please. Short ones are taken more seriously."}
      </p>
    </div>
  );
}
