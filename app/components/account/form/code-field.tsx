import { forwardRef } from "react";
import { TextField } from "~/components/ui/form/text-field";
import { EMAIL_CODE_LENGTH } from "~/domain/account/email-code";

interface CodeFieldProps {
  value: string;
  onValueChange: (code: string) => void;
  /** The address that the code was sent to. */
  email: string;
  error?: string | null;
  readOnly: boolean;
}

/** The code from the mail: digits alone, whatever was pasted around them. Phones offer it over the keyboard. */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  { value, onValueChange, email, error, readOnly },
  ref,
) {
  return (
    <div className="grid gap-3">
      <p>
        The code went to <b className="[overflow-wrap:anywhere]">{email}</b>. It works for ten minutes.
      </p>
      <TextField
        ref={ref}
        label={`${EMAIL_CODE_LENGTH}-digit code`}
        value={value}
        onValueChange={(typed) => onValueChange(typed.replace(/\D/gu, ""))}
        error={error}
        readOnly={readOnly}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="[&_input]:font-bold [&_input]:text-xl [&_input]:tabular-nums [&_input]:tracking-[0.3em]"
      />
    </div>
  );
});
