import { SEATS, type Seat } from "~/domain/case/seat";
import type { Winner } from "~/domain/case/winner";
import type { CourtroomRecord } from "~/domain/judge/judge";
import { hearSentences } from "./hear-sentences";
import { isWeighty, type Reader, type ReadMessage, readMessages } from "./read-messages";

/** Everything that is decided about a transcript before a word of the ruling is written. */
export interface TranscriptFinding {
  winner: Winner;
  blame: Record<Seat, number>;
  messages: ReadMessage[];
}

/** What a finding turns on. */
export interface Scales {
  /** A lead below this decides nothing. */
  hungBelow: number;
  /** How much larger the lead must be in a talk that sounds like a draw. */
  drawsFor: number;
}

/** What each further message keeps of what the one before it counted, so that volume wins nothing. */
const KEEPS = 0.85;
/** Turning up counts for more than one confession. */
const APPEARANCE_WEIGHT = 4;

/**
 * Weighs what was written, and nothing else: neither the complaint nor who filed nor who wrote first. Exchanging the
 * seats of every message exchanges the finding.
 */
export function weighTranscript(
  { messages: written }: Pick<CourtroomRecord, "messages">,
  reader: Reader,
  scales: Scales,
): TranscriptFinding {
  const messages = readMessages(hearSentences(written), reader);
  const lead = leadOf(messages);
  const winner = isHung(lead, drawOf(messages), scales) ? "other" : lead > 0 ? "creator" : "opponent";
  return { winner, blame: splitBlame(winner, Math.abs(lead)), messages };
}

/** Whether a lead decides nothing, in a talk that sounds so much like a draw. No lead never decides. */
export function isHung(lead: number, draws: number, { hungBelow, drawsFor }: Scales): boolean {
  return Math.abs(lead) <= Math.max(0, hungBelow + drawsFor * draws);
}

/** How far ahead the creator's messages put the creator. */
export function leadOf(messages: readonly ReadMessage[]): number {
  return weightOf(messages, "creator") - weightOf(messages, "opponent");
}

/** How far a party's messages help it, the weightiest of either sort first. */
function weightOf(messages: readonly ReadMessage[], seat: Seat): number {
  const own = messages.filter((message) => message.seat === seat && isWeighty(message));
  const sum = (helps: number[]) => helps.reduce((whole, help, rank) => whole + help * KEEPS ** rank, 0);
  const helps = own.map(({ marks }) => marks.helps).sort((one, other) => one - other);
  const against = sum(helps.filter((help) => help < 0));
  const inFavour = sum(helps.filter((help) => help >= 0).reverse());
  return against + inFavour + (own.length > 0 ? APPEARANCE_WEIGHT : 0);
}

/** How much a talk sounds like one that nobody wins. */
export function drawOf(messages: readonly ReadMessage[]): number {
  const weighty = messages.filter(isWeighty);
  const sum = weighty.reduce((whole, { marks }) => whole + marks.draws, 0);
  return weighty.length === 0 ? 0 : sum / Math.sqrt(weighty.length);
}

/** The clearer the lead the larger the loser's share. */
function splitBlame(winner: Winner, lead: number): Record<Seat, number> {
  if (winner === "other") return { creator: 50, opponent: 50 };
  const loserShare = 50 + Math.max(2, Math.round(45 * (1 - Math.exp(-lead / 5))));
  const [creator = 50, opponent = 50] = SEATS.map((seat) => (seat === winner ? 100 - loserShare : loserShare));
  return { creator, opponent };
}
