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
    <div
      role="status"
      data-takes-focus
      tabIndex={-1}
      className="flex items-center gap-3 rounded-uneven focus-visible:outline-offset-4"
    >
      <JudgePortrait
        personality={judgePersonality}
        size={56}
        decorative
        className="size-[min(3.5rem,18vw)] shrink-0 rounded-full border-[2.5px] border-ink bg-judge motion-safe:animate-pulse"
      />
      <p className="min-w-0 leading-snug [overflow-wrap:anywhere]">
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
