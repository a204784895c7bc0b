import { type ReactNode, useId } from "react";

interface SwitchProps {
  label: string;
  hint?: string;
  icon?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The last change is not stored yet: there is no other until it is. */
  isBusy: boolean;
}

/** What is on or off from the moment it is pressed, a row wide. The browser's own box, drawn over. */
export function Switch({ label, hint, icon, isOn, onChange, isBusy }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-uneven py-2 hover:bg-paper-deep">
      {icon}
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-bold text-[min(1rem,7.5vw)] leading-tight">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-ink-soft text-sm leading-tight">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ currentTarget }) => !isBusy && onChange(currentTarget.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        aria-disabled={isBusy}
        className="relative ms-auto h-7 w-12 shrink-0 appearance-none rounded-full border-[2.5px] border-ink bg-paper-deep before:absolute before:top-0.5 before:left-0.5 before:size-[1.125rem] before:rounded-full before:bg-ink before:transition-transform before:duration-150 checked:bg-judge checked:before:translate-x-5 checked:before:bg-on-color"
      />
    </label>
  );
}
