import type { Seat } from "../case/seat";
import type { CourtLine } from "./bench/court-line";
import type { Courtroom } from "./courtroom";
import { isOutdated } from "./is-outdated";
import type { CourtroomMessage } from "./message";
import { changed, inWrittenOrder, type PendingMessage, unsent } from "./outbox";
import type { ReactionWish } from "./reaction-wish";
import type { Reaction } from "./reactions";

/** How long somebody is shown as typing after the last sign of it, in milliseconds. */
export const TYPING_SHOWN_MS = 4_000;

/** The connection to the court: being made, open but not joined, live, broken and coming back, or closed for good. */
export type Connection = "connecting" | "joining" | "live" | "lost" | "closed";

/** A courtroom as one browser of one party sees it. */
export interface CourtView {
  userUuid: string;
  /** Where the person sits, whatever they come to be called. */
  seat: Seat;
  courtroom: Courtroom;
  connection: Connection;
  /** Whether the court has told this page once what was said. */
  hasJoined: boolean;
  /** Why a closed connection stays closed, for the person. */
  closedBecause: string | null;
  /** What the court has heard, by number. */
  messages: readonly CourtroomMessage[];
  /** What stands between them. */
  lines: readonly CourtLine[];
  /** The last revision without a gap before it: what `since` says. */
  revision: number;
  /** News came that does not follow on what is known: the court is to be asked for what lies between. */
  isBehind: boolean;
  outbox: readonly PendingMessage[];
  /** Unix milliseconds until which no message is sent and nothing asked for, since it was too much at once; or null. */
  restsUntil: number | null;
  wishes: readonly ReactionWish[];
  /** Who is typing, and until when that is believed, in Unix milliseconds. */
  typing: readonly { userUuid: string; until: number }[];
  present: readonly string[];
  ready: readonly string[];
  /** The person's request for a decision: made, sent, to be taken back, or none of these. */
  decisionRequest: "none" | "wanted" | "sent" | "withdrawn";
  isGenerating: boolean;
  /** What the court said of an attempt at a verdict that failed. */
  generationError: string | null;
  /** Whether the person has the end of the transcript before their eyes. */
  isLooking: boolean;
  /** Number of the last message that the person has seen, and up to which the court was told so. */
  seenTo: number;
  markedTo: number;
  /** Number of the first message that came while the person looked away; it stays marked while they catch up. */
  unreadFrom: number | null;
}

export type CourtEvent =
  /** By a rule that is fetched on use: of what a message of the court changes (`heard`), or a tap (`reacted`). */
  | { type: "changed"; change: (view: CourtView) => CourtView }
  | { type: "connection"; connection: "connecting" | "joining" | "lost" }
  | { type: "closed"; because: string | null }
  /** The page was read again. */
  | { type: "read"; courtroom: Courtroom }
  /** What was said before, by the API. */
  | { type: "recalled"; messages: readonly CourtroomMessage[] }
  | { type: "restored"; outbox: readonly PendingMessage[] }
  | { type: "said"; clientId: string; content: string; at: number }
  | { type: "retried"; clientId: string }
  | { type: "taken_back"; clientId: string }
  | { type: "decision_wanted" }
  | { type: "decision_withdrawn" }
  | { type: "looked"; isLooking: boolean }
  /** A message that was due has gone out. */
  | { type: "sent"; what: Sent }
  | { type: "ticked"; at: number };

export type Sent =
  | { kind: "join" }
  | { kind: "message"; clientId: string }
  | { kind: "reaction"; messageUuid: string; reaction: Reaction }
  | { kind: "decision" }
  | { kind: "read"; number: number };

export function openCourtView(userUuid: string, courtroom: Courtroom): CourtView {
  return {
    userUuid,
    seat: userUuid === courtroom.creatorUuid ? "creator" : "opponent",
    courtroom,
    connection: "connecting",
    hasJoined: false,
    closedBecause: null,
    messages: [],
    lines: [],
    revision: 0,
    isBehind: false,
    outbox: [],
    restsUntil: null,
    wishes: [],
    typing: [],
    present: [],
    ready: [],
    decisionRequest: "none",
    isGenerating: false,
    generationError: null,
    isLooking: false,
    seenTo: 0,
    markedTo: 0,
    unreadFrom: null,
  };
}

/** The view after something happened in court or on the page. */
export function reduceCourtView(view: CourtView, event: CourtEvent): CourtView {
  switch (event.type) {
    case "changed":
      return event.change(view);
    case "connection":
      // Whoever opens a connection asks on it for what they missed.
      return event.connection === "lost"
        ? loseConnection(view)
        : { ...view, connection: event.connection, isBehind: false };
    case "closed":
      return { ...loseConnection(view), connection: "closed", closedBecause: event.because };
    case "read":
      return adoptCourtroom(view, event.courtroom);
    case "recalled":
      return view.messages.length > 0 ? view : { ...view, messages: event.messages };
    case "restored":
      return { ...view, outbox: inWrittenOrder([...event.outbox, ...view.outbox]) };
    case "said":
      return say(view, event);
    case "retried":
      return { ...view, outbox: changed(view.outbox, event.clientId, { state: "waiting", refusal: null }) };
    case "taken_back":
      return { ...view, outbox: view.outbox.filter(({ clientId }) => clientId !== event.clientId) };
    case "decision_wanted":
      return { ...view, decisionRequest: "wanted", generationError: null };
    case "decision_withdrawn":
      // What never went out needs no taking back.
      return { ...view, decisionRequest: view.decisionRequest === "wanted" ? "none" : "withdrawn" };
    case "looked":
      return look(view, event.isLooking);
    case "sent":
      return noteSent(view, event.what);
    case "ticked":
      return tick(view, event.at);
    default:
      return event satisfies never;
  }
}

/** A page that was read before the verdict must not take it back. A court that was opened once more begins anew. */
export function adoptCourtroom(view: CourtView, courtroom: Courtroom): CourtView {
  if (isOutdated(courtroom, view.courtroom)) return view;
  if (courtroom.opponent === null && view.courtroom.opponent !== null) return view;
  if (courtroom.round > view.courtroom.round) {
    const reopened = { ready: [], decisionRequest: "none", isGenerating: false, generationError: null } as const;
    return { ...view, ...reopened, courtroom };
  }
  const isSettled = courtroom.status === "settled";
  return { ...view, courtroom, isGenerating: isSettled ? false : view.isGenerating };
}

/** Number of the last message known. */
export function lastNumber({ messages }: Pick<CourtView, "messages">): number {
  return messages.at(-1)?.number ?? 0;
}

/** How many messages of the other party the person has not seen. */
export function countUnread({ messages, seenTo, seat: own }: CourtView): number {
  return messages.filter(({ number, seat }) => number > seenTo && seat !== own).length;
}

/** When something runs out next, in Unix milliseconds, or null. */
export function nextTick({ typing, restsUntil }: CourtView): number | null {
  const times = [...typing.map(({ until }) => until), ...(restsUntil === null ? [] : [restsUntil])];
  return times.length === 0 ? null : Math.min(...times);
}

/** Who else is there is not known any more, and what was under way has to be sent again. */
function loseConnection(view: CourtView): CourtView {
  return {
    ...view,
    connection: "lost",
    outbox: unsent(view.outbox),
    decisionRequest: view.decisionRequest === "sent" ? "wanted" : view.decisionRequest,
    typing: [],
    present: [],
  };
}

function say(view: CourtView, { clientId, content, at }: Extract<CourtEvent, { type: "said" }>): CourtView {
  const pending: PendingMessage = { clientId, content, writtenAt: at, state: "waiting", refusal: null };
  return { ...view, outbox: [...view.outbox, pending], unreadFrom: null, seenTo: lastNumber(view) };
}

/** Coming back marks where the news begins; going away with all of it read forgets the mark. */
function look(view: CourtView, isLooking: boolean): CourtView {
  if (isLooking) return { ...view, isLooking, seenTo: lastNumber(view) };
  return { ...view, isLooking, unreadFrom: view.isLooking ? null : view.unreadFrom };
}

function noteSent(view: CourtView, what: Sent): CourtView {
  switch (what.kind) {
    case "join":
      return { ...view, isBehind: false };
    case "message":
      return { ...view, outbox: changed(view.outbox, what.clientId, { state: "sent" }) };
    case "reaction": {
      const isIt = (wish: ReactionWish) => wish.messageUuid === what.messageUuid && wish.reaction === what.reaction;
      return { ...view, wishes: view.wishes.map((wish) => (isIt(wish) ? { ...wish, isSent: true } : wish)) };
    }
    case "decision":
      return { ...view, decisionRequest: view.decisionRequest === "wanted" ? "sent" : "none" };
    case "read":
      return { ...view, markedTo: what.number };
    default:
      return what satisfies never;
  }
}

function tick(view: CourtView, at: number): CourtView {
  const isRested = view.restsUntil !== null && view.restsUntil <= at;
  return {
    ...view,
    typing: view.typing.filter(({ until }) => until > at),
    restsUntil: isRested ? null : view.restsUntil,
  };
}
