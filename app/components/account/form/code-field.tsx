import { forwardRef } from "react";
import { TextField } from "~/components/ui/form/text-field";
import { EMAIL_CODE_LENGTH } from "~/domain/account/email-code";

interface CodeFieldProps {
  label?: string;
  value: string;
  onValueChange: (code: string) => void;
  error: string | null;
  readOnly: boolean;
}

/** Takes a code from a mail: digits alone, whatever was pasted around them. Phones offer it over the keyboard. */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  { label = `${EMAIL_CODE_LENGTH}-digit code`, onValueChange, ...field },
  ref,
) {
  return (
    <TextField
      ref={ref}
      label={label}
      onValueChange={(typed) => onValueChange(typed.replace(/\D/gu, ""))}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="[&_input]:font-bold [&_input]:text-xl [&_input]:tabular-nums [&_input]:tracking-[0.3em]"
      {...field}
    />
  );
});
