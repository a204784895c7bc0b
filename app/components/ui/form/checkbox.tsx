import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";

interface CheckboxProps {
  label: ReactNode;
  /** The form's field, for a form that is sent without a script: `true` where it is ticked, else nothing. */
  name?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  hint?: ReactNode;
}

/** A box to tick. The browser's own input, drawn over in ink. */
export function Checkbox({ label, name, checked, onCheckedChange, hint }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
        <input
          id={id}
          type="checkbox"
          name={name}
          value={name === undefined ? undefined : "true"}
          checked={checked}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          className="peer size-6 appearance-none rounded-[5px_7px_4px_6px] border-[2.5px] border-ink bg-panel checked:bg-judge"
        />
        <Check
          aria-hidden
          strokeWidth={4}
          className="pointer-events-none absolute size-4 text-on-color opacity-0 peer-checked:opacity-100"
        />
      </span>
      <div className="min-w-0">
        <label htmlFor={id} className="-my-2.5 block w-fit py-2.5 font-semibold">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-ink-soft text-sm">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
