import { SEATS, type Seat } from "~/domain/case/seat";
import { findContempt } from "~/domain/judge/contempt";
import type { CaseRecord } from "~/domain/judge/judge";
import { visibleText } from "~/domain/text";
import { DATA_MARKS, labelOf, marked, withoutNames } from "./record-text";

/** What the parties are called in a write-up; a label where a name would not do. */
export type WrittenNames = Record<Seat, string>;

const LABELS: WrittenNames = {
  creator: labelOf("creator", "creator_first"),
  opponent: labelOf("opponent", "creator_first"),
};

/** A name that can stand in a sentence: two words of letters and what joins them at most. A sentence is none. */
const PLAIN = /^(?=.{2,30}$)\p{L}[\p{L}\p{M}\p{N}.'’_-]*(?: [\p{L}\p{M}\p{N}.'’_-]+)?$/u;
/** What is the court's own word, or stands for somebody whose name nobody knows. */
const TAKEN = /\b(?:party|court|judge|exhibit|unknown|user|chair)\b/iu;

/**
 * The names that a write-up may use. A name is party text like any other: what is no plain name, gives an order or
 * can't be told from the other's leaves its party with the label.
 */
export function writtenNames({ names }: CaseRecord): WrittenNames {
  const [creator, opponent] = SEATS.map((seat) => plainName(names?.[seat]) ?? LABELS[seat]);
  if (creator === undefined || opponent === undefined || isConfusing(creator, opponent)) return LABELS;
  return { creator, opponent };
}

function plainName(typed: string | undefined): string | null {
  const name = visibleText(typed ?? "").replace(/\s+/gu, " ");
  return PLAIN.test(name) && !TAKEN.test(name) && findContempt(name) === null ? name : null;
}

function isConfusing(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return first.includes(second) || second.includes(first);
}

const PARTS = new RegExp(`(${DATA_MARKS.open}[^${DATA_MARKS.close}]*${DATA_MARKS.close})`, "u");

/** A text for a model in which the parties are called by these names: as data wherever the court itself speaks. */
export function inWrittenNames(text: string, names: WrittenNames): string {
  return text
    .split(PARTS)
    .map((part) => {
      const isData = part.startsWith(DATA_MARKS.open);
      return SEATS.reduce((told, seat) => {
        const name = names[seat] === LABELS[seat] || isData ? names[seat] : marked(names[seat]);
        return told.replaceAll(LABELS[seat], () => name);
      }, part);
    })
    .join("");
}

/** A model's prose as it is stored: labels in place of the names, which are put in again wherever it is shown. */
export function inLabels(text: string, names: WrittenNames): string {
  const own = (seat: Seat) => (names[seat] === LABELS[seat] ? "" : names[seat]);
  return withoutNames(text, { names: { creator: own("creator"), opponent: own("opponent") } }, "creator_first");
}
