import { SEATS, type Seat } from "~/domain/case/seat";
import type { RecordedMessage } from "~/domain/judge/judge";
import { ANSWERS, BARE_AND, COUNTER_QUESTION, LAUGHS, RHETORICAL, SARCASTIC_CAPITALS } from "../corpora/court-words";
import type { Deed } from "../reading/read-predicate";
import { otherThan } from "../seats";
import { type Clause, clausesOf } from "./clauses";
import { findContradictions } from "./find-contradictions";
import { type Docketed, openCharges } from "./find-owned-deeds";
import { findYielding, type Yielding } from "./find-yields";

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

/** A sentence of an earlier message. */
export interface EarlierWords {
  number: number;
  typed: string;
}

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
  /** The message that a contradiction takes back, that a dodge fails to answer, or that drew a concession. */
  earlier?: EarlierWords;
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
    .map((message, index) => ({ seat: message.seat, number: index + 1, clauses: clausesOf(message) }))
    .filter(({ clauses }) => clauses.length > 0);
}

/** Everything that the messages show, in their order. Where a message stands, and how many there are, shows nothing. */
export function findSignals(messages: readonly ReadMessage[], deed: Deed | null): Signal[] {
  const isAsked: Record<Seat, boolean> = { creator: false, opponent: false };
  const last: Record<Seat, ReadMessage | null> = { creator: null, opponent: null };
  const charges = openCharges(deed);
  const conceded = new Set<Clause>();
  const signals = messages.flatMap((message) => {
    const { seat, clauses } = message;
    const other = otherThan(seat);
    const owning = (clause: Clause) => findOwning(seat, clause, last[other], charges);
    const found = signalsIn(message, { isAsked: isAsked[seat], last: last[other], owning, conceded });
    if (found.some(({ kind }) => kind === "answer" || kind === "dodge")) isAsked[seat] = false;
    if (clauses.some(({ asks, said }) => asks && !RHETORICAL.test(said))) isAsked[other] = true;
    for (const clause of clauses) charges.hear(seat, clause);
    last[seat] = message;
    return found;
  });
  const ownOf = (seat: Seat) => messages.filter((one) => one.seat === seat);
  return [...signals, ...SEATS.flatMap((seat) => findContradictions(ownOf(seat), conceded))];
}

/** How far a sentence owns the deed or gives ground; null where it does neither. */
function findOwning(seat: Seat, clause: Clause, last: ReadMessage | null, charges: Docketed): Yielding | null {
  const yielding = findYielding(clause, last, charges.asksOfDeed);
  return charges.owns(seat, clause) && yielding?.kind !== "concession"
    ? { kind: "concession", worth: OWNED_WORTH }
    : yielding;
}

/** Whoever only tells what they did may still have been right to. */
const OWNED_WORTH = 0.8;

/** What a message is heard with. */
interface Hearing {
  /** Whether its author owes the other side an answer. */
  isAsked: boolean;
  /** What the other side said last. */
  last: ReadMessage | null;
  owning: (clause: Clause) => Yielding | null;
  /** Takes note of the sentences that give everything up. */
  conceded: Set<Clause>;
}

/** What one message shows; each kind once, by the sentence that shows it best. */
function signalsIn({ seat, number, clauses }: ReadMessage, { isAsked, last, owning, conceded }: Hearing): Signal[] {
  const isSarcastic = clauses.some(isMocking);
  const condoles = clauses.some(({ words }) => words.lists.has("condolence"));
  const found = new Map<SignalKind, Signal>();
  const granting = new Set<Clause>();
  const note = (kind: SignalKind, { typed }: Clause, strength = 1) => {
    if ((found.get(kind)?.strength ?? 0) >= strength) return;
    const earlier = findOccasion(kind, number, last, isAsked);
    found.set(kind, { kind, seat, number, typed, strength, ...(earlier === null ? {} : { earlier }) });
  };
  for (const clause of clauses) {
    const { typed, asks } = clause;
    const { lists } = clause.words;
    const owned = owning(clause);
    if (owned !== null) granting.add(clause);
    if (isSarcastic && owned !== null) note("sarcasm", clause);
    else if (isMocking(clause)) note("sarcasm", clause, MOCKERY);
    else if (owned?.kind === "regret" && condoles) continue;
    else if (owned !== null) note(owned.kind, clause, owned.worth);
    if (!isSarcastic && owned?.kind === "concession") conceded.add(clause);
    if (lists.has("insult")) note("insult", clause);
    if (lists.has("dodge") || (BARE_AND.test(clause.whole) && !gives(last))) note("dodge", clause);
    else if (lists.has("excuse") && last !== null && owned === null && clause.words.sorts.length === 0)
      note("dodge", clause, EXCUSE_WORTH);
    if (!asks && !isSarcastic && lists.has("offer")) note("offer", clause);
    if (isShouted(typed)) note("shout", clause);
  }
  // Whoever gives the day on which they did it has proved the other's case.
  const claims = clauses.filter((clause) => !granting.has(clause));
  for (const clause of claims) {
    if (!clause.asks && clause.words.hasReceipt) note("receipt", clause);
  }
  const witness = bestWitness(claims);
  if (witness !== null) note("fact", witness.clause, witness.sorts > 1 ? 1.5 : 1);
  const isSubstance = ["fact", "receipt", "concession"] satisfies SignalKind[];
  const first = clauses[0];
  if (isAsked && first !== undefined) {
    const answers = clauses.find(({ said }) => ANSWERS.test(said));
    const substance = isSubstance.some((kind) => found.has(kind));
    const counters = clauses.find(({ words }) => words.lists.has("counter"));
    if (LAUGHS.test(first.said)) note("dodge", first);
    else if (answers !== undefined && !found.has("dodge")) note("answer", answers);
    else if (counters !== undefined && !substance) note("dodge", counters);
    else if (clauses.every(isCounterQuestion)) note("dodge", first, EXCUSE_WORTH);
  }
  return [...found.values()];
}

/** What a message answers to where it dodges or gives ground: a question, or what the other side held up to it. */
function findOccasion(
  kind: SignalKind,
  number: number,
  last: ReadMessage | null,
  isAsked: boolean,
): EarlierWords | null {
  const gives = kind === "concession" || kind === "regret";
  if (last === null || number - last.number > REPLY_WITHIN || !(gives || (kind === "dodge" && isAsked))) return null;
  const proves = ({ asks, words }: Clause) => !asks && (words.hasReceipt || words.sorts.length > 0);
  const drew =
    last.clauses.find(({ asks, said }) => asks && !RHETORICAL.test(said)) ??
    (gives ? last.clauses.find(proves) : undefined);
  return drew === undefined ? null : { number: last.number, typed: drew.typed };
}

/** A message so many after another may still be a reply to it. */
const REPLY_WITHIN = 3;

/** Whether the other side has just given ground, or begun to: to ask "and?" then is to press the point. */
function gives(last: ReadMessage | null): boolean {
  return (
    last?.clauses.some(
      ({ words, said }) => words.yields > 0 || words.lists.has("regret") || /^(?:ok(?:ay)?|fine|and) \p{L}/u.test(said),
    ) ?? false
  );
}

/** A question back that asks for nothing which would help to answer: "why do you own such scissors". */
function isCounterQuestion({ asks, said }: Clause): boolean {
  return asks && COUNTER_QUESTION.test(said);
}

/**
 * The sentence with the most that can be checked, and how many sorts of it the message holds. A question states
 * nothing.
 */
function bestWitness(clauses: readonly Clause[]): { clause: Clause; sorts: number } | null {
  const sorts = new Set<string>();
  let best: { clause: Clause; count: number } | null = null;
  for (const clause of clauses) {
    if (clause.asks || clause.words.lists.has("offer") || PROMISES.test(clause.said)) continue;
    const found = clause.words.sorts;
    for (const sort of found) sorts.add(sort);
    if (found.length > (best?.count ?? 0)) best = { clause, count: found.length };
  }
  return best === null ? null : { clause: best.clause, sorts: sorts.size };
}

/** What is only going to be, with its day and its hour, can't be checked yet. */
const PROMISES =
  /^(?:(?:ok(?:ay)?|fine|alright|yes|yeah|then|and|but|so)[, ]+)*(?:i'?ll|i will|i'?m (?:gonna|going to)|(?:it|he|she|they|we)'?ll) (?!(?:never|always)\b)/u;

/** Whether a clause denies a deed. */
export function denies({ words, asks }: Clause): boolean {
  return !asks && words.lists.has("denial");
}

/** An excuse at least speaks of the matter. */
const EXCUSE_WORTH = 0.8;

/** Mockery of the other alone weighs less than a mock apology, which also fails to answer. */
const MOCKERY = 0.5;

function isMocking({ typed, words }: Clause): boolean {
  return words.lists.has("sarcasm") || (typed.includes("SO") && SARCASTIC_CAPITALS.test(typed));
}

/** Capitals of a note or a sign that is only read out. */
const READ_OUT = /\b(?:say(?:s|ing)?|said|reads?|reading|called|labell?ed|marked|written)\b.*/u;

function isShouted(typed: string): boolean {
  if (!/[^\0-@[-\x7F]{3}/.test(typed)) return false;
  return /(?:\b\p{Lu}{2,}(?:'\p{Lu}+)?\b[\s,!?]+){2}\b\p{Lu}{3,}\b/u.test(typed.replace(READ_OUT, " "));
}
