import type { ReactNode } from "react";

/** Border and text of everything that is typed into. */
export const FIELD_CLASS =
  "block w-full rounded-uneven border-[2.5px] border-ink bg-panel px-3 py-2.5 text-base text-ink placeholder:text-ink-soft aria-invalid:border-error";

interface FieldProps {
  id: string;
  label: ReactNode;
  /** A short help in one sentence. */
  hint?: ReactNode;
  error?: string | null;
  /** What stands at the end of the label's line: another way to fill the field. */
  aside?: ReactNode;
  /** What stands at the end of the line below the field: a counter. */
  counter?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A labelled field with the lines below it. The control names its lines by `describedBy(id, …)`. */
export function Field({ id, label, hint, error, aside, counter, className = "", children }: FieldProps) {
  return (
    <div className={className}>
      <div className="relative mb-1.5 flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="block font-bold">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {(hint || error || counter) && (
        <div className="mt-1.5 flex items-start justify-between gap-4 text-sm">
          <div>
            {error ? (
              <p id={`${id}-error`} role="alert" className="font-semibold text-error">
                {error}
              </p>
            ) : (
              hint && (
                <p id={`${id}-hint`} className="text-ink-soft">
                  {hint}
                </p>
              )
            )}
          </div>
          {counter}
        </div>
      )}
    </div>
  );
}

/** The ids of the lines that describe a control, or undefined when there are none. */
export function describedBy(id: string, lines: { hint?: boolean; error?: boolean; counter?: boolean }) {
  const ids = [
    lines.error ? `${id}-error` : lines.hint ? `${id}-hint` : null,
    lines.counter ? `${id}-counter` : null,
  ].filter((line) => line !== null);
  return ids.length === 0 ? undefined : ids.join(" ");
}
