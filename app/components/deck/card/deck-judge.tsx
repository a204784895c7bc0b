import { useEffect } from "react";
import { JudgePortrait } from "~/components/judge/judge-portrait";
import type { Plea } from "~/domain/deck/answer";
import { type JudgeFace, type JudgePersonality, judgePortraitPath } from "~/domain/judge/personality";

/** How a judge takes an answer. It says nothing of what the judge will make of it. */
const REACTIONS: Record<Plea, JudgeFace> = { yes: "ruling", no: "appalled", fifth: "amused" };

interface DeckJudgeProps {
  judge: JudgePersonality;
  /** What was answered last; null while nothing was. */
  said: Plea | null;
}

/** The judge beside the deck: a small face that listens, and takes every answer as it comes. */
export function DeckJudge({ judge, said }: DeckJudgeProps) {
  // An answer may be given without a connection, and is taken at once with one.
  useEffect(() => {
    for (const face of Object.values(REACTIONS)) new Image().src = judgePortraitPath(judge, face);
  }, [judge]);

  return (
    <JudgePortrait
      personality={judge}
      face={said === null ? "listening" : REACTIONS[said]}
      size={48}
      decorative
      className="size-full animate-fade-in rounded-full border-[2.5px] border-ink bg-judge"
    />
  );
}
