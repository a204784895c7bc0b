import { useId } from "react";
import { JudgePortrait } from "~/components/judge/judge-portrait";
import { JUDGE_PERSONALITIES, type JudgePersonality, judgeProfile } from "~/domain/judge/personality";

interface JudgePickerProps {
  value: JudgePersonality;
  onValueChange: (personality: JudgePersonality) => void;
}

/** The bench, in a row that scrolls sideways. One radio button a judge: arrow keys walk along it. */
export function JudgePicker({ value, onValueChange }: JudgePickerProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">Your judge</legend>
      <div className="strip -mx-5 gap-3 px-5 pt-1 pb-3 sm:-mx-6 sm:px-6">
        {JUDGE_PERSONALITIES.map((personality) => (
          <JudgeOption
            key={personality}
            name={name}
            personality={personality}
            isChosen={personality === value}
            onChoose={() => onValueChange(personality)}
          />
        ))}
      </div>
      <p className="text-ink-soft text-sm" aria-live="polite">
        {judgeProfile(value).description}
      </p>
    </fieldset>
  );
}

interface JudgeOptionProps {
  name: string;
  personality: JudgePersonality;
  isChosen: boolean;
  onChoose: () => void;
}

function JudgeOption({ name, personality, isChosen, onChoose }: JudgeOptionProps) {
  return (
    <label className="relative w-28 shrink-0 cursor-pointer snap-start overflow-hidden rounded-uneven border-[2.5px] border-ink bg-panel transition-transform duration-150 has-checked:bg-judge has-checked:text-on-color has-checked:shadow-hard-sm has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 motion-safe:has-checked:-translate-y-0.5">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="peer sr-only" />
      <JudgePortrait
        personality={personality}
        size={112}
        decorative
        className="aspect-square h-auto w-full border-ink border-b-[2.5px]"
      />
      <span className="grid min-h-12 place-items-center px-1.5 py-1.5 text-center font-bold text-sm leading-tight">
        {judgeProfile(personality).title}
      </span>
    </label>
  );
}
