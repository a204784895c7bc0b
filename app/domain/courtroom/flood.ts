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
 * Frames of any kind that a person may send at once, and how many more a second. An outbox that empties after a night
 * offline, read marks and reactions fit; a script does not.
 */
export const FRAMES_AT_ONCE = 60;
export const FRAMES_PER_SECOND = 10;

/** So many frames beyond that and the court stops listening: answering each of them would be the flood's second half. */
export const FRAMES_OVERDRAWN_MAX = 60;

/** How many frames a person has left; below zero where they went on after a refusal. `at` in Unix milliseconds. */
export interface FrameAllowance {
  left: number;
  at: number;
}

export type FrameRuling = "accept" | "refuse" | "close";

/** Takes one frame off a person's allowance. Nothing known of the person is a full one. */
export function takeFrame(
  known: FrameAllowance | undefined,
  at: number,
): { allowance: FrameAllowance; ruling: FrameRuling } {
  const { left, at: before } = known ?? { left: FRAMES_AT_ONCE, at };
  const refilled = Math.min(FRAMES_AT_ONCE, left + (Math.max(0, at - before) / 1_000) * FRAMES_PER_SECOND);
  const allowance = { left: refilled - 1, at };
  if (allowance.left >= 0) return { allowance, ruling: "accept" };
  return { allowance, ruling: allowance.left >= -FRAMES_OVERDRAWN_MAX ? "refuse" : "close" };
}
