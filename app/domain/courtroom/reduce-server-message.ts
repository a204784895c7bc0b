import type { Seat } from "../case/seat";
import { adoptCourtroom, type CourtEvent, type CourtView, lastNumber, TYPING_SHOWN_MS } from "./court-view";
import type { CourtroomVerdict } from "./courtroom";
import type { CourtroomMessage } from "./message";
import { changed, FLOOD_REST_MS, isWorthWaiting, withoutConfirmed } from "./outbox";
import type { ServerMessage, SocketMessageFault } from "./protocol";
import { settleWishes, wishesAfterReturn } from "./settle-wishes";

type Payload<Type extends ServerMessage["type"]> = Extract<ServerMessage, { type: Type }>["payload"];

/** A message of the court as an event of the view. `at` in Unix milliseconds. */
export function heard(message: ServerMessage, at: number): CourtEvent {
  return { type: "changed", change: (view) => reduceServerMessage(view, message, at) };
}

function reduceServerMessage(view: CourtView, { type, payload }: ServerMessage, at: number): CourtView {
  switch (type) {
    case "COURTROOM_JOINED":
      return join(view, payload);
    case "COURTROOM_UPDATED":
      return adoptCourtroom(view, payload.courtroom);
    case "COURT_LINES_UPDATED":
      return { ...view, lines: payload.lines };
    case "NEW_MESSAGE":
      return hear(view, payload);
    case "MESSAGE_REACTION_UPDATED":
      return noteReactions(view, payload);
    case "TYPING_INDICATOR":
      return noteTyping(view, payload, at);
    case "PRESENCE_UPDATED":
      return notePresence(view, payload);
    case "DECISION_READINESS_UPDATED":
      return noteReadiness(view, payload);
    case "VERDICT_GENERATION_STARTED":
      return { ...view, isGenerating: true, generationError: null, typing: [], decisionRequest: "none" };
    case "VERDICT_GENERATED":
      return settle(view, payload, at);
    case "VERDICT_READY":
      return settle(view, payload.verdict, at);
    case "VERDICT_GENERATION_ERROR":
      return { ...view, decisionRequest: "none", generationError: payload.error || "Failed to generate verdict" };
    case "ERROR":
      return refuse(view, payload, at);
    case "TOKEN_LIMIT_WARNING":
    case "TOKEN_LIMIT_EXCEEDED":
      return view;
    default:
      return type satisfies never;
  }
}

function join(view: CourtView, joined: Payload<"COURTROOM_JOINED">): CourtView {
  const { revision, lines, ready, present, isGenerating } = joined;
  // A court that knows less than we do has begun anew: what it says is all there is.
  const known = revision < view.revision ? [] : view.messages;
  const messages = joined.messages.reduce(withMessage, known);
  const read = messages.find(({ uuid }) => uuid === joined.lastReadMessageUuid)?.number ?? 0;
  const seenTo = view.isLooking ? lastNumber({ messages }) : Math.max(read, view.seenTo);
  const caughtUp = adoptCourtroom({ ...view, messages }, joined.courtroom);
  return {
    ...caughtUp,
    connection: "live",
    hasJoined: true,
    isGenerating: isGenerating && caughtUp.courtroom.status !== "settled",
    lines,
    revision,
    isBehind: false,
    outbox: withoutConfirmed(view.outbox, view.seat, messages),
    wishes: wishesAfterReturn(view.wishes, messages, view.userUuid),
    ready,
    present,
    // What the court knows already is not asked for again.
    decisionRequest:
      ready.includes(view.userUuid) === (view.decisionRequest === "withdrawn") ? view.decisionRequest : "none",
    generationError: isGenerating ? view.generationError : null,
    seenTo,
    markedTo: Math.max(read, view.markedTo),
    unreadFrom: view.unreadFrom ?? firstUnread(messages, Math.max(read, view.seenTo), view.seat),
  };
}

/** Whoever was never here before has nothing to come back to: all of it is new, and no line parts it. */
function firstUnread(messages: readonly CourtroomMessage[], seenTo: number, own: Seat): number | null {
  if (seenTo === 0) return null;
  return messages.find(({ number, seat }) => number > seenTo && seat !== own)?.number ?? null;
}

function hear(view: CourtView, { revision, ...message }: Payload<"NEW_MESSAGE">): CourtView {
  const isOwn = message.seat === view.seat;
  const isNews = message.number > lastNumber(view);
  const isSeen = isNews && (isOwn || view.isLooking);
  return {
    ...follow(view, revision),
    messages: withMessage(view.messages, message),
    outbox: withoutConfirmed(view.outbox, view.seat, [message]),
    typing: view.typing.filter(({ userUuid }) => userUuid !== message.senderUuid),
    seenTo: isSeen ? message.number : view.seenTo,
    unreadFrom: isNews && !isOwn && !view.isLooking ? (view.unreadFrom ?? message.number) : view.unreadFrom,
  };
}

/** Each change raises the revision by one. A jump means that something is missing here. */
function follow(view: CourtView, revision: number): CourtView {
  if (revision <= view.revision) return view;
  return revision === view.revision + 1 ? { ...view, revision } : { ...view, isBehind: true };
}

function withMessage(messages: readonly CourtroomMessage[], message: CourtroomMessage): readonly CourtroomMessage[] {
  const others = messages.filter(({ uuid }) => uuid !== message.uuid);
  const place = others.findLastIndex(({ number }) => number < message.number) + 1;
  return [...others.slice(0, place), message, ...others.slice(place)];
}

function noteReactions(view: CourtView, payload: Payload<"MESSAGE_REACTION_UPDATED">): CourtView {
  const before = view.messages.find(({ uuid }) => uuid === payload.messageUuid);
  if (before === undefined) return { ...view, isBehind: true };
  return {
    ...follow(view, payload.revision),
    messages: view.messages.map((each) => (each === before ? { ...each, reactions: payload.reactions } : each)),
    wishes: settleWishes(view.wishes, before, payload.reactions, view.userUuid),
  };
}

function noteTyping(view: CourtView, { userUuid, isTyping }: Payload<"TYPING_INDICATOR">, at: number): CourtView {
  if (userUuid === view.userUuid) return view;
  const others = view.typing.filter((each) => each.userUuid !== userUuid);
  return { ...view, typing: isTyping ? [...others, { userUuid, until: at + TYPING_SHOWN_MS }] : others };
}

function notePresence(view: CourtView, { userUuid, isPresent }: Payload<"PRESENCE_UPDATED">): CourtView {
  const others = view.present.filter((uuid) => uuid !== userUuid);
  if (isPresent) return { ...view, present: [...others, userUuid] };
  return { ...view, present: others, typing: view.typing.filter((each) => each.userUuid !== userUuid) };
}

function noteReadiness(view: CourtView, { userUuid, isReady }: Payload<"DECISION_READINESS_UPDATED">): CourtView {
  const others = view.ready.filter((uuid) => uuid !== userUuid);
  return {
    ...view,
    ready: isReady ? [...others, userUuid] : others,
    decisionRequest: userUuid === view.userUuid ? "none" : view.decisionRequest,
  };
}

function settle(view: CourtView, verdict: CourtroomVerdict, at: number): CourtView {
  const settledAt = view.courtroom.settledAt ?? new Date(at).toISOString();
  return {
    ...view,
    courtroom: { ...view.courtroom, ...verdict, status: "settled", settledAt },
    isGenerating: false,
    generationError: null,
    decisionRequest: "none",
    typing: [],
  };
}

/**
 * A refused message goes back to its writer; one that is too serious leaves the outbox, so that no retry can repeat it.
 */
function refuse(view: CourtView, { code, clientId, message }: Payload<"ERROR">, at: number): CourtView {
  if (clientId === null) return refuseAction(view, code, at);
  if (code === "too_serious") {
    return { ...view, outbox: view.outbox.filter((pending) => pending.clientId !== clientId) };
  }
  if (!isWorthWaiting(code)) {
    return { ...view, outbox: changed(view.outbox, clientId, { state: "refused", refusal: message }) };
  }
  return {
    ...view,
    outbox: changed(view.outbox, clientId, { state: "waiting" }),
    restsUntil: at + FLOOD_REST_MS,
  };
}

/** What has no id of its own is dropped, whichever it was. A question for what was missed is asked again. */
function refuseAction(view: CourtView, code: SocketMessageFault, at: number): CourtView {
  if (code === "flood") {
    return { ...view, wishes: [], decisionRequest: "none", isBehind: true, restsUntil: at + FLOOD_REST_MS };
  }
  const isHopeless = code === "unknown_message" || code === "deliberating" || code === "already_settled";
  return { ...view, wishes: isHopeless ? [] : view.wishes, decisionRequest: "none" };
}
