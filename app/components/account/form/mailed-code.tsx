import { forwardRef } from "react";
import { TextField } from "~/components/ui/form/text-field";
import { EMAIL_CODE_LENGTH } from "~/domain/account/email-code";
import { ResendCode } from "./resend-code";

interface MailedCodeProps {
  form: {
    code: string;
    setCode: (code: string) => void;
    /** The address that the code was sent to. */
    email: string;
    /** When it was sent, in Unix milliseconds. */
    sentAt: number;
    sendCode: () => void;
    isBusy: boolean;
  };
  error: string | null;
}

/** The code from the mail: digits alone, whatever was pasted around them. Phones offer it over the keyboard. */
export const MailedCode = forwardRef<HTMLInputElement, MailedCodeProps>(function MailedCode({ form, error }, ref) {
  return (
    <div className="grid gap-1">
      <div className="grid gap-3">
        <p>
          The code went to <b className="[overflow-wrap:anywhere]">{form.email}</b>. It works for ten minutes.
        </p>
        <TextField
          ref={ref}
          label={`${EMAIL_CODE_LENGTH}-digit code`}
          value={form.code}
          onValueChange={(typed) => form.setCode(typed.replace(/\D/gu, ""))}
          error={error}
          readOnly={form.isBusy}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="[&_input]:font-bold [&_input]:text-xl [&_input]:tabular-nums [&_input]:tracking-[0.3em]"
        />
      </div>
      <ResendCode sentAt={form.sentAt} isBusy={form.isBusy} onResend={form.sendCode} />
    </div>
  );
});
