import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { EMAIL_CODE_LENGTH } from "~/domain/account/email-code";
import { EmailField } from "../form/email-field";
import { MailedCode } from "../form/mailed-code";
import { BackButton } from "./back-button";
import { useEmailChange } from "./use-email-change";

interface EmailViewProps {
  /** The address of today. */
  email: string;
  onBack: () => void;
}

/** A new address for the account, and the code that shows whose it is. */
export function EmailView({ email, onBack }: EmailViewProps) {
  const change = useEmailChange(onBack);
  const codeField = useRef<HTMLInputElement>(null);
  const isSent = change.sentAt !== null;
  const isIncomplete = isSent ? change.code.length < EMAIL_CODE_LENGTH : change.email.trim() === "";
  const error = change.problem?.sentence ?? null;

  useEffect(() => {
    if (isSent) codeField.current?.focus();
  }, [isSent]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isIncomplete) return;
    if (isSent) change.change();
    else change.sendCode();
  };

  return (
    <>
      <BackButton onBack={onBack} />
      <form onSubmit={submit} noValidate className="grid gap-4 pb-2">
        <p>
          Your codes go to <b className="[overflow-wrap:anywhere]">{email}</b>.
        </p>
        {change.sentAt === null ? (
          <EmailField
            label="New e-mail"
            value={change.email}
            onValueChange={change.setEmail}
            error={error}
            readOnly={change.isBusy}
          />
        ) : (
          <MailedCode ref={codeField} form={{ ...change, sentAt: change.sentAt }} error={error} />
        )}
        <Button type="submit" look="judge" size="lg" disabled={isIncomplete} aria-disabled={change.isBusy}>
          {buttonText(isSent, change.isBusy)}
        </Button>
      </form>
    </>
  );
}

function buttonText(isSent: boolean, isBusy: boolean): string {
  if (isSent) return isBusy ? "Changing..." : "Change Email";
  return isBusy ? "Sending..." : "Send Code";
}
