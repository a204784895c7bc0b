import type { Seat } from "../case/seat";
import type { CourtLine } from "./bench/court-line";
import type { CourtroomMessage } from "./message";

/** Messages of one person that stand closer than this share one heading, in milliseconds. */
const GROUP_WITHIN_MS = 5 * 60_000;

/** A row of the transcript as it is shown. */
export type TranscriptRow =
  /** A day begins; `at` is in it, in Unix milliseconds. */
  | { kind: "day"; at: number }
  /** From here on it is new to the person. */
  | { kind: "unread" }
  | { kind: "message"; message: CourtroomMessage; startsGroup: boolean }
  | { kind: "line"; line: CourtLine };

/**
 * The transcript with its lines, its days and its mark of what is new put in. `dayOf` names the day of a time where the
 * reader is: the same text for times of the same day.
 */
export function transcriptRows(
  messages: readonly CourtroomMessage[],
  lines: readonly CourtLine[],
  unreadFrom: number | null,
  dayOf: (at: number) => string,
): TranscriptRow[] {
  const rows: TranscriptRow[] = [];
  const linesAfter = (number: number) =>
    lines.filter(({ after }) => after === number).map((line) => ({ kind: "line", line }) as const);
  let last: { seat: Seat; at: number } | null = null;
  rows.push(...linesAfter(0));
  for (const message of messages) {
    const at = Date.parse(message.createdAt);
    const isNewDay = last === null || dayOf(last.at) !== dayOf(at);
    const isFirstUnread = message.number === unreadFrom;
    if (isNewDay) rows.push({ kind: "day", at });
    if (isFirstUnread) rows.push({ kind: "unread" });
    const goesOn = last?.seat === message.seat && at - last.at < GROUP_WITHIN_MS && rows.at(-1)?.kind === "message";
    rows.push({ kind: "message", message, startsGroup: !goesOn }, ...linesAfter(message.number));
    last = { seat: message.seat, at };
  }
  return rows;
}
