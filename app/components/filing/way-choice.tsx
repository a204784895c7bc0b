import { Gavel, MessagesSquare } from "lucide-react";
import { useId } from "react";
import type { ContestedKind } from "~/domain/case/case-kind";

const WAYS = [
  {
    kind: "pettysuit",
    title: "Swipe it out",
    hint: "Both of you swipe through the same questions, whenever it suits.",
    Icon: Gavel,
  },
  {
    kind: "courtroom",
    title: "Argue it live",
    hint: "You meet in a courtroom and have it out in writing, until the judge has heard enough.",
    Icon: MessagesSquare,
  },
] as const;

interface WayChoiceProps {
  value: ContestedKind;
  onValueChange: (kind: ContestedKind) => void;
}

/** The two ways to settle (docs/rules.md#two-ways-to-settle). */
export function WayChoice({ value, onValueChange }: WayChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">How will you settle it?</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {WAYS.map(({ kind, title, hint, Icon }) => (
          <label
            key={kind}
            className="flex cursor-pointer items-start gap-3 rounded-uneven border-[2.5px] border-ink bg-panel px-3 py-2 has-checked:bg-judge has-checked:text-on-color has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={kind === value}
              onChange={() => onValueChange(kind)}
              className="sr-only"
            />
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0">
              <span className="block font-bold">{title}</span>
              <span className="block text-sm leading-snug">{hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
