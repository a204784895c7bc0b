import { readableText } from "../readable-text";
import { visibleText } from "../text";
import { findContempt, withoutContempt } from "./contempt";
import type { RecordedMessage } from "./judge";

/** What a court hears of a chat message before it weighs a word of it. */
export interface HeardMessage {
  /** What was typed, as `hearText` has it. */
  text: string;
  /** The words of the first order to the court in it, or null. */
  contempt: string | null;
  /** Whether it says more than an order to the court. */
  isEvidence: boolean;
}

/**
 * A typed text as a court reads and quotes it. In one with an order nothing unseen is left: it would hide the order
 * from whoever cuts it out.
 */
export function hearText(typed: string): string {
  const visible = visibleText(typed);
  return findContempt(visible) === null ? readableText(typed) : visible;
}

/** Exhibits, contempt and finding all ask, of hundreds of messages, and a record never changes. */
const heard = new WeakMap<RecordedMessage, HeardMessage>();

/** Hears a message once, however often it is asked about. */
export function hearMessage(message: RecordedMessage): HeardMessage {
  const known = heard.get(message);
  if (known !== undefined) return known;
  const text = hearText(message.content);
  const visible = visibleText(message.content);
  const contempt = findContempt(visible);
  const fresh = { text, contempt, isEvidence: (contempt === null ? visible : withoutContempt(visible)) !== "" };
  heard.set(message, fresh);
  return fresh;
}
