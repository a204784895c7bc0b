import { type CourtView, lastNumber, type Sent } from "./court-view";
import { nextToSend } from "./outbox";
import type { OutgoingMessage } from "./protocol";

/** A message to send now, and what to note once it is out. */
export interface DueMessage {
  socketMessage: OutgoingMessage;
  what: Sent;
}

/** Everything that this browser owes the court as things stand. Before it has joined that is at most its joining. */
export function dueMessages(view: CourtView): DueMessage[] {
  if (view.connection === "joining") return dueJoin(view);
  if (view.connection !== "live") return [];
  return [...dueJoin(view), ...dueMessage(view), ...dueReactions(view), ...dueDecision(view), ...dueReadMark(view)];
}

/** What asks the court for all that this browser has not seen. */
export function joinMessage({ userUuid, courtroom, revision }: CourtView): OutgoingMessage {
  return { type: "join", payload: { userUuid, courtroomUuid: courtroom.uuid, since: revision } };
}

function dueJoin(view: CourtView): DueMessage[] {
  return view.isBehind && view.restsUntil === null
    ? [{ socketMessage: joinMessage(view), what: { kind: "join" } }]
    : [];
}

function dueMessage({ userUuid, courtroom, outbox, restsUntil }: CourtView): DueMessage[] {
  const pending = restsUntil === null ? nextToSend(outbox) : null;
  if (pending === null) return [];
  const { content, clientId } = pending;
  const payload = { courtroomUuid: courtroom.uuid, senderUuid: userUuid, content, clientId };
  return [{ socketMessage: { type: "SEND_MESSAGE", payload }, what: { kind: "message", clientId } }];
}

function dueReactions({ userUuid, courtroom, wishes }: CourtView): DueMessage[] {
  return wishes
    .filter(({ isSent }) => !isSent)
    .map(({ messageUuid, reaction }) => ({
      socketMessage: {
        type: "ADD_REACTION",
        payload: { messageUuid, reaction, userUuid, courtroomUuid: courtroom.uuid },
      },
      what: { kind: "reaction", messageUuid, reaction },
    }));
}

function dueDecision(view: CourtView): DueMessage[] {
  const { userUuid, courtroom, decisionRequest, messages } = view;
  const what = { kind: "decision" } as const;
  if (decisionRequest === "withdrawn")
    return [
      { socketMessage: { type: "WITHDRAW_DECISION", payload: { courtroomUuid: courtroom.uuid, userUuid } }, what },
    ];
  // What was said before the request goes first: a decision must not overtake the last argument.
  if (decisionRequest !== "wanted" || nextToSend(view.outbox) !== null) return [];
  const lastReadMessageUuid = messages.at(-1)?.uuid ?? null;
  const payload = { courtroomUuid: courtroom.uuid, userUuid, lastReadMessageUuid };
  return [{ socketMessage: { type: "GET_DECISION_READY", payload }, what }];
}

function dueReadMark(view: CourtView): DueMessage[] {
  const { userUuid, courtroom, seenTo, markedTo, messages } = view;
  if (seenTo <= markedTo || seenTo > lastNumber(view)) return [];
  const message = messages.find(({ number }) => number === seenTo);
  if (message === undefined) return [];
  const payload = { courtroomUuid: courtroom.uuid, userUuid, lastReadMessageUuid: message.uuid };
  return [{ socketMessage: { type: "MARK_READ", payload }, what: { kind: "read", number: seenTo } }];
}
