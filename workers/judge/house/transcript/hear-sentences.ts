import type { Seat } from "~/domain/case/seat";
import { cutOrders } from "~/domain/judge/contempt";
import { hearMessage } from "~/domain/judge/hear-message";
import type { RecordedMessage } from "~/domain/judge/judge";
import { indexPatterns } from "../../screening/corpora/pattern-index";
import { CALLS_THE_JUDGE, COURT_BUSINESS } from "../corpora/court-words";

/** A sentence as it was typed. */
export interface HeardSentence {
  typed: string;
  /** Which line of the message it stands in. */
  line: number;
  /** Whether that line has an order to the court in it. */
  isAddressed: boolean;
}

/** What a message says of the matter. */
export interface HeardMessage {
  seat: Seat;
  /** Exhibit number, from 1. */
  number: number;
  sentences: HeardSentence[];
}

/**
 * The messages of a transcript without what is addressed to the court. What is left out is never read: the finding is
 * as if it had not been written.
 */
export function hearSentences(messages: readonly RecordedMessage[]): HeardMessage[] {
  return messages.flatMap((message, index) => {
    const sentences = sentencesOf(message);
    return sentences.length > 0 ? [{ seat: message.seat, number: index + 1, sentences }] : [];
  });
}

/** A chat message seldom has a full stop, and what is quoted ends within its marks. */
const BREAKS = /(?<=[.!?…]["”’')]*)(?<!\d[.:])(?:\s+(?=[^\s.!?…])|(?=\p{L}))|\n+|\s+[-–—]+\s+/u;

const TELLS = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

function sentencesOf(message: RecordedMessage): HeardSentence[] {
  const { text, contempt } = hearMessage(message);
  const lines = text.split("\n");
  // An order may stand in the middle of a message, or be spread over several sentences of it.
  return (contempt === null ? lines : cutOrders(text).split("\n")).flatMap((line, index) => {
    const mayAddress =
      MASKED.test(line) ||
      FOR_MACHINES.test(line) ||
      ADDRESSES.among(line.toLowerCase().replaceAll("ſ", "s")).length > 0;
    const pieces = split(line, mayAddress).map((typed) => ({
      typed: cutOrders(typed),
      isOrder: mayAddress && isToTheCourt(typed),
      typedAs: typed,
    }));
    const isAddressed =
      !lines.includes(line) || pieces.some(({ isOrder, typed, typedAs }) => isOrder || typed !== typedAs);
    return pieces
      .filter(({ isOrder, typed }) => !isOrder && TELLS.test(typed))
      .map(({ typed }) => ({ typed, line: index, isAddressed }));
  });
}

/** A hearing has hundreds of sentences, and hardly one has the letters of any such words. */
const ADDRESSES = indexPatterns([COURT_BUSINESS]);

/** What nobody reads aloud: braces, tags, comments of markup, and letters as bits, bytes or in base 64. */
const FOR_MACHINES =
  /[{}]|<[!/]|\[\/\w+\]|(?:\b[01]{8}\b\s*){2}|(?:\b[\da-fA-F]{2}\b\s*){6}|(?=\S*\d)(?=\S*[A-Z])(?=\S*[a-z])[\w+/]{20,}/u;

/** Its sentences, without a title of the judge; of one with an order, what its commas part. */
function split(text: string, mayAddress: boolean): string[] {
  const sentences = text.split(BREAKS).map((sentence) => sentence.replace(CALLS_THE_JUDGE, "").trim());
  const pieces = mayAddress ? sentences.flatMap(partOrder) : sentences;
  return pieces.filter((piece) => TELLS.test(piece));
}

/** What comes before an order, which may be a confession, and the rest. */
function partOrder(sentence: string): string[] {
  const parts = sentence.split(/, +/u);
  const from = FOR_MACHINES.test(sentence) ? 0 : parts.findIndex(isToTheCourt);
  return from > 0 ? [parts.slice(0, from).join(", "), parts.slice(from).join(", ")] : [sentence];
}

/** As it was typed, or once its digits are the letters that they look like. */
function isToTheCourt(sentence: string): boolean {
  return hasCourtBusiness(sentence) || (MASKED.test(sentence) && hasCourtBusiness(unmasked(sentence)));
}

/**
 * Whoever repeats between quotation marks what the other wrote to the court gives evidence, and is heard. What is
 * written for a machine has quotation marks of its own, and repeats nobody.
 */
function hasCourtBusiness(sentence: string): boolean {
  return FOR_MACHINES.test(sentence) || COURT_BUSINESS.test(sentence.replace(/“[^”]*”|"[^"]*"/gu, " "));
}

/** Digits among the letters of a word, as in "1nstruct10ns". */
const MASKED = /\p{L}\d\p{L}|\p{L}\d\d\p{L}|(?<![\p{L}\d])\d\p{L}{3}/u;
const MASKS: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };

function unmasked(text: string): string {
  return text.toLowerCase().replace(/\d/g, (digit) => MASKS[digit] ?? digit);
}
