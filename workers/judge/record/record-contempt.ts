import type { Seat } from "~/domain/case/seat";
import { findContempt } from "~/domain/judge/contempt";
import { hearMessage } from "~/domain/judge/hear-message";
import type { CaseRecord } from "~/domain/judge/judge";
import { visibleText } from "~/domain/text";

/** An order to the court: its words as they stand in the record, and whose they are. */
export interface Contempt {
  words: string;
  seat: Seat;
  /** In the complaint, or in which message. */
  exhibit: number | null;
}

/** Judge, write-up and check all ask, and a record never changes. */
const read = new WeakMap<CaseRecord, readonly Contempt[]>();

/**
 * The first order that each party gave to the court. One is enough to be quoted: a party that gives forty would
 * otherwise have a ruling of nothing else.
 */
export function contemptsIn(record: CaseRecord): readonly Contempt[] {
  const contempts = read.get(record) ?? findContempts(record);
  read.set(record, contempts);
  return contempts;
}

function findContempts(record: CaseRecord): Contempt[] {
  const found: Contempt[] = [];
  const note = (words: string | null, seat: Seat, exhibit: number | null) => {
    if (words !== null && !found.some((contempt) => contempt.seat === seat)) found.push({ words, seat, exhibit });
  };
  note(findContempt(visibleText(record.allegation)), "creator", null);
  if (record.kind === "pettyswipe") return found;
  for (const [index, message] of record.messages.entries()) {
    note(hearMessage(message).contempt, message.seat, index + 1);
  }
  return found;
}
