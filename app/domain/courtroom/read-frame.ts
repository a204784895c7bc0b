import * as v from "valibot";
import { countCharacters } from "../text";
import { MESSAGE_MAX, messageTooLong } from "./message";
import { type ClientMessage, clientMessageSchema, FRAME_MAX_BYTES, type ServerMessage } from "./protocol";
import { refusal } from "./refusal";

/**
 * A frame as the court takes it: a message of the protocol, a message that is refused with words of its own, something
 * that can't be read at all, or more than is read at once.
 */
export type ReadFrame =
  | { kind: "message"; message: ClientMessage }
  | { kind: "refused"; refusal: ServerMessage }
  | { kind: "unreadable" }
  | { kind: "too_large" };

/** A message whose text alone may be wrong, so that its sender gets it back by its own id. */
const wordsSchema = v.object({
  type: v.literal("SEND_MESSAGE"),
  payload: v.object({ content: v.string(), clientId: v.optional(v.string()) }),
});

export function readFrame(frame: string | ArrayBuffer): ReadFrame {
  if (typeof frame !== "string") return { kind: frame.byteLength > FRAME_MAX_BYTES ? "too_large" : "unreadable" };
  if (isTooLarge(frame)) return { kind: "too_large" };
  const data = parseJson(frame);
  const parsed = v.safeParse(clientMessageSchema, data);
  return parsed.success ? { kind: "message", message: parsed.output } : explain(data);
}

function explain(data: unknown): ReadFrame {
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

/** A character of UTF-16 has three bytes at most: shorter frames need no counting. */
function isTooLarge(frame: string): boolean {
  if (frame.length * 3 <= FRAME_MAX_BYTES) return false;
  return frame.length > FRAME_MAX_BYTES || utf8Length(frame) > FRAME_MAX_BYTES;
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
