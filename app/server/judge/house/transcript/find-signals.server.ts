import { type RecordedMessage, SEATS, type Seat } from "~/domain/judge/judge";
import {
  ANSWERS,
  BARE_AND,
  CONCESSIONS,
  COUNTER_ACCUSATION,
  DENIALS,
  DODGES,
  FACTS,
  HALF_CONCESSIONS,
  HYPERBOLE,
  INSULTS,
  NO_RECEIPTS,
  OFFERS,
  RECEIPTS,
  SARCASM,
  SARCASTIC_CAPITALS,
} from "../corpora/court-words.server";
import { type Clause, clausesOf } from "./clauses.server";
import { findContradictions } from "./find-contradictions.server";

/** What a message can show. The first four speak for who wrote it, the others against. */
export type SignalKind =
  | "receipt"
  | "fact"
  | "offer"
  | "answer"
  | "concession"
  | "regret"
  | "contradiction"
  | "dodge"
  | "sarcasm"
  | "insult"
  | "shout";

/** One thing that one message shows, in the words that show it. */
export interface Signal {
  kind: SignalKind;
  seat: Seat;
  /** Exhibit number, from 1. */
  number: number;
  /** The sentence that shows it, as it was typed. */
  typed: string;
  /** How much it weighs before it is weighed against its like, always positive. */
  strength: number;
  /** Of a contradiction: the earlier message. */
  earlier?: { number: number; typed: string };
}

/** A message taken apart. */
export interface ReadMessage {
  seat: Seat;
  number: number;
  clauses: Clause[];
}

/** The messages of a transcript that say something of the matter. */
export function readMessages(messages: readonly RecordedMessage[]): ReadMessage[] {
  return messages
    .map(({ seat, content }, index) => ({ seat, number: index + 1, clauses: clausesOf(content) }))
    .filter(({ clauses }) => clauses.length > 0);
}

/** Everything that the messages show, in their order. Where a message stands, and how many there are, shows nothing. */
export function findSignals(messages: readonly ReadMessage[]): Signal[] {
  const isAsked: Record<Seat, boolean> = { creator: false, opponent: false };
  const signals = messages.flatMap((message) => {
    const found = signalsIn(message, isAsked[message.seat]);
    const { seat, clauses } = message;
    if (found.some(({ kind }) => kind === "answer" || kind === "dodge")) isAsked[seat] = false;
    if (clauses.some(({ asks }) => asks)) isAsked[seat === "creator" ? "opponent" : "creator"] = true;
    return found;
  });
  return [...signals, ...SEATS.flatMap((seat) => findContradictions(messages.filter((one) => one.seat === seat)))];
}

/** What one message shows; each kind once, by the sentence that shows it first. */
function signalsIn({ seat, number, clauses }: ReadMessage, isAsked: boolean): Signal[] {
  const isSarcastic = clauses.some(isMocking);
  const found = new Map<SignalKind, Signal>();
  const note = (kind: SignalKind, { typed }: Clause, strength = 1) => {
    if (!found.has(kind)) found.set(kind, { kind, seat, number, typed, strength });
  };
  for (const clause of clauses) {
    const { said, typed } = clause;
    const concedes = !clause.asks && matches(CONCESSIONS, said);
    const regrets = !clause.asks && matches(HALF_CONCESSIONS, said);
    if (isSarcastic && (concedes || regrets)) note("sarcasm", clause);
    else if (isMocking(clause)) note("sarcasm", clause, MOCKERY);
    else if (concedes) note("concession", clause);
    else if (regrets) note("regret", clause);
    if (matches(INSULTS, said)) note("insult", clause);
    if (matches(DODGES, said) || BARE_AND.test(clause.whole)) note("dodge", clause);
    if (!clause.asks && !isSarcastic && matches(OFFERS, said)) note("offer", clause);
    if (isShouted(typed)) note("shout", clause);
  }
  for (const clause of clauses) {
    if (!clause.asks && matches(RECEIPTS, clause.whole) && !NO_RECEIPTS.test(clause.whole)) note("receipt", clause);
  }
  const witness = bestWitness(clauses);
  if (witness !== null) note("fact", witness.clause, witness.sorts > 1 ? 1.5 : 1);
  const isSubstance = ["fact", "receipt", "concession"] satisfies SignalKind[];
  const first = clauses[0];
  if (isAsked && first !== undefined) {
    const answers = clauses.find(({ said }) => ANSWERS.test(said));
    const substance = isSubstance.some((kind) => found.has(kind));
    const counters = clauses.find(({ said }) => COUNTER_ACCUSATION.test(said));
    if (answers !== undefined && !found.has("dodge")) note("answer", answers);
    else if (counters !== undefined && !substance) note("dodge", counters);
  }
  return [...found.values()];
}

/** The sentence with the most that can be checked, and how many sorts of it the message holds. A question states nothing. */
function bestWitness(clauses: readonly Clause[]): { clause: Clause; sorts: number } | null {
  const sorts = new Set<string>();
  let best: { clause: Clause; count: number } | null = null;
  for (const clause of clauses) {
    if (clause.asks || OFFERS.some((pattern) => pattern.test(clause.said))) continue;
    const plain = clause.whole.replace(HYPERBOLE, " ");
    const found = FACTS.filter(({ pattern }) => pattern.test(plain));
    for (const { sort } of found) sorts.add(sort);
    if (found.length > (best?.count ?? 0)) best = { clause, count: found.length };
  }
  return best === null ? null : { clause: best.clause, sorts: sorts.size };
}

/** Whether a clause denies a deed. */
export function denies({ said, asks }: Clause): boolean {
  return !asks && matches(DENIALS, said);
}

/** Whether a clause owns a deed in earnest. */
export function concedes(clause: Clause): boolean {
  return !clause.asks && matches(CONCESSIONS, clause.said) && !isMocking(clause);
}

/** Mockery of the other alone weighs less than a mock apology, which also fails to answer. */
const MOCKERY = 0.5;

function isMocking({ typed, said }: Clause): boolean {
  return SARCASTIC_CAPITALS.test(typed) || matches(SARCASM, said);
}

function isShouted(typed: string): boolean {
  return /(?:\b\p{Lu}{2,}(?:'\p{Lu}+)?\b[\s,!?]+){2}\b\p{Lu}{3,}\b/u.test(typed);
}

function matches(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
