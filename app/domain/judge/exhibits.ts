import { normalizeText } from "../text";
import { withoutContempt } from "./contempt";
import type { CaseRecord, Exhibit, Seat } from "./judge";

export const SEATS: readonly Seat[] = ["creator", "opponent"];

/**
 * Everything that was said in a case, in the record's order: each answer that was given, each message that says more
 * than an order to the court.
 */
export function exhibitsOn(record: CaseRecord): Exhibit[] {
  switch (record.kind) {
    case "pettyswipe":
      return record.testimony.flatMap((item, index) =>
        SEATS.filter((seat) => item[seat] !== undefined).map((seat) => ({ number: index + 1, seat })),
      );
    case "courtroom":
      return record.messages.flatMap(({ seat, content }, index) =>
        saysSomething(content) ? [{ number: index + 1, seat }] : [],
      );
    default:
      return record satisfies never;
  }
}

/** Whether the party named said anything that is this exhibit. */
export function isOnRecord(record: CaseRecord, { number, seat }: Exhibit): boolean {
  if (record.kind === "pettyswipe") return record.testimony[number - 1]?.[seat] !== undefined;
  const message = record.messages[number - 1];
  return message?.seat === seat && saysSomething(message.content);
}

function saysSomething(content: string): boolean {
  return withoutContempt(normalizeText(content)) !== "";
}

/** Whether a party said anything at all. */
export function hasTestified(record: CaseRecord, seat: Seat): boolean {
  return exhibitsOn(record).some((exhibit) => exhibit.seat === seat);
}
