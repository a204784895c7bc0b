import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
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
  return (
    <fetcher.Form method="post" onSubmit={onSubmit} className={className}>
      {Object.entries(step).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ""} />
      ))}
      {children}
    </fetcher.Form>
  );
}
