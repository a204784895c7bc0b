import { SIDES } from "~/components/party/sides";
import type { Seat } from "~/domain/case/seat";
import type { PendingMessage } from "~/domain/courtroom/outbox";
import { ClockIcon } from "./icons";
import type { MessageParts } from "./message-parts";

interface PendingBubbleProps {
  pending: PendingMessage;
  seat: Seat;
  /** Whether the connection is down: then it waits for more than its turn. */
  isOffline: boolean;
  onRetry: (clientId: string) => void;
  /** Puts it back into the box. */
  onTakeBack: (pending: PendingMessage) => void;
  /** Null while they are not there. */
  parts: MessageParts | null;
}

/** One's own words that the court has not heard yet, or will not hear. */
export function PendingBubble({ pending, seat, isOffline, parts, ...rest }: PendingBubbleProps) {
  const isRefused = pending.state === "refused";
  return (
    <li className="grid min-w-0 justify-items-end pt-1">
      <div
        className={`max-w-[min(85%,34rem)] border-[2.5px] border-dashed px-3 py-1.5 text-on-color ${SIDES[seat].bubble} ${isRefused ? "border-error" : "border-ink"}`}
      >
        <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {pending.content}
        </p>
      </div>
      {isRefused ? (
        parts !== null && <parts.RefusedWords pending={pending} {...rest} />
      ) : (
        <p className="flex items-center gap-1 px-1 text-ink-soft text-xs">
          <ClockIcon className="size-3.5" />
          {isOffline ? "Waiting for the line" : "Sending…"}
        </p>
      )}
    </li>
  );
}
