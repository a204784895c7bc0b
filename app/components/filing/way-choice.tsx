import { Gavel, MessagesSquare } from "lucide-react";
import { useId } from "react";
import { HelperTip } from "~/components/ui/form/helper-tip";
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
  /** The form's field, for a form that is sent without a script. */
  name?: string;
}

/** The two ways to settle (docs/rules.md#two-ways-to-settle). */
export function WayChoice({ value, onValueChange, name }: WayChoiceProps) {
  const ownName = useId();
  return (
    <fieldset className="relative">
      <legend className="mb-1.5 font-semibold">How will you settle it?</legend>
      <div className="pointer-events-none absolute inset-x-0 -top-8 z-10 flex justify-end">
        <HelperTip helper="bailiff">
          Swiping needs nobody to be there at the same time. Live, I open the doors once you have both come.
        </HelperTip>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {WAYS.map(({ kind, title, hint, Icon }) => (
          <label
            key={kind}
            className="flex cursor-pointer items-start gap-3 rounded-uneven border-[2.5px] border-ink bg-panel px-3 py-2 has-checked:bg-judge has-checked:text-on-color has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={kind}
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
