import type { Seat } from "../case/seat";
import { type Seats, seatOf } from "../case/seat";
import type { CourtLine } from "./bench/court-line";
import type { Courtroom } from "./courtroom";
import type { CourtroomMessage } from "./message";
import type { DeliberationReason } from "./protocol";
import type { Reactions } from "./reactions";
import { estimateTokens } from "./transcript-budget";

/** Stands for words that the desk does not let stand (docs/rules.md#reports). */
export const STRUCK_MESSAGE = "Struck from the record by the court's clerk.";

/**
 * A message as the court keeps it. Its sender's name is not in it: names are what the database says when it is shown.
 */
export interface HeardMessage {
  uuid: string;
  /** Place in the transcript, from 1 without gaps. */
  number: number;
  senderUuid: string;
  content: string;
  /** A BCP 47 tag where it is known not to be in English. */
  language: string | null;
  clientId: string;
  /** Unix milliseconds by the court's clock. */
  createdAt: number;
  /** Revision of its last change: of its saying, or of a reaction since. */
  revision: number;
  reactions: Reactions;
}

/** The court has retired: nothing that is said counts any more, and the docket is asked for a verdict. */
export interface Deliberation {
  reason: DeliberationReason;
  /** Unix milliseconds. */
  startedAt: number;
  /** Whether the last attempt at a verdict failed and no other was asked for since. */
  hasFailed: boolean;
}

/** Everything that a courtroom's object knows. It is rebuilt from storage after any eviction. */
export interface Hearing {
  /** How the courtroom stands in the database, as far as this object was told. */
  courtroom: Courtroom;
  /** By number. */
  messages: readonly HeardMessage[];
  /** What stands between them: the judge's own words, and who rests. */
  lines: readonly CourtLine[];
  /**
   * What they cost the judge, in estimated tokens: a running sum, since counting them all again costs more than a
   * message.
   */
  tokens: number;
  /** Uuids of whoever is ready for a decision. */
  ready: readonly string[];
  /** Up to which number each person has read, over all their devices. */
  readTo: Readonly<Record<string, number>>;
  /** Whether the parties were told that the transcript's end is near. */
  isWarned: boolean;
  deliberation: Deliberation | null;
  /** Uuids of guests who turned out to be somebody else: nobody comes in as one of them any more. */
  retired: readonly string[];
}

/** A hearing in which so far only this was said; `messages` by number. */
export function openHearing(courtroom: Courtroom, messages: readonly HeardMessage[] = []): Hearing {
  const tokens = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  return {
    courtroom,
    messages,
    lines: [],
    tokens,
    ready: [],
    readTo: {},
    isWarned: false,
    deliberation: null,
    retired: [],
  };
}

/** The hearing with one message more at its end. */
export function withHeard(hearing: Hearing, message: HeardMessage): Hearing {
  const tokens = hearing.tokens + estimateTokens(message.content);
  return { ...hearing, messages: [...hearing.messages, message], tokens };
}

/** The revision that whoever knows all messages and reactions holds: each of them raised it by one. */
export function revisionOf({ messages }: Hearing): number {
  return messages.reduce((highest, { revision }) => Math.max(highest, revision), 0);
}

export function isSettled({ courtroom }: Hearing): boolean {
  return courtroom.status === "settled";
}

/** Whether the court has retired and not come back. */
export function isDeliberating(hearing: Hearing): boolean {
  return hearing.deliberation !== null && !isSettled(hearing);
}

export function seatsOf({ creatorUuid, opponent }: Courtroom): Seats {
  return { creatorUuid, opponentUuid: opponent?.uuid ?? null };
}

/** A message as both parties get it. */
export function showMessage({ courtroom }: Hearing, message: HeardMessage): CourtroomMessage {
  const seat = seatOf(seatsOf(courtroom), message.senderUuid) ?? "opponent";
  const sender = courtroom[seat];
  return {
    uuid: message.uuid,
    courtroomUuid: courtroom.uuid,
    senderUuid: message.senderUuid,
    seat,
    sender: { displayName: sender?.displayName ?? "" },
    content: message.content,
    createdAt: new Date(message.createdAt).toISOString(),
    reactions: message.reactions,
    number: message.number,
    clientId: message.clientId,
    language: message.language,
  };
}

/** What was said, by number and without names: what the judge reads. */
export type Transcript = { seat: Seat; content: string }[];

/** A hearing that is over: why, and what was said. */
export interface ClosedHearing {
  reason: DeliberationReason;
  transcript: Transcript;
}

/** What was struck has its number and no words: the clerk's would be weighed as a party's. */
export function transcriptOf(hearing: Hearing): Transcript {
  const seats = seatsOf(hearing.courtroom);
  return hearing.messages.map(({ senderUuid, content }) => ({
    seat: seatOf(seats, senderUuid) ?? "opponent",
    content: content === STRUCK_MESSAGE ? "" : content,
  }));
}
