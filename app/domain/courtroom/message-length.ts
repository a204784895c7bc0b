import { countCharacters } from "../text";

/** Longest message, in code points. */
export const MESSAGE_MAX = 1_500;

/** Above this the counter turns yellow. */
const MESSAGE_WARNING = 1_200;

/** What is said to somebody whose message is too long. `length` in code points. */
export function messageTooLong(length: number): string {
  return `Your message is ${length} characters. Please keep it under 1,500 characters.`;
}

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
