import { type JudgePersonality, judgeProfile } from "~/domain/judge/personality";
import { JudgePortrait } from "./judge-portrait";

/** How large, and how far away the words stand. */
const LOOKS = {
  medium: { size: 96, gap: "gap-4", portrait: "size-24", title: "text-xl leading-tight" },
  large: { size: 112, gap: "gap-5", portrait: "size-28", title: "text-2xl" },
} as const;

interface PresidingJudgeProps {
  personality: JudgePersonality;
  look: keyof typeof LOOKS;
  /** Set where phones don't show it. */
  lazy?: boolean;
}

/** Who presides, and in what manner. */
export function PresidingJudge({ personality, look, lazy = false }: PresidingJudgeProps) {
  const { size, gap, portrait, title } = LOOKS[look];
  const judge = judgeProfile(personality);
  return (
    <div className={`flex items-center ${gap}`}>
      <JudgePortrait
        personality={personality}
        size={size}
        decorative
        lazy={lazy}
        className={`shrink-0 rounded-full border-[3px] border-ink bg-judge shadow-hard ${portrait}`}
      />
      <p>
        <strong className={`block font-display font-normal ${title}`}>{judge.title}</strong>
        <span className="font-bold text-judge-text text-xs uppercase tracking-[0.14em]">Presiding</span>
        <span className="block text-ink-soft text-sm">{judge.description}</span>
      </p>
    </div>
  );
}
