import type { HearingCommand } from "./hearing-step";
import type { ClientMessage, SocketMessageFault } from "./protocol";

/** Whose socket a message came by, and to which courtroom. The court knows both; a payload may only agree. */
export interface Sender {
  userUuid: string;
  courtroomUuid: string;
}

/** Why a message can't be this socket's own, or null. */
export function foreignTo(message: ClientMessage, { userUuid, courtroomUuid }: Sender): SocketMessageFault | null {
  if (message.payload.courtroomUuid !== courtroomUuid) return "wrong_courtroom";
  const claimed = message.type === "SEND_MESSAGE" ? message.payload.senderUuid : message.payload.userUuid;
  return claimed === userUuid ? null : "wrong_sender";
}

/** The sender's own id for what a message says, where it has one. */
export function clientIdOf(message: ClientMessage): string | null {
  return message.type === "SEND_MESSAGE" ? (message.payload.clientId ?? null) : null;
}

/**
 * What a browser's message asks for. `uuid`, `language` and `at` (Unix milliseconds) are for what it makes; `present`
 * is asked when it joins.
 */
export function commandOf(
  { type, payload }: ClientMessage,
  { userUuid }: Sender,
  given: { uuid: string; language: string | null; at: number; present: () => readonly string[] },
): HearingCommand {
  switch (type) {
    case "join":
      return { kind: "join", userUuid, since: payload.since, present: given.present(), at: given.at };
    case "SEND_MESSAGE": {
      const { content, clientId } = payload;
      return { kind: "say", userUuid, content, language: given.language, clientId, uuid: given.uuid, at: given.at };
    }
    case "TYPING_INDICATOR":
      return { kind: "type", userUuid, isTyping: payload.isTyping };
    case "GET_DECISION_READY":
      return { kind: "ask_for_decision", userUuid, lastReadMessageUuid: payload.lastReadMessageUuid, at: given.at };
    case "WITHDRAW_DECISION":
      return { kind: "withdraw_request", userUuid, at: given.at };
    case "ADD_REACTION":
      return { kind: "react", userUuid, messageUuid: payload.messageUuid, reaction: payload.reaction };
    case "MARK_READ":
      return { kind: "read", userUuid, messageUuid: payload.lastReadMessageUuid };
    default:
      return type satisfies never;
  }
}
