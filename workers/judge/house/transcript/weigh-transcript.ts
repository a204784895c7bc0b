import { SEATS, type Seat } from "~/domain/case/seat";
import type { Winner } from "~/domain/case/winner";
import type { CourtroomRecord } from "~/domain/judge/judge";
import { detectLanguage, type Language } from "../../language/detect-language";
import { foldWords } from "../../language/fold-words";
import { type Blame, splitBlame } from "../blame";
import { type HeardMessage, hearSentences } from "./hear-sentences";
import { isWeighty, type Reader, type ReadMessage, readMessages } from "./read-messages";

/** Everything that is decided about a transcript before a word of the ruling is written. */
export interface TranscriptFinding {
  winner: Winner;
  blame: Blame;
  messages: ReadMessage[];
  /** The language of a hearing that this court can't weigh, as a ruling names it; `null` for English. */
  unread: string | null;
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
  const heard = hearSentences(written);
  const unread = unreadLanguageOf(heard);
  const messages = readMessages(heard, unread === null ? reader : READS_NOTHING);
  const lead = leadOf(messages);
  const ahead = aheadBy(lead, drawOf(messages), scales);
  const winner = ahead <= 0 ? "other" : lead > 0 ? "creator" : "opponent";
  return { winner, blame: splitBlame(winner, 1 - Math.exp(-ahead / 5)), messages, unread };
}

/** Only English is read. Of anything else stray words would decide that only look like English ones. */
const READS_NOTHING: Reader = { rows: new Map(), weights: new Float32Array() };
/** Of fewer words a party's language can't be told. */
const LANGUAGE_WORDS_MIN = 6;
/** So much of a text tells its language, in UTF-16 units. */
const LANGUAGE_TOLD_BY = 1_000;

/**
 * The language of a hearing that can't be weighed, where it is that of one party at least and not English. A language
 * without a name is none while the other party is understood: whoever hits the keys must not make a hearing hang.
 */
function unreadLanguageOf(heard: readonly HeardMessage[]): string | null {
  const saidBy = (seats: readonly Seat[]) =>
    heard.filter(({ seat }) => seats.includes(seat)).flatMap(({ sentences }) => sentences.map(({ typed }) => typed));
  const told = SEATS.map((seat) => languageOf(saidBy([seat])));
  const named = told.find((language) => language !== null && language.code !== "en" && language.name !== null);
  const isUnderstood = told.some((language) => language?.code === "en");
  const foreign = named ?? (isUnderstood ? null : languageOf(saidBy(SEATS)));
  return foreign === null || foreign.code === "en" ? null : (foreign.name ?? "another language");
}

/**
 * The language of many sentences, or null of too few words: English where enough of them are. Whoever owns up must not
 * be able to hide it behind a page of another language.
 */
function languageOf(sentences: readonly string[]): Language | null {
  const language = toldBy(sentences);
  if (language === null || language.code === "en") return language;
  return toldBy(sentences.filter((sentence) => detectLanguage(sentence).code === "en")) ?? language;
}

function toldBy(sentences: readonly string[]): Language | null {
  const text = sentences.join("\n").slice(0, LANGUAGE_TOLD_BY);
  return foldWords(text).length < LANGUAGE_WORDS_MIN ? null : detectLanguage(text);
}

/** How far a lead goes beyond what decides nothing in a talk that sounds so much like a draw. No lead never decides. */
export function aheadBy(lead: number, draws: number, { hungBelow, drawsFor }: Scales): number {
  return Math.abs(lead) - Math.max(0, hungBelow + drawsFor * draws);
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
