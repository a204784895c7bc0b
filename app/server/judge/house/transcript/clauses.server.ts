import { cutOrders, findContempt } from "~/domain/judge/contempt";
import { normalizeText } from "~/domain/text";
import { COURT_BUSINESS } from "../corpora/court-words.server";
import { readWords, type WordsShown } from "./word-lists.server";

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

/** What is left of a sentence whose order was cut out. */
const CRUMBS = /^(?:\W|\b(?:and|or|then|so|please|kindly|just|me|for|to|that|the|now)\b)*$/iu;

/** The sentences of a message that speak of the matter: what is addressed to the court is cut out by its words. */
export function clausesOf(content: string): Clause[] {
  return cutOrders(normalizeText(content))
    .split(BREAKS)
    .map((typed) => typed.trim())
    .filter(
      (typed) =>
        /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(typed) && !isToTheCourt(typed) && !isCrumb(typed, content),
    )
    .map((typed) => {
      const whole = typed
        .toLowerCase()
        .replace(/[’‘`´]/gu, "'")
        .replace(/[“”]/gu, '"')
        .replace(/\s+/gu, " ");
      const said = whole
        .replace(REPORTED, " ")
        .replace(/[.!?…,;:\s]+$/u, "")
        .replace(/ {2,}/gu, " ")
        .trim();
      return { typed, said, whole, asks: /\?\W*$/u.test(typed) || QUESTION.test(whole), words: readWords(said, whole) };
    });
}

/**
 * Whoever repeats between quotation marks what the other wrote to the court gives evidence, and is heard. What is written
 * for a machine has quotation marks of its own, and repeats nobody.
 */
function isToTheCourt(typed: string): boolean {
  const own = /[{}`]/u.test(typed) ? typed : typed.replace(/“[^”]*”|"[^"]*"/gu, " ");
  return COURT_BUSINESS.test(own);
}

/** A bare "and?" that somebody did type is none. */
function isCrumb(typed: string, content: string): boolean {
  return CRUMBS.test(typed) && findContempt(normalizeText(content)) !== null;
}

/** A question whose mark was too much work. */
const QUESTION =
  /^(?:(?:and|so|ok|but|then|well),? )*(?:did|do|does|didn'?t|why|when|where|who|how|have|were|what time) (?:you|u|did|do|is|are|ur|were|come|was|many|much|else)\b/u;
