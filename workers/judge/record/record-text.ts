import { SEAT_LABELS, SEATS, type Seat } from "~/domain/case/seat";
import { answerText } from "~/domain/deck/answer";
import { findContempt, withoutContempt } from "~/domain/judge/contempt";
import { hasTestified } from "~/domain/judge/exhibits";
import type { CaseRecord, CourtroomRecord, Testimony } from "~/domain/judge/judge";
import type { ReadingOrder } from "~/domain/judge/receipt";
import { visibleText } from "~/domain/text";
import { openLexicon } from "../language/lexicon";
import { mirrorRecord } from "./mirror-record";

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
 * The record as a model reads it: data and neutral labels, no names, no uuids, no word that gives the court orders.
 * Each question with its answers, or each message, is an exhibit, numbered from 1.
 */
export function recordText(record: CaseRecord, order: ReadingOrder): string {
  const complaint = `The complaint, written by ${labelOf("creator", order)}: ${readable(record.allegation, record, order)}`;
  return [complaint, "", ...exhibitsText(record, order)].join("\n");
}

function exhibitsText(record: CaseRecord, order: ReadingOrder): string[] {
  const ordered = recordInOrder(record, order);
  if (ordered.kind === "courtroom") return transcriptText(ordered, record, order);
  return [
    "The testimony, given under oath and without seeing the other side's:",
    ...ordered.testimony.map(({ prompt, creator, opponent }, index) =>
      [
        `Exhibit ${index + 1}. The court asked: ${marked(withoutNames(prompt, record, order))}`,
        `  Party A ${said(creator)}`,
        `  Party B ${said(opponent)}`,
      ].join("\n"),
    ),
  ];
}

function transcriptText(ordered: CourtroomRecord, record: CaseRecord, order: ReadingOrder): string[] {
  const messages = ordered.messages.map(
    ({ seat, content }, index) =>
      `Exhibit ${index + 1}. ${SEAT_LABELS[seat]} wrote: ${readable(content, record, order)}`,
  );
  const silent = SEATS.filter((seat) => !hasTestified(ordered, seat)).map(
    (seat) => `${SEAT_LABELS[seat]} wrote nothing of the matter.`,
  );
  return ["What the parties wrote to each other before this court, in its order:", ...messages, ...silent];
}

/** What a party wrote, as data: without names and orders, with a note of the clerk's where there were orders. */
function readable(text: string, record: CaseRecord, order: ReadingOrder): string {
  const data = marked(evidenceIn(text, record, order));
  const note = "(The clerk took out words that were addressed to the court.)";
  return findContempt(visibleText(text)) === null ? data : `${data} ${note}`;
}

/**
 * A party's text with labels in place of names and without the orders to the court, as it is quoted by whoever read it.
 */
export function evidenceIn(text: string, record: CaseRecord, order: ReadingOrder): string {
  return withoutNames(withoutContempt(visibleText(text)), record, order);
}

/** A text between the marks of data: printable, on one line, and without any mark of its own. */
export function marked(text: string): string {
  const data = visibleText(text).replace(/[⟦⟧]/gu, "").replace(/\s+/gu, " ");
  return `${DATA_MARKS.open}${data}${DATA_MARKS.close}`;
}

function said(testimony: Testimony): string {
  return testimony === undefined ? "said nothing." : `answered: ${answerText(testimony)}.`;
}

/** Names that are words too: written small they are the word. */
const NAMES_THAT_ARE_WORDS = new Set(
  "will may mark art rose hope grace joy bill sue jack pat rob drew chase dawn faith grant ray max rich frank miles june april".split(
    " ",
  ),
);

/** Whoever joins as "not" must not turn what the other wrote about. */
function isWord(name: string): boolean {
  return openLexicon().get(name.toLowerCase())?.isEnglish === true && !NAMES_THAT_ARE_WORDS.has(name.toLowerCase());
}

/**
 * A name says who someone is, which is nothing to the court: the label stands in its place. Chat writes names small.
 */
export function withoutNames(typed: string, { names }: Pick<CaseRecord, "names">, order: ReadingOrder): string {
  let text = visibleText(typed);
  for (const seat of SEATS) {
    const name = names?.[seat];
    if (name === undefined || [...name].length < 2 || isWord(name)) continue;
    const escaped = name.replace(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&");
    const flags = NAMES_THAT_ARE_WORDS.has(name.toLowerCase()) ? "gu" : "giu";
    text = text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, flags), labelOf(seat, order));
  }
  return text;
}
