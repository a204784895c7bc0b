import { JudgePortrait } from "~/components/judge/judge-portrait";
import type { JudgeFace, JudgePersonality } from "~/domain/judge/personality";
import { FallingGavel } from "./falling-gavel";

interface SpeakingJudgeProps {
  personality: JudgePersonality;
  face: JudgeFace;
  /** The gavel falls, and the judge stays in view as long as something is said. */
  isReveal: boolean;
  isSpeaking: boolean;
}

/** Who speaks in a ruling, with the face that fits, and the gavel. */
export function SpeakingJudge({ personality, face, isReveal, isSpeaking }: SpeakingJudgeProps) {
  return (
    <div
      className={`-mx-5 -mt-4 flex items-end justify-center gap-4 bg-paper px-5 pt-4 pb-1 sm:-mx-6 ${isSpeaking ? "-top-4 sticky z-10" : ""}`}
    >
      <JudgePortrait
        personality={personality}
        face={face}
        size={112}
        decorative
        className="size-[min(7rem,18svh)] shrink-0 rounded-full border-[3px] border-ink bg-judge shadow-hard"
      />
      <FallingGavel isFalling={isReveal} />
    </div>
  );
}
