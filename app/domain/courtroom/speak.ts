import { callForOrder } from "./bench/preside";
import { retire } from "./deliberate";
import { sentTooMuch } from "./flood";
import {
  type HeardMessage,
  type Hearing,
  isDeliberating,
  isSettled,
  revisionOf,
  showMessage,
  withHeard,
} from "./hearing";
import { andThen, type CommandOf, type HearingStep, stay, toAll, toAsker } from "./hearing-step";
import type { ServerMessage, SocketMessageFault } from "./protocol";
import type { Reaction, Reactions } from "./reactions";
import { refusal } from "./refusal";
import { TRANSCRIPT_TOKENS_MAX, TRANSCRIPT_TOKENS_WARNING } from "./transcript-budget";

/** Why nothing can be added to the record now, or null. */
function closedBecause(hearing: Hearing): SocketMessageFault | null {
  if (isSettled(hearing)) return "already_settled";
  if (isDeliberating(hearing)) return "deliberating";
  return hearing.courtroom.status === "active" ? null : "not_in_session";
}

/**
 * Takes a message into the transcript. What arrived before is answered as it was, also when the court has retired
 * since: its sender waits for the receipt. The message that fills the judge's budget is the last one
 * (docs/rules.md#conversation-limit).
 */
export function say(hearing: Hearing, command: CommandOf<"say">): HearingStep {
  const { userUuid, content, language, clientId, uuid, at } = command;
  const repeated = hearing.messages.find((each) => each.clientId === clientId && each.senderUuid === userUuid);
  if (repeated !== undefined) return stay(hearing, toAsker(newMessage(hearing, repeated)));
  const fault = closedBecause(hearing) ?? (sentTooMuch(hearing.messages, userUuid, at) ? "flood" : null);
  if (fault !== null) return stay(hearing, toAsker(refusal(fault, clientId)));
  const message: HeardMessage = {
    uuid,
    number: hearing.messages.length + 1,
    senderUuid: userUuid,
    content,
    language,
    clientId: clientId ?? uuid,
    createdAt: at,
    revision: revisionOf(hearing) + 1,
    reactions: {},
  };
  const heard: HearingStep = {
    hearing: withHeard(hearing, message),
    changes: [{ kind: "message", message }],
    socketMessages: [toAll(newMessage(hearing, message))],
    docket: "none",
  };
  return andThen(
    andThen(heard, (next) => watchBudget(next, at)),
    (next) => callForOrder(next, message),
  );
}

/** Also where one message jumps from below the warning to the end, the end is all that is told. */
function watchBudget(hearing: Hearing, at: number): HearingStep {
  if (hearing.tokens >= TRANSCRIPT_TOKENS_MAX) {
    const exceeded = "The conversation has reached its maximum length. Generating verdict automatically...";
    const told = stay(hearing, toAll({ type: "TOKEN_LIMIT_EXCEEDED", payload: { message: exceeded } }));
    return andThen(told, (full) => retire(full, "token_limit_exceeded", at));
  }
  if (hearing.isWarned || hearing.tokens < TRANSCRIPT_TOKENS_WARNING) return stay(hearing);
  const message = "The judge's notebook is four fifths full. Make your closing arguments count.";
  return {
    hearing: { ...hearing, isWarned: true },
    changes: [{ kind: "warned" }],
    socketMessages: [toAll({ type: "TOKEN_LIMIT_WARNING", payload: { message } })],
    docket: "none",
  };
}

/** Reacts to a message, or takes the reaction back (reactions toggle, docs/rules.md#reactions). */
export function react(hearing: Hearing, { userUuid, messageUuid, reaction }: CommandOf<"react">): HearingStep {
  const message = hearing.messages.find(({ uuid }) => uuid === messageUuid);
  const fault = closedBecause(hearing) ?? (message === undefined ? "unknown_message" : null);
  if (message === undefined || fault !== null) return stay(hearing, toAsker(refusal(fault ?? "unknown_message")));
  const reactions = toggle(message.reactions, reaction, userUuid);
  const revision = revisionOf(hearing) + 1;
  return {
    hearing: {
      ...hearing,
      messages: hearing.messages.map((each) => (each === message ? { ...each, reactions, revision } : each)),
    },
    changes: [{ kind: "reactions", number: message.number, reactions, revision }],
    socketMessages: [toAll({ type: "MESSAGE_REACTION_UPDATED", payload: { messageUuid, reactions, revision } })],
    docket: "none",
  };
}

function toggle(reactions: Reactions, reaction: Reaction, userUuid: string): Reactions {
  const { [reaction]: who = [], ...rest } = reactions;
  const others = who.filter((uuid) => uuid !== userUuid);
  const chosen = others.length < who.length ? others : [...who, userUuid];
  return chosen.length === 0 ? rest : { ...rest, [reaction]: chosen };
}

function newMessage(hearing: Hearing, message: HeardMessage): ServerMessage {
  return { type: "NEW_MESSAGE", payload: { ...showMessage(hearing, message), revision: message.revision } };
}
