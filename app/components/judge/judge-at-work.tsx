import { JUDGE_FACES, type JudgePersonality, judgeProfile } from "~/domain/judge/personality";
import { SAMPLE_CASE } from "~/domain/judge/sample-case";
import { SAMPLE_RULINGS } from "~/domain/judge/sample-rulings";
import { winnerHeadline } from "~/domain/verdict/verdict-texts";
import { withoutMarks } from "~/domain/verdict/words";
import { JudgePortrait } from "./judge-portrait";

/** A judge's faces during a case, and the ruling on the sample case to its end. */
export function JudgeAtWork({ personality }: { personality: JudgePersonality }) {
  const { rationale, winner, punishment } = SAMPLE_RULINGS[personality];
  const { title } = judgeProfile(personality);
  return (
    <>
      <ul aria-label={`The faces of ${title}`} className="grid grid-cols-5 gap-1 sm:gap-2">
        {[undefined, ...JUDGE_FACES].map((face) => (
          <li
            key={face ?? "rest"}
            className="grid min-w-0 justify-items-center gap-1 text-center text-[min(0.75rem,3.2vw)]"
          >
            <JudgePortrait
              personality={personality}
              face={face}
              size={56}
              decorative
              lazy
              className="h-auto w-14 max-w-full rounded-full border-2 border-ink bg-judge"
            />
            {face ?? "at rest"}
          </li>
        ))}
      </ul>
      <blockquote className="border-judge border-l-4 pl-4 leading-relaxed">
        <p className="font-medium">{withoutMarks(rationale)}</p>
        <p className="mt-3 font-display text-xl leading-tight">{winnerHeadline({ winner }, SAMPLE_CASE.names)}</p>
        <p className="mt-1">{punishment}</p>
      </blockquote>
    </>
  );
}
