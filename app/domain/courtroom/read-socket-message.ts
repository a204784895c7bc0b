import * as v from "valibot";
import { countCharacters } from "../text";
import { MESSAGE_MAX, messageTooLong } from "./message-length";
import { type ClientMessage, clientMessageSchema, type ServerMessage, SOCKET_MESSAGE_MAX_BYTES } from "./protocol";
import { refusal } from "./refusal";

/**
 * A message as the court takes it: a message of the protocol, a message that is refused with words of its own,
 * something that can't be read at all, or more than is read at once.
 */
export type ReadSocketMessage =
  | { kind: "message"; message: ClientMessage }
  | { kind: "refused"; refusal: ServerMessage }
  | { kind: "unreadable" }
  | { kind: "too_large" };

/** A message whose text alone may be wrong, so that its sender gets it back by its own id. */
const wordsSchema = v.object({
  type: v.literal("SEND_MESSAGE"),
  payload: v.object({ content: v.string(), clientId: v.optional(v.string()) }),
});

export function readSocketMessage(socketMessage: string | ArrayBuffer): ReadSocketMessage {
  if (typeof socketMessage !== "string")
    return { kind: socketMessage.byteLength > SOCKET_MESSAGE_MAX_BYTES ? "too_large" : "unreadable" };
  if (isTooLarge(socketMessage)) return { kind: "too_large" };
  const data = parseJson(socketMessage);
  const parsed = v.safeParse(clientMessageSchema, data);
  return parsed.success ? { kind: "message", message: parsed.output } : explain(data);
}

function explain(data: unknown): ReadSocketMessage {
  const words = v.safeParse(wordsSchema, data);
  if (!words.success) return { kind: "unreadable" };
  const { content, clientId } = words.output.payload;
  const length = countCharacters(content);
  if (length > MESSAGE_MAX) return { kind: "refused", refusal: refusal("too_long", clientId, messageTooLong(length)) };
  if (length > 0) return { kind: "unreadable" };
  return {
    kind: "refused",
    refusal: refusal("unreadable", clientId, "Please write something before you send."),
  };
}

/** A character of UTF-16 has three bytes at most: shorter messages need no counting. */
function isTooLarge(socketMessage: string): boolean {
  if (socketMessage.length * 3 <= SOCKET_MESSAGE_MAX_BYTES) return false;
  return socketMessage.length > SOCKET_MESSAGE_MAX_BYTES || utf8Length(socketMessage) > SOCKET_MESSAGE_MAX_BYTES;
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
