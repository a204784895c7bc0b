import { useId } from "react";
import { TONES, type Tone } from "~/domain/case/tone";

const TONE_HINTS: Record<Tone, string> = {
  Fun: "The judge enjoys this more than you do.",
  Serious: "Same law, straighter face. It never changes who wins.",
};

interface ToneChoiceProps {
  value: Tone;
  onValueChange: (tone: Tone) => void;
  /** The form's field, for a form that is sent without a script. */
  name?: string;
}

/** How the judge writes. */
export function ToneChoice({ value, onValueChange, name }: ToneChoiceProps) {
  const ownName = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Tone</legend>
      <div className="grid grid-cols-2 gap-3">
        {TONES.map((tone) => (
          <label
            key={tone}
            className="grid min-h-11 cursor-pointer place-items-center rounded-uneven border-[2.5px] border-ink bg-panel px-3 py-1.5 font-bold has-checked:bg-judge has-checked:text-on-color has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={tone}
              checked={tone === value}
              onChange={() => onValueChange(tone)}
              className="sr-only"
            />
            {tone}
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-ink-soft text-sm">{TONE_HINTS[value]}</p>
    </fieldset>
  );
}
