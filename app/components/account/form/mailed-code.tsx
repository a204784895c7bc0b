import { forwardRef } from "react";
import { CodeField } from "./code-field";
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

/** The code from the mail, where it went, and the way to another. */
export const MailedCode = forwardRef<HTMLInputElement, MailedCodeProps>(function MailedCode({ form, error }, ref) {
  return (
    <div className="grid gap-1">
      <div className="grid gap-3">
        <p>
          The code went to <b className="[overflow-wrap:anywhere]">{form.email}</b>. It works for ten minutes.
        </p>
        <CodeField ref={ref} value={form.code} onValueChange={form.setCode} error={error} readOnly={form.isBusy} />
      </div>
      <ResendCode sentAt={form.sentAt} isBusy={form.isBusy} onResend={form.sendCode} />
    </div>
  );
});
