import type { CourtroomMessage } from "~/domain/courtroom/message";
import { ReportButton } from "./report-button";

export interface ReportMessageProps {
  message: CourtroomMessage;
  /** Whether the Tab key stops at this message; arrows lead to the others. */
  isStop: boolean;
  /** Then it is all that can be pressed at a message, and the arrows lead here. */
  isClosed: boolean;
}

/** Reporting what the other party has said. */
export function ReportMessage({ message: { uuid, courtroomUuid, sender }, isStop, isClosed }: ReportMessageProps) {
  return (
    <ReportButton
      look="mark"
      thing={{ kind: "message", id: uuid, courtroomUuid }}
      label={`Report this message of ${sender.displayName}`}
      tabIndex={isStop ? 0 : -1}
      data-message-stop={isClosed || undefined}
    />
  );
}
