import { SEATS, type Seat } from "~/domain/case/seat";
import type { Exhibit } from "~/domain/judge/judge";
import { ASKED, GOES_ON } from "../corpora/court-words";
import { quotationOf } from "./quotation-of";
import type { ReadMessage } from "./read-messages";

/** Words of a message. */
export interface Words extends Exhibit {
  typed: string;
}

/** A question, and what the other party wrote right behind it: whatever that does, it is an answer to be judged by. */
export interface Exchange {
  asked: Words;
  answered: Words;
  /** How far the answer helps whoever gave it. */
  helps: number;
}

/** Of fewer words nobody can tell what was asked. */
const ASKED_IN = 3;

/** Every exchange of which both halves can be quoted whole. */
export function findExchanges(messages: readonly ReadMessage[]): Exchange[] {
  return messages.flatMap((question, at) => {
    const answer = messages[at + 1];
    const isNext = answer?.seat !== question.seat && answer?.number === question.number + 1;
    if (answer === undefined || !isNext || !asks(question)) return [];
    const [asked, answered] = [wholeOf(question), wholeOf(answer)];
    const areQuotable = [asked, answered].every(({ typed }) => quotationOf(typed) !== null);
    return areQuotable && !GOES_ON.test(answered.typed) ? [{ asked, answered, helps: answer.marks.helps }] : [];
  });
}

function wholeOf({ seat, number, sentences }: ReadMessage): Words {
  return { seat, number, typed: sentences.map(({ typed }) => typed).join(" ") };
}

function asks({ sentences }: ReadMessage): boolean {
  const words = sentences.flatMap(({ typed }) => typed.split(/\s+/u));
  return words.length >= ASKED_IN && ASKED.test(sentences.at(-1)?.typed ?? "");
}

/** Answers that help their author more than this are no loser's, and that help less no winner's. */
const HELPS = { loser: 0.5, winner: -0.2 };

/**
 * What shows best why somebody lost: an answer that did not help them, or one to them that held. In a Hung Court one
 * bad answer of each, or none.
 */
export function tellingExchanges(exchanges: readonly Exchange[], loser: Seat | null): Exchange[] {
  const byHelp = [...exchanges].sort((one, other) => one.helps - other.helps);
  const worst = (seat: Seat) =>
    byHelp.filter(({ answered, helps }) => answered.seat === seat && helps <= HELPS.loser).slice(0, 1);
  const each = SEATS.flatMap(worst);
  if (loser === null) return each.length === SEATS.length ? each : [];
  const held = byHelp.filter(({ answered, helps }) => answered.seat !== loser && helps >= HELPS.winner);
  return [...worst(loser), ...held.slice(-1)].slice(0, 1);
}
