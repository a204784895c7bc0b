import type { Seat } from "~/domain/case/seat";
import type { Act } from "./acts";
import { quotationOf } from "./quotation-of";
import { type ReadMessage, type ReadSentence, SURE } from "./read-messages";
import { ASKS } from "./read-traits";
import { statementIn } from "./statement-in";

/** What a message does for sure, as far as a finding or a ruling asks. `plain` where the reader is not sure of any. */
export type Remark = "concession" | "contradiction" | "claimed" | "insult" | "plain";

/** A message as a ruling can cite it. */
export interface Cited {
  seat: Seat;
  number: number;
  remark: Remark;
  /** All of it where it can be quoted, else the longest sentence that can. */
  whole: string;
  /** What of it is said whole and can be understood alone; `null` where nothing is. */
  statement: string | null;
  /** How far it helps who wrote it. */
  helps: number;
}

/**
 * The remarks that an act allows, and from where on the reader is sure of it: chosen on hearings of hands that taught
 * nothing, where a concession is right three times of four.
 */
const REMARKS: readonly { act: Act; remark: Remark; from: number }[] = [
  { act: "claims_proof", remark: "claimed", from: SURE },
  { act: "owns_up", remark: "concession", from: 0.62 },
  { act: "attacks", remark: "insult", from: 0.6 },
];

/** Every message with what it does for sure, and whom it helps. */
export function findRemarks(messages: readonly ReadMessage[]): Cited[] {
  return messages.map((message, index) => {
    const { seat, number, marks, sentences } = message;
    const [best] = REMARKS.map(({ act, remark, from }) => ({ remark, ...surest(message, act), from }))
      .filter(({ sureness, from, typed }) => sureness >= from && isMeant(typed, message))
      .sort((one, other) => other.sureness - other.from - (one.sureness - one.from));
    const statement = statementIn(sentences.map(({ typed }) => typed));
    const base = { seat, number, whole: wordsOf(message), statement, helps: marks.helps };
    const isFlat = best?.remark === "concession" && best.sureness >= CONTRADICTS;
    const takesBack = isFlat && hasDenied(messages.slice(0, index), seat);
    return { ...base, remark: takesBack ? "contradiction" : (best?.remark ?? "plain") };
  });
}

/** A bare "yeah" says something only where something was asked, and a question says nothing. */
function isMeant(typed: string, message: ReadMessage): boolean {
  return !ASKS.test(typed) && (isReply(message) || typed.includes(" "));
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

/** So sure must the denial and the owning up be before somebody is said to have contradicted themselves. */
const CONTRADICTS = 0.7;

/** Whether a party denied everything before it owned up. */
function hasDenied(earlier: readonly ReadMessage[], seat: Seat): boolean {
  return earlier.some((message) => message.seat === seat && surest(message, "denies").sureness >= CONTRADICTS);
}

/** A message so many after another may still be a reply to it. */
const REPLY_WITHIN = 3;

/** Whether a message answers to a question of the other party. */
function isReply({ before, number }: ReadMessage): boolean {
  return before !== null && number - before.number <= REPLY_WITHIN && surest(before, "asks").sureness >= SURE;
}
