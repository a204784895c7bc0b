import { SEATS, type Seat } from "../case/seat";
import { hearMessage } from "./hear-message";
import type { CaseRecord, Exhibit } from "./judge";

/** A record is asked for its exhibits a dozen times on the way to a ruling, and never changes. */
const found = new WeakMap<CaseRecord, readonly Exhibit[]>();

/**
 * Everything that was said in a case, in the record's order: each answer that was given, each message that says more
 * than an order to the court.
 */
export function exhibitsOn(record: CaseRecord): readonly Exhibit[] {
  const exhibits = found.get(record) ?? findExhibits(record);
  found.set(record, exhibits);
  return exhibits;
}

function findExhibits(record: CaseRecord): Exhibit[] {
  switch (record.kind) {
    case "pettyswipe":
      return record.testimony.flatMap((item, index) =>
        SEATS.filter((seat) => item[seat] !== undefined).map((seat) => ({ number: index + 1, seat })),
      );
    case "courtroom":
      return record.messages.flatMap((message, index) =>
        hearMessage(message).isEvidence ? [{ number: index + 1, seat: message.seat }] : [],
      );
    default:
      return record satisfies never;
  }
}

/** Whether the party named said anything that is this exhibit. */
export function isOnRecord(record: CaseRecord, { number, seat }: Exhibit): boolean {
  if (record.kind === "pettyswipe") return record.testimony[number - 1]?.[seat] !== undefined;
  const message = record.messages[number - 1];
  return message?.seat === seat && hearMessage(message).isEvidence;
}

/** Whether a party said anything at all. */
export function hasTestified(record: CaseRecord, seat: Seat): boolean {
  return exhibitsOn(record).some((exhibit) => exhibit.seat === seat);
}

/** Whether somebody did not come, so that the ruling is a default judgment. */
export function hasAbsent({ absent = [] }: Pick<CaseRecord, "absent">): boolean {
  return absent.length > 0;
}
