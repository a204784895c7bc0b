import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { CharacterCounter, isTooLong } from "./character-counter";
import { describedBy, FIELD_CLASS, Field } from "./field";

interface TextFieldProps extends Omit<ComponentPropsWithoutRef<"input">, "value" | "onChange"> {
  label: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  /** Longest text in code points. What is longer stays in the field, marked. */
  max?: number;
  hint?: ReactNode;
  error?: string | null;
  aside?: ReactNode;
}

/** One line of text with label, help, error and, where a length is set, a counter. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, value, onValueChange, max, hint, error = null, aside, className, ...rest },
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
      counter={max !== undefined && <CharacterCounter id={`${id}-counter`} text={value} max={max} />}
    >
      <input
        ref={ref}
        id={id}
        type="text"
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        aria-describedby={describedBy(id, {
          hint: hint !== undefined,
          error: error !== null,
          counter: max !== undefined,
        })}
        aria-invalid={error !== null || (max !== undefined && isTooLong(value, max)) || undefined}
        className={`${FIELD_CLASS} min-h-11`}
        {...rest}
      />
    </Field>
  );
});
