import { type ReactNode, useId } from "react";
import { JudgePortrait } from "~/components/judge/judge-portrait";
import { JUDGE_PERSONALITIES, type JudgePersonality, judgeProfile } from "~/domain/judge/personality";

/** How large a judge is, and how far the row reaches beyond the column that it stands in. */
const LOOKS = {
  dialog: { row: "-mx-5 gap-3 px-5 pb-3 sm:-mx-6 sm:px-6", judge: "w-[7rem] text-sm", hint: "" },
  /** On desktops all eight side by side, and the page describes them; low windows have no room for it. */
  page: {
    row: "-mx-4 gap-2 px-4 pb-2 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0",
    judge: "w-[5.5rem] text-[0.8125rem] lg:w-auto lg:min-w-0 lg:flex-1 lg:text-[0.6875rem]",
    hint: "lg:sr-only [@media(max-height:38rem)]:sr-only",
  },
} as const;

interface JudgePickerProps {
  value: JudgePersonality;
  onValueChange: (personality: JudgePersonality) => void;
  /** The form's field, for a form that is sent without a script. */
  name?: string;
  look?: keyof typeof LOOKS;
  /** What helps to choose, at the end of the heading's line. */
  aside?: ReactNode;
}

/** The bench, in a row that scrolls sideways. One radio button a judge: arrow keys walk along it. */
export function JudgePicker({ value, onValueChange, name, look = "dialog", aside }: JudgePickerProps) {
  const ownName = useId();
  const { row, judge, hint } = LOOKS[look];
  return (
    <fieldset className="relative min-w-0">
      <legend className="mb-1.5 font-bold">Your judge</legend>
      <div className="pointer-events-none absolute inset-x-0 -top-8 z-10 flex justify-end">{aside}</div>
      <div className={`strip pt-1 ${row}`}>
        {JUDGE_PERSONALITIES.map((personality) => (
          <JudgeOption
            key={personality}
            name={name ?? ownName}
            className={judge}
            personality={personality}
            isChosen={personality === value}
            onChoose={() => onValueChange(personality)}
          />
        ))}
      </div>
      <p className={`text-ink-soft text-sm ${hint}`} aria-live="polite">
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
  className: string;
}

function JudgeOption({ name, personality, isChosen, onChoose, className }: JudgeOptionProps) {
  return (
    <label
      className={`${className} relative shrink-0 cursor-pointer snap-start overflow-hidden rounded-uneven border-[2.5px] border-ink bg-panel transition-transform duration-150 has-checked:bg-judge has-checked:text-on-color has-checked:shadow-hard-sm has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 motion-safe:has-checked:-translate-y-0.5`}
    >
      <input
        type="radio"
        name={name}
        value={personality}
        checked={isChosen}
        onChange={onChoose}
        className="peer sr-only"
      />
      <JudgePortrait
        personality={personality}
        size={112}
        decorative
        className="aspect-square h-auto w-full border-ink border-b-[2.5px]"
      />
      <span className="grid min-h-12 place-items-center px-0.5 py-1.5 text-center font-bold leading-tight">
        {judgeProfile(personality).title}
      </span>
    </label>
  );
}
