import { useFetcher } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import type { DeskStepFields } from "~/domain/moderation/desk-step";

interface DeskFormProps {
  /** What it says, but for what its own buttons and fields add. */
  step: Partial<DeskStepFields> & Pick<DeskStepFields, "intent">;
  onSubmit?: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * One decision. Each form has a fetcher of its own, so that none cuts another short; without a script it is a form like
 * any other.
 */
export function DeskForm({ step, onSubmit, className, children }: DeskFormProps) {
  const fetcher = useFetcher();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit?.();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const target = submitter instanceof HTMLButtonElement ? submitter : event.currentTarget;
    // What is decided has to be gone before the next key is pressed, however busy the browser is.
    fetcher.submit(target, { method: "post", flushSync: true });
  }

  return (
    <fetcher.Form method="post" onSubmit={submit} className={className}>
      {Object.entries(step).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ""} />
      ))}
      {children}
    </fetcher.Form>
  );
}
