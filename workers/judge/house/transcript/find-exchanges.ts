import type { Seat } from "~/domain/case/seat";
import type { Exhibit } from "~/domain/judge/judge";
import { ASKED, GOES_ON } from "../corpora/court-words";
import { quotationOf } from "./quotation-of";
import type { ReadMessage } from "./read-messages";

/** Words of a message. */
export interface Words extends Exhibit {
  typed: string;
}

/** Two messages on end: what one party wrote, and the other's reply, which is seldom understood without it. */
export interface Exchange {
  first: Words;
  reply: Words;
  /** Whether the first asks. */
  isQuestion: boolean;
  /** How far the reply helps whoever gave it. */
  helps: number;
}

/** Of fewer words nobody can tell what was meant. */
const FIRST_IN = 3;

/** Every exchange of which both halves can be quoted whole. */
export function findExchanges(messages: readonly ReadMessage[]): Exchange[] {
  return messages.flatMap((message, at) => {
    const next = messages[at + 1];
    if (next?.seat === message.seat || next?.number !== message.number + 1) return [];
    const [first, reply] = [wholeOf(message), wholeOf(next)];
    const areQuotable = [first, reply].every(({ typed }) => quotationOf(typed) !== null);
    if (!areQuotable || first.typed.split(/\s+/u).length < FIRST_IN || GOES_ON.test(reply.typed)) return [];
    const isQuestion = ASKED.test(message.sentences.at(-1)?.typed ?? "");
    return [{ first, reply, isQuestion, helps: next.marks.helps }];
  });
}

function wholeOf({ seat, number, sentences }: ReadMessage): Words {
  return { seat, number, typed: sentences.map(({ typed }) => typed).join(" ") };
}

/** Answers that help their author more than this are no loser's, and that help less no winner's. */
const HELPS = { loser: 0.5, winner: -0.2 };

/**
 * What shows best why somebody lost: a reply that did not help them, or one to them that held. In a Hung Court one bad
 * reply of each, which share no message, or none.
 */
export function tellingExchanges(exchanges: readonly Exchange[], loser: Seat | null): Exchange[] {
  const byHelp = [...exchanges].sort((one, other) => one.helps - other.helps);
  // A reply shares a message with two of the other's at most: of three one is apart.
  const worst = (seat: Seat) =>
    byHelp.filter(({ reply, helps }) => reply.seat === seat && helps <= HELPS.loser).slice(0, 3);
  if (loser === null) {
    const isApart = (one: Exchange, other: Exchange) => Math.abs(one.reply.number - other.reply.number) > 1;
    const [mine, theirs] = [worst("creator"), worst("opponent")];
    const pairs = mine.flatMap((one) => theirs.filter((other) => isApart(one, other)).map((other) => [one, other]));
    return pairs.sort((one, other) => helpOf(one) - helpOf(other))[0] ?? [];
  }
  const held = byHelp.filter(({ reply, helps }) => reply.seat !== loser && helps >= HELPS.winner);
  return [...worst(loser), ...held.slice(-1)].slice(0, 1);
}

const helpOf = (exchanges: readonly Exchange[]) => exchanges.reduce((sum, { helps }) => sum + helps, 0);
