import { JudgePortrait } from "~/components/judge/judge-portrait";
import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";

interface DeliberationProps {
  judgePersonality: JudgePersonality;
  /** What the court said of an attempt that failed. */
  error: string | null;
}

/** The court has retired. */
export function Deliberation({ judgePersonality, error }: DeliberationProps) {
  return (
    <div role="status" className="flex items-center gap-3">
      <JudgePortrait
        personality={judgePersonality}
        size={56}
        decorative
        className="size-14 shrink-0 rounded-full border-[2.5px] border-ink bg-judge motion-safe:animate-pulse"
      />
      <p className="min-w-0 leading-snug">
        <strong className="block font-display font-normal text-lg leading-tight">
          {judgeProfile(judgePersonality).title} is deliberating
        </strong>
        {error === null ? (
          <span className="text-ink-soft text-sm">
            Nothing more can be heard. The ruling comes to this page by itself.
          </span>
        ) : (
          <span className="font-semibold text-error text-sm">{error}</span>
        )}
      </p>
    </div>
  );
}
