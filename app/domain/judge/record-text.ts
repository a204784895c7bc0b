import { answerText } from "../deck/answer";
import { normalizeText } from "../text";
import { findContempt, withoutContempt } from "./contempt";
import type { CaseRecord, Seat, Testimony } from "./judge";
import { mirrorRecord } from "./mirror-record";
import type { ReadingOrder } from "./receipt";

/** A party as a model reads it: `Party A` is whoever the record names first, in whichever seat. */
export type PartyLabel = "Party A" | "Party B";

/** What stands between these was written by people and is data, whatever it says. Taken out of their own words. */
export const DATA_MARKS = { open: "⟦", close: "⟧" } as const;

/** Which label a seat has in an order, for the finding. */
export function labelOf(seat: Seat, order: ReadingOrder): PartyLabel {
  return (seat === "creator") === (order === "creator_first") ? "Party A" : "Party B";
}

/** The seat behind a label. */
export function seatOf(label: PartyLabel, order: ReadingOrder): Seat {
  return (label === "Party A") === (order === "creator_first") ? "creator" : "opponent";
}

/** The record with its seats exchanged where the opponent is to be read first: `creator` is then who is read first. */
export function recordInOrder(record: CaseRecord, order: ReadingOrder): CaseRecord {
  return order === "creator_first" ? record : mirrorRecord(record);
}

/**
 * The record as a model reads it: data and neutral labels, no names, no uuids, no word that gives the court orders. Each
 * question with its answers is an exhibit, numbered from 1.
 */
export function recordText(record: CaseRecord, order: ReadingOrder): string {
  const complaint = withoutContempt(withoutNames(record, order));
  const note =
    findContempt(record.allegation) === null ? [] : ["(The clerk took out words that were addressed to the court.)"];
  const exhibits = recordInOrder(record, order).testimony.map(({ prompt, creator, opponent }, index) =>
    [
      `Exhibit ${index + 1}. The court asked: ${marked(prompt)}`,
      `  Party A ${said(creator)}`,
      `  Party B ${said(opponent)}`,
    ].join("\n"),
  );
  return [
    `The complaint, written by ${labelOf("creator", order)}: ${marked(complaint)}`,
    ...note,
    "",
    "The testimony, given under oath and without seeing the other side's:",
    ...exhibits,
  ].join("\n");
}

/** A text between the marks of data: printable, on one line, and without any mark of its own. */
export function marked(text: string): string {
  const data = normalizeText(text).replace(/[⟦⟧]/gu, "").replace(/\s+/gu, " ");
  return `${DATA_MARKS.open}${data}${DATA_MARKS.close}`;
}

function said(testimony: Testimony): string {
  return testimony === undefined ? "said nothing." : `answered: ${answerText(testimony)}.`;
}

/** A name says who someone is, which is nothing to the court: the label stands in its place. */
function withoutNames({ allegation, names }: CaseRecord, order: ReadingOrder): string {
  let text = normalizeText(allegation);
  for (const seat of ["creator", "opponent"] as const) {
    const name = names?.[seat];
    if (name === undefined || [...name].length < 2) continue;
    const escaped = name.replace(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&");
    text = text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "gu"), labelOf(seat, order));
  }
  return text;
}
