import type { Seat } from "~/domain/case/seat";
import { ASKED, JOKES, STATES_ALONE } from "../corpora/court-words";
import type { Act } from "./acts";
import { quotationOf } from "./quotation-of";
import { type ReadMessage, type ReadSentence, SURE } from "./read-messages";

/** Whether a message surely gives ground. */
export type Remark = "concession" | "plain";

/** A message as a ruling can cite it. */
export interface Cited {
  seat: Seat;
  number: number;
  remark: Remark;
  /** All of it where it can be quoted, else the longest sentence that can. */
  whole: string;
  /** The same where it tells something, asks nothing and is no jest; else `null`. */
  statement: string | null;
  /** How far it helps who wrote it, and how surely it is understood alone. */
  helps: number;
  stands: number;
}

/** From here on it is sure that somebody owns up: with hands that taught nothing it is right three times of four. */
const OWNS_UP = 0.62;

/** Every message with what it does for sure, and whom it helps. */
export function findRemarks(messages: readonly ReadMessage[]): Cited[] {
  return messages.map((message) => {
    const { seat, number } = message;
    const { helps, stands_alone: stands } = message.marks;
    const { typed, sureness } = surest(message, "owns_up");
    const ownsUp = sureness >= OWNS_UP && isMeant(typed, message);
    const whole = wordsOf(message);
    const isStatement = STATES_ALONE.test(whole) && quotationOf(whole) !== null && !asksOrJests(message);
    const remark = ownsUp ? "concession" : "plain";
    return { seat, number, whole, statement: isStatement ? whole : null, helps, stands, remark };
  });
}

function asksOrJests({ sentences }: ReadMessage): boolean {
  return sentences.some(({ typed }) => ASKED.test(typed) || JOKES.test(typed));
}

/** A bare "yeah" says something only where something was asked, and a question says nothing. */
function isMeant(typed: string, message: ReadMessage): boolean {
  return !ASKED.test(typed) && (isReply(message) || typed.includes(" "));
}

/** Which sentence of a message does something most surely. */
function surest({ sentences, marks }: ReadMessage, act: Act): { typed: string; sureness: number } {
  const sure = ({ marks: own }: ReadSentence) => own[act];
  const [best] = [...sentences].sort((one, other) => sure(other) - sure(one));
  // A whole message that says it in two sentences says it too.
  return { typed: best?.typed ?? "", sureness: Math.max(best === undefined ? 0 : sure(best), marks[act]) };
}

/** All of a message where it can be quoted, else the longest sentence that can. */
function wordsOf({ sentences }: ReadMessage): string {
  const whole = sentences.map(({ typed }) => typed).join(" ");
  const single = sentences.map(({ typed }) => typed).sort((one, other) => other.length - one.length);
  return [whole, ...single].find((typed) => quotationOf(typed) !== null) ?? whole;
}

/** A message so many after another may still be a reply to it. */
const REPLY_WITHIN = 3;

/** Whether a message answers to a question of the other party. */
function isReply({ before, number }: ReadMessage): boolean {
  return before !== null && number - before.number <= REPLY_WITHIN && surest(before, "asks").sureness >= SURE;
}
