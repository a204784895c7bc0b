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
  if (length > MESSAGE_MAX) {
    const notice = `Message is too long! Please remove ${length - MESSAGE_MAX} characters.`;
    return { length, state: "too_long", notice };
  }
  if (length > MESSAGE_WARNING) {
    const notice = `Approaching character limit, ${MESSAGE_MAX - length} characters remaining`;
    return { length, state: "long", notice };
  }
  return { length, state: "fine", notice: null };
}
