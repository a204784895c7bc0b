import type { CourtroomMessage } from "~/domain/courtroom/message";
import { ReportButton } from "./report-button";

export interface ReportMessageProps {
  message: CourtroomMessage;
  tabIndex: number;
}

/** Reporting what the other party has said. */
export function ReportMessage({ message: { uuid, courtroomUuid, sender }, tabIndex }: ReportMessageProps) {
  return (
    <ReportButton
      look="mark"
      thing={{ kind: "message", id: uuid, courtroomUuid }}
      label={`Report this message of ${sender.displayName}`}
      tabIndex={tabIndex}
    />
  );
}
