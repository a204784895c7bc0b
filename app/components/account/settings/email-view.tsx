import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/form/checkbox";
import { EMAIL_CODE_LENGTH } from "~/domain/account/email-code";
import { CodeField } from "../form/code-field";
import { EmailField } from "../form/email-field";
import { FormProblem } from "../form/form-problem";
import { ResendCode } from "../form/resend-code";
import { isAboutCode } from "../form/use-account-action";
import { BackButton } from "./back-button";
import { useEmailChange } from "./use-email-change";

interface EmailViewProps {
  /** The address of today; empty until the court has told it, since no browser remembers it. */
  email: string;
  onBack: () => void;
}

/** A new address for the account, and the codes that show whose both addresses are. */
export function EmailView({ email, onBack }: EmailViewProps) {
  const change = useEmailChange(email, onBack);
  const isIncomplete =
    change.sentAt === null
      ? email === "" || change.email.trim() === ""
      : [change.code, change.currentCode].some(({ length }) => length < EMAIL_CODE_LENGTH);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isIncomplete) return;
    if (change.sentAt === null) change.sendCodes();
    else change.change();
  };

  return (
    <>
      <BackButton onBack={onBack} />
      <form onSubmit={submit} noValidate className="grid gap-4 pb-2">
        {change.sentAt === null ? (
          <>
            <p>
              Your codes go to <b className="[overflow-wrap:anywhere]">{email}</b>.
            </p>
            <EmailField
              label="New email"
              value={change.email}
              onValueChange={change.setEmail}
              error={change.problem?.sentence ?? null}
              readOnly={change.isBusy}
            />
          </>
        ) : (
          <BothCodes change={change} sentAt={change.sentAt} />
        )}
        <Button type="submit" look="judge" size="lg" disabled={isIncomplete} aria-disabled={change.isBusy}>
          {buttonText(change.sentAt !== null, change.isBusy)}
        </Button>
      </form>
    </>
  );
}

/** One code from each address: whoever only has the browser can't take the account to another address. */
function BothCodes({ change, sentAt }: { change: ReturnType<typeof useEmailChange>; sentAt: number }) {
  const { problem, isBusy } = change;
  const first = useRef<HTMLInputElement>(null);
  const sentence = problem?.sentence ?? null;
  const isCurrentWrong = problem?.code === "bad_current_code";
  const isNewWrong = isAboutCode(problem);

  useEffect(() => first.current?.focus(), []);

  return (
    <>
      <p>
        Two codes went out: one to your old address, one to{" "}
        <b className="[overflow-wrap:anywhere]">{change.email.trim()}</b>. They work for ten minutes.
      </p>
      <CodeField
        ref={first}
        label="Code from your old address"
        value={change.currentCode}
        onValueChange={change.setCurrentCode}
        error={isCurrentWrong ? sentence : null}
        readOnly={isBusy}
      />
      <CodeField
        label="Code from your new address"
        value={change.code}
        onValueChange={change.setCode}
        error={isNewWrong ? sentence : null}
        readOnly={isBusy}
      />
      <ResendCode sentAt={sentAt} isBusy={isBusy} onResend={change.sendCodes} />
      <Checkbox label="Sign out all my other devices" checked={change.isAlone} onCheckedChange={change.setAlone} />
      <FormProblem sentence={isCurrentWrong || isNewWrong ? null : sentence} />
    </>
  );
}

function buttonText(isSent: boolean, isBusy: boolean): string {
  if (isSent) return isBusy ? "Changing..." : "Change Email";
  return isBusy ? "Sending..." : "Send Codes";
}
