import { SEATS, type Seat } from "~/domain/case/seat";
import type { Winner } from "~/domain/case/winner";
import type { CourtroomRecord } from "~/domain/judge/judge";
import type { Deed } from "../reading/read-predicate";
import { findSignals, type ReadMessage, readMessages, type Signal, type SignalKind } from "./find-signals";

/** Everything that is decided about a transcript before a word of the ruling is written. */
export interface TranscriptFinding {
  winner: Winner;
  blame: Record<Seat, number>;
  signals: Signal[];
  messages: ReadMessage[];
  /** Who said anything of the matter at all. */
  spoke: Record<Seat, boolean>;
}

/**
 * What the first message of a kind weighs for its author, how much each further one keeps of that, and the most that a
 * kind can come to. What is repeated adds ever less, so that volume wins nothing; manners together weigh less than a
 * confession, so that a rude party with proof beats a polite one without.
 */
const SCALES: Record<SignalKind, { first: number; keeps: number; most: number }> = {
  receipt: { first: 2, keeps: 0.5, most: 3.5 },
  fact: { first: 1.2, keeps: 0.7, most: 3.6 },
  offer: { first: 0.8, keeps: 0.4, most: 1.2 },
  answer: { first: 0.4, keeps: 0.5, most: 0.7 },
  concession: { first: -3.2, keeps: 0.4, most: -5 },
  regret: { first: -1.2, keeps: 0.4, most: -1.8 },
  contradiction: { first: -2.2, keeps: 0.5, most: -3.5 },
  dodge: { first: -0.9, keeps: 0.7, most: -2.4 },
  sarcasm: { first: -0.7, keeps: 0.5, most: -1.2 },
  insult: { first: -0.8, keeps: 0.6, most: -1.8 },
  shout: { first: -0.4, keeps: 0.5, most: -0.7 },
};

/** Below this neither side has shown more than the other. */
const HUNG_BELOW = 1;
/** Turning up counts for as much as in a case of questions: more than one confession. */
const APPEARANCE_WEIGHT = 4;

/**
 * Weighs what was written, and nothing else: neither the complaint nor who filed nor who wrote first. Exchanging the
 * seats of every message exchanges the finding.
 */
export function weighTranscript(
  { messages: written }: Pick<CourtroomRecord, "messages">,
  deed: Deed | null,
): TranscriptFinding {
  const messages = readMessages(written);
  const signals = findSignals(messages, deed);
  const has = (seat: Seat) => messages.some((message) => message.seat === seat);
  const spoke = { creator: has("creator"), opponent: has("opponent") };
  const total = (seat: Seat) => weightOf(signals, seat) + (spoke[seat] ? APPEARANCE_WEIGHT : 0);
  const score = total("creator") - total("opponent");
  const winner = Math.abs(score) < HUNG_BELOW ? "other" : score > 0 ? "creator" : "opponent";
  return { winner, blame: splitBlame(winner, Math.abs(score)), signals, messages, spoke };
}

/** How far a signal of this kind speaks for its author: positive for, negative against. */
export function leanOf({ kind, strength }: Signal): number {
  return SCALES[kind].first * strength;
}

function weightOf(signals: readonly Signal[], seat: Seat): number {
  return Object.entries(SCALES).reduce((sum, [kind, { first, keeps, most }]) => {
    const strengths = signals
      .filter((signal) => signal.seat === seat && signal.kind === kind)
      .map(({ strength }) => strength)
      .sort((a, b) => b - a);
    const weight = strengths.reduce((whole, strength, rank) => whole + first * strength * keeps ** rank, 0);
    return sum + (first > 0 ? Math.min(weight, most) : Math.max(weight, most));
  }, 0);
}

/** The clearer the score the larger the loser's share. */
function splitBlame(winner: Winner, lead: number): Record<Seat, number> {
  if (winner === "other") return { creator: 50, opponent: 50 };
  const loserShare = 50 + Math.max(2, Math.round(45 * (1 - Math.exp(-lead / 6))));
  return winner === "creator"
    ? { creator: 100 - loserShare, opponent: loserShare }
    : { creator: loserShare, opponent: 100 - loserShare };
}

/** The other seat. */
export function otherThan(seat: Seat): Seat {
  return SEATS.find((one) => one !== seat) ?? seat;
}
