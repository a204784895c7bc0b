import { TriangleAlert } from "lucide-react";
import type { PendingMessage } from "~/domain/courtroom/outbox";

interface RefusedWordsProps {
  pending: PendingMessage;
  onRetry: (clientId: string) => void;
  /** Puts it back into the box. */
  onTakeBack: (pending: PendingMessage) => void;
}

/** Why one's own words were not heard, and what can be done about it. */
export function RefusedWords({ pending, onRetry, onTakeBack }: RefusedWordsProps) {
  return (
    <div role="alert" className="flex max-w-full flex-wrap items-center justify-end gap-x-3 text-sm">
      <p className="flex items-center gap-1.5 font-semibold text-error">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        Not heard. {pending.refusal}
      </p>
      <button type="button" onClick={() => onRetry(pending.clientId)} className={SMALL_BUTTON}>
        Retry
      </button>
      <button type="button" onClick={() => onTakeBack(pending)} className={SMALL_BUTTON}>
        Edit
      </button>
    </div>
  );
}

const SMALL_BUTTON = "min-h-11 rounded-uneven font-bold underline decoration-2 underline-offset-4";
