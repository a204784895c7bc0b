import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, type ReactNode, useId } from "react";
import { CharacterCounter, isTooLong } from "./character-counter";
import { describedBy, FIELD_CLASS, Field } from "./field";

interface TextAreaProps extends Omit<ComponentPropsWithoutRef<"textarea">, "value" | "onChange"> {
  label: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  /** Longest text in code points. What is longer stays in the field, marked. */
  max: number;
  hint?: ReactNode;
  error?: string | null;
  aside?: ReactNode;
  /** Classes of the text area itself. */
  areaClassName?: string;
}

/** Several lines of text with label, help, error and counter. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, value, onValueChange, max, hint, error = null, aside, className, areaClassName = "", ...rest },
  ref,
) {
  const id = useId();
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      aside={aside}
      className={className}
      counter={<CharacterCounter id={`${id}-counter`} text={value} max={max} />}
    >
      <textarea
        ref={ref}
        id={id}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        aria-describedby={describedBy(id, { hint: hint !== undefined, error: error !== null, counter: true })}
        aria-invalid={error !== null || isTooLong(value, max) || undefined}
        className={`${FIELD_CLASS} resize-none ${areaClassName}`}
        {...rest}
      />
    </Field>
  );
});

/** Sends the form of a text area by Command or Control with Enter: Enter alone makes a line. */
export function sendOnCommandEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
}
