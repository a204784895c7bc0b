import { normalizeText } from "../text";
import { findContempt } from "./contempt";
import type { CaseRecord, Seat } from "./judge";

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
 * The first order that each party gave to the court. One is enough to be quoted: a party that gives forty would otherwise
 * have a ruling of nothing else.
 */
export function contemptsIn(record: CaseRecord): readonly Contempt[] {
  const contempts = read.get(record) ?? findContempts(record);
  read.set(record, contempts);
  return contempts;
}

function findContempts(record: CaseRecord): Contempt[] {
  const found: Contempt[] = [];
  for (const { seat, text, exhibit } of partyTexts(record)) {
    if (found.some((contempt) => contempt.seat === seat)) continue;
    const words = findContempt(text);
    if (words !== null) found.push({ words, seat, exhibit });
  }
  return found;
}

/** Everything that people typed themselves. */
function partyTexts(record: CaseRecord): { seat: Seat; text: string; exhibit: number | null }[] {
  const complaint = { seat: "creator", text: record.allegation, exhibit: null } as const;
  if (record.kind === "pettyswipe") return [complaint];
  return [
    complaint,
    ...record.messages.map(({ seat, content }, index) => ({
      seat,
      text: normalizeText(content),
      exhibit: index + 1,
    })),
  ];
}
