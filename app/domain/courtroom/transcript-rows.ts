import type { CourtroomMessage } from "./message";

/** Messages of one person that stand closer than this share one heading, in milliseconds. */
const GROUP_WITHIN_MS = 5 * 60_000;

/** A line of the transcript as it is shown. */
export type TranscriptRow =
  /** A day begins; `at` is in it, in Unix milliseconds. */
  | { kind: "day"; at: number }
  /** From here on it is new to the person. */
  | { kind: "unread" }
  | { kind: "message"; message: CourtroomMessage; startsGroup: boolean };

/**
 * The transcript with its days and its mark of what is new put in. `dayOf` names the day of a time where the reader is:
 * the same text for times of the same day.
 */
export function transcriptRows(
  messages: readonly CourtroomMessage[],
  unreadFrom: number | null,
  dayOf: (at: number) => string,
): TranscriptRow[] {
  const rows: TranscriptRow[] = [];
  let last: { senderUuid: string; at: number } | null = null;
  for (const message of messages) {
    const at = Date.parse(message.createdAt);
    const isNewDay = last === null || dayOf(last.at) !== dayOf(at);
    const isFirstUnread = message.number === unreadFrom;
    if (isNewDay) rows.push({ kind: "day", at });
    if (isFirstUnread) rows.push({ kind: "unread" });
    const goesOn = last?.senderUuid === message.senderUuid && at - last.at < GROUP_WITHIN_MS;
    rows.push({ kind: "message", message, startsGroup: isNewDay || isFirstUnread || !goesOn });
    last = { senderUuid: message.senderUuid, at };
  }
  return rows;
}
