import type { HeardMessage } from "./hearing";

/** So many messages a person may send in the window: faster than anyone argues, and slow enough to be read. */
export const SENDS_MAX = 15;
export const SENDS_WINDOW_MS = 10_000;

/** Whether a person has sent as much as they may for now, over all their tabs. `at` in Unix milliseconds. */
export function sentTooMuch(messages: readonly HeardMessage[], userUuid: string, at: number): boolean {
  // From the end: whoever argues for an hour must not pay for all of it with each message.
  const recent = messages.slice(messages.findLastIndex(({ createdAt }) => createdAt <= at - SENDS_WINDOW_MS) + 1);
  return recent.filter(({ senderUuid }) => senderUuid === userUuid).length >= SENDS_MAX;
}

/**
 * Messages of any kind that a person may send at once, and how many more a second. An outbox that empties after a night
 * offline, read marks and reactions fit; a script does not.
 */
export const SOCKET_MESSAGES_AT_ONCE = 60;
export const SOCKET_MESSAGES_PER_SECOND = 10;

/**
 * So many messages beyond that and the court stops listening: answering each of them would be the flood's second half.
 */
export const SOCKET_MESSAGES_OVERDRAWN_MAX = 60;

/** How many messages a person has left; below zero where they went on after a refusal. `at` in Unix milliseconds. */
export interface MessageAllowance {
  left: number;
  at: number;
}

export type AllowanceRuling = "accept" | "refuse" | "close";

/** Takes one message off a person's allowance. Nothing known of the person is a full one. */
export function spendAllowance(
  known: MessageAllowance | undefined,
  at: number,
): { allowance: MessageAllowance; ruling: AllowanceRuling } {
  const { left, at: before } = known ?? { left: SOCKET_MESSAGES_AT_ONCE, at };
  const refilled = Math.min(
    SOCKET_MESSAGES_AT_ONCE,
    left + (Math.max(0, at - before) / 1_000) * SOCKET_MESSAGES_PER_SECOND,
  );
  const allowance = { left: refilled - 1, at };
  if (allowance.left >= 0) return { allowance, ruling: "accept" };
  return { allowance, ruling: allowance.left >= -SOCKET_MESSAGES_OVERDRAWN_MAX ? "refuse" : "close" };
}
