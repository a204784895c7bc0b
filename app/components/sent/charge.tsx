import type { ReactNode } from "react";
import { JudgePortrait } from "~/components/judge/judge-portrait";
import { Words } from "~/components/ui/words";
import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";

interface ChargeProps {
  allegation: string;
  judgePersonality: JudgePersonality;
  className?: string;
  /** What lies on the paper. */
  children?: ReactNode;
}

/** What it is about, and before whom. */
export function Charge({ allegation, judgePersonality, className = "", children }: ChargeProps) {
  return (
    <figure className={`flex gap-4 rounded-uneven border-[2.5px] border-ink bg-panel p-4 shadow-hard ${className}`}>
      <JudgePortrait
        personality={judgePersonality}
        size={88}
        decorative
        className="size-18 shrink-0 rounded-uneven border-[2.5px] border-ink sm:size-22"
      />
      <div className="min-w-0">
        <figcaption className="text-ink-soft text-sm">{judgeProfile(judgePersonality).title} presiding</figcaption>
        <blockquote dir="auto" className="mt-1 font-bold [overflow-wrap:anywhere]">
          “<Words>{allegation}</Words>”
        </blockquote>
      </div>
      {children}
    </figure>
  );
}
