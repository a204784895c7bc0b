import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { EMAIL_CODE_LENGTH } from "~/domain/account/email-code";
import { FormProblem } from "./form-problem";
import { MailedCode } from "./mailed-code";
import type { FreshCode } from "./use-fresh-code";

interface FreshCodeFormProps {
  fresh: FreshCode;
  /** What was wanted, and waits for the code. */
  onShown: () => void;
}

/** Asks for the code that the court wants first. Nothing while it wants none. */
export function FreshCodeForm({ fresh, onShown }: FreshCodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { sentAt, code, problem } = fresh;
  const isIncomplete = code.length < EMAIL_CODE_LENGTH;

  useEffect(() => {
    if (sentAt !== null) field.current?.focus();
  }, [sentAt]);

  if (sentAt === null) return <FormProblem sentence={problem?.sentence ?? null} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isIncomplete) fresh.show(onShown);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <p className="font-bold">It has been a while. Please show the court that it is you.</p>
      <MailedCode ref={field} form={{ ...fresh, sentAt }} error={problem?.sentence ?? null} />
      <Button type="submit" look="judge" disabled={isIncomplete} aria-disabled={fresh.isBusy}>
        {fresh.isBusy ? "Looking..." : "Show Code"}
      </Button>
    </form>
  );
}
