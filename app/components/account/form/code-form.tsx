import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { EMAIL_CODE_LENGTH } from "~/domain/account/email-code";
import { MailedCode } from "./mailed-code";
import type { FreshCode } from "./use-fresh-code";

interface CodeFormProps {
  fresh: FreshCode & { sentAt: number };
  /** What was wanted, and waits for the code. */
  onShown: () => void;
}

/** The code that the court wants first. Takes the focus. */
export default function CodeForm({ fresh, onShown }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { code, problem } = fresh;
  const isIncomplete = code.length < EMAIL_CODE_LENGTH;

  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isIncomplete) fresh.show(onShown);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <p className="font-bold">It has been a while. Please show the court that it is you.</p>
      <MailedCode ref={field} form={fresh} error={problem?.sentence ?? null} />
      <Button type="submit" look="judge" disabled={isIncomplete} aria-disabled={fresh.isBusy}>
        {fresh.isBusy ? "Looking..." : "Show Code"}
      </Button>
    </form>
  );
}
