import type { Seat } from "~/domain/case/seat";
import { NUMBER, RECALLS, STATES } from "../corpora/court-words";
import type { Act } from "./acts";
import { quotationOf } from "./quotation-of";
import { type ReadMessage, type ReadSentence, SURE } from "./read-messages";
import { ASKS } from "./read-traits";

/** What a ruling can say of a message: one of the voices' lists. `plain` where the reader is not sure of any. */
export type Remark =
  | "concession"
  | "contradiction"
  | "fact"
  | "figure"
  | "recalled"
  | "offer"
  | "excuse"
  | "denial"
  | "dodge"
  | "claimed"
  | "insult"
  | "plain";

/** A sentence of a message. */
export interface Words {
  number: number;
  typed: string;
}

/** A message as a ruling can cite it. */
export interface Cited extends Words {
  seat: Seat;
  remark: Remark;
  /** How far it helps who wrote it. */
  helps: number;
  /** Whether it is a sentence of its own, and neither a question nor a shout. */
  states: boolean;
  /** What it takes back, evades or gives way to. */
  earlier?: Words;
}

/**
 * The remarks that an act allows, and from where on the reader is sure of it: chosen on hearings of hands that taught
 * nothing, where a concession and a fact are right three times of four.
 */
const REMARKS: readonly { act: Act; remark: Remark; from: number }[] = [
  { act: "claims_proof", remark: "claimed", from: SURE },
  { act: "owns_up", remark: "concession", from: 0.62 },
  { act: "offers", remark: "offer", from: 0.45 },
  { act: "particulars", remark: "fact", from: 0.55 },
  { act: "excuses", remark: "excuse", from: 0.55 },
  { act: "denies", remark: "denial", from: 0.6 },
  { act: "dodges", remark: "dodge", from: 0.5 },
  { act: "attacks", remark: "insult", from: 0.6 },
];

/** What is said for its author is no charge, and what is said against its author no merit. */
export const MERITS: readonly Remark[] = ["fact", "figure", "recalled", "offer"];
const FAULTS: readonly Remark[] = ["excuse", "dodge", "contradiction"];

/** Every message with what a ruling may say of it, by what it does for sure and whom it helps. */
export function findRemarks(messages: readonly ReadMessage[]): Cited[] {
  return messages.map((message, index) => {
    const { seat, number, marks } = message;
    const occasion = occasionOf(message);
    const best = REMARKS.map(({ act, remark, from }) => ({ act, remark, ...surest(message, act), from }))
      .filter(({ remark, sureness, from, typed }) => sureness >= from && isMeant(remark, typed, message))
      .sort((one, other) => other.sureness - other.from - (one.sureness - one.from))
      .find(({ remark }) => !(marks.helps < 0 ? MERITS : FAULTS).includes(remark));
    const whole = wordsOf(message);
    const base = { seat, number, helps: marks.helps, states: isStatement(whole, message) };
    const plain = { ...base, typed: whole, remark: "plain" as const };
    if (best === undefined) return plain;
    const { typed } = best;
    const isFlat = best.remark === "concession" && best.sureness >= CONTRADICTS;
    const denied = isFlat ? denialBefore(messages.slice(0, index), seat) : null;
    if (denied !== null) return { ...plain, typed, remark: "contradiction", earlier: denied };
    const drew = best.remark === "concession" || best.remark === "dodge" ? occasion : null;
    const remark = best.remark === "fact" ? kindOfFact(typed) : best.remark;
    return { ...plain, typed, remark, ...(drew === null ? {} : { earlier: drew }) };
  });
}

function kindOfFact(typed: string): Remark {
  if (RECALLS.test(typed)) return "recalled";
  return NUMBER.test(typed) ? "figure" : "fact";
}

/** A bare "yeah" says something only where something was asked, and a question says nothing, but may evade another. */
function isMeant(remark: Remark, typed: string, message: ReadMessage): boolean {
  if (remark === "fact") return isStatement(typed, message);
  if (occasionOf(message) === null) return typed.includes(" ") && !ASKS.test(typed);
  return remark === "dodge" || !ASKS.test(typed);
}

/** Words enough that ask nothing. */
function isStatement(typed: string, { sentences }: ReadMessage): boolean {
  const asks = sentences.some((sentence) => typed.endsWith(sentence.typed) && sentence.marks.asks >= SURE);
  return STATES.test(typed) && !asks && !ASKS.test(typed);
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

/** The first sentence with which a party denied everything before it owned up. */
function denialBefore(earlier: readonly ReadMessage[], seat: Seat): Words | null {
  for (const message of earlier) {
    const { typed, sureness } = surest(message, "denies");
    if (message.seat === seat && sureness >= CONTRADICTS) return { number: message.number, typed };
  }
  return null;
}

/** A message so many after another may still be a reply to it. */
const REPLY_WITHIN = 3;

/** The question or the particular of the other party that a message answers to. */
function occasionOf({ before, number }: ReadMessage): Words | null {
  if (before === null || number - before.number > REPLY_WITHIN) return null;
  const { typed, sureness } = surest(before, "asks");
  return sureness >= SURE ? { number: before.number, typed } : null;
}
