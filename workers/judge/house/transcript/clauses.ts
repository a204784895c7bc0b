import { cutOrders } from "~/domain/judge/contempt";
import { hearMessage } from "~/domain/judge/hear-message";
import type { RecordedMessage } from "~/domain/judge/judge";
import { readWords, type WordsShown } from "./word-lists";

/** A sentence of a chat message, which seldom has a full stop. */
export interface Clause {
  /** As it was typed. */
  typed: string;
  /** In small letters, with straight quotation marks, without words that are only reported. */
  said: string;
  /** In small letters with the reported words. */
  whole: string;
  asks: boolean;
  words: WordsShown;
}

const BREAKS = /(?<=[.!?…\n])\s*(?=[^\s.!?…])(?<!\d[.:])|\n+|\s+[-–—]+\s+|(?<=[,;]) (?=(?:but|and i|so i)\b)/u;

/** Words of somebody else in a message are evidence, and neither a confession nor an insult of who repeats them. */
const REPORTED =
  /"[^"]*"|\b(?:you|u|he|she|they|i) (?:literally |actually |even |just )?(?:said|says|texted|wrote|told me|called me|replied|typed)\b.*/gu;

/** What is left of a sentence whose order was cut out, and what the court is threatened with. */
const CRUMBS =
  /^(?:\W|\b(?:and|or|then|so|please|kindly|just|me|for|to|that|the|now)\b)*$|^\W*or (?:else|i|i'?ll|we|you)\b.*$/iu;

/** The sentences of a message that speak of the matter: what is addressed to the court is cut out by its words. */
export function clausesOf(message: RecordedMessage): Clause[] {
  const { text, contempt } = hearMessage(message);
  const isOrdering = contempt !== null;
  const clauses: Clause[] = [];
  for (const piece of (isOrdering ? cutOrders(text) : text).split(BREAKS)) {
    const typed = piece.trim();
    // A bare "and?" that somebody did type is no crumb.
    if (!TELLS.test(typed) || (isOrdering && CRUMBS.test(typed))) continue;
    const whole = straighten(typed);
    const own = TELLS_OF.test(whole) ? whole.replace(REPORTED, " ").replace(/ {2,}/g, " ").trimStart() : whole;
    const said = own.replace(/[.!?…,;:\s]+$/u, "");
    const words = readWords({ typed, said, whole });
    if (words !== null) clauses.push({ typed, said, whole, asks: asks(typed, whole), words });
  }
  return clauses;
}

const TELLS = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** What nothing is reported without. */
const TELLS_OF = /"|said|says|texted|wrote|told|called|replied|typed/;

function straighten(typed: string): string {
  const small = typed.toLowerCase();
  if (!/[’‘`´“”]|\s\s|[^\S ]/.test(small)) return small;
  return small
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, " ");
}

function asks(typed: string, whole: string): boolean {
  return /\?\W*$/u.test(typed) || QUESTION.test(whole);
}

/** A question whose mark was too much work. */
const QUESTION = new RegExp(
  "^(?:(?:and|so|ok|but|then|well|wait|lol|sorry|seriously|honestly|be honest|tell me|answer me|answer the question),? )*" +
    "(?:(?:did|do|does|didn'?t|why|when|where|who|how|have|were|what time) (?:you|u|did|do|is|are|ur|were|come|was|many|much|else)\\b" +
    "|(?:why|whose|which)\\b|where (?:should|would|could|can|am|have|has)\\b|who (?!cares\\b|even cares\\b)\\p{L}+s\\b|(?:was|were|are|is) (?:it|that|there|the|you|u)\\b|has (?:it|that|the|anyone)\\b)",
  "u",
);
