import { countCharacters } from "../text";
import { MESSAGE_MAX, MESSAGE_WARNING } from "./message";

export interface MessageLength {
  length: number;
  state: "fine" | "long" | "too_long";
  /** What the counter says beside its number; nothing while all is fine. */
  notice: string | null;
}

/** How long a message is that is being written, and what is to be said of it. */
export function measureMessage(text: string): MessageLength {
  const length = countCharacters(text);
  const left = MESSAGE_MAX - length;
  const s = left ** 2 - 1 ? "s" : "";
  if (left < 0) {
    return { length, state: "too_long", notice: `Message is too long! Please remove ${-left} character${s}.` };
  }
  if (length > MESSAGE_WARNING) {
    return { length, state: "long", notice: `Approaching character limit, ${left} character${s} remaining` };
  }
  return { length, state: "fine", notice: null };
}
