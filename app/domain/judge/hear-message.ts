import { normalizeText, visibleText } from "../text";
import { findContempt, withoutContempt } from "./contempt";
import type { RecordedMessage } from "./judge";

/** What a court hears of a chat message before it weighs a word of it. */
export interface HeardMessage {
  /** What was typed, in the form in which every text is shown. */
  text: string;
  /** The words of the first order to the court in it, or null. */
  contempt: string | null;
  /** Whether it says more than an order to the court. */
  isEvidence: boolean;
}

/** Exhibits, contempt and finding all ask, of hundreds of messages, and a record never changes. */
const heard = new WeakMap<RecordedMessage, HeardMessage>();

/** Hears a message once, however often it is asked about. */
export function hearMessage(message: RecordedMessage): HeardMessage {
  const known = heard.get(message);
  if (known !== undefined) return known;
  const text = normalizeText(message.content);
  const visible = visibleText(message.content);
  const contempt = findContempt(visible);
  const fresh = { text, contempt, isEvidence: (contempt === null ? visible : withoutContempt(visible)) !== "" };
  heard.set(message, fresh);
  return fresh;
}
