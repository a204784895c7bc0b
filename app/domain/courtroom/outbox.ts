import type { Seat } from "../case/seat";
import type { CourtroomMessage } from "./message";
import type { SocketMessageFault } from "./protocol";

/**
 * A message on its way from this browser to the court. Its order in the outbox is the order in which it was written.
 */
export interface PendingMessage {
  clientId: string;
  content: string;
  /** Unix milliseconds by the browser's clock. */
  writtenAt: number;
  /**
   * `waiting` for its turn or the connection, `sent` and not confirmed, or `refused` until its writer decides what to
   * do.
   */
  state: "waiting" | "sent" | "refused";
  /** The court's sentence on a refused one. */
  refusal: string | null;
}

/** How long the outbox rests after the court said that it was too much at once, in milliseconds. */
export const FLOOD_REST_MS = 3_000;

/** Refusals after which the same message may pass later. */
export function isWorthWaiting(code: SocketMessageFault): boolean {
  return code === "flood";
}

/**
 * The message that is to be sent next. Only one is under way at a time: were the next sent before the first is
 * confirmed, a first that is refused for a moment would arrive after it.
 */
export function nextToSend(outbox: readonly PendingMessage[]): PendingMessage | null {
  if (outbox.some(({ state }) => state === "sent")) return null;
  return outbox.find(({ state }) => state === "waiting") ?? null;
}

/** The outbox once the court has these messages: what it confirms is no longer pending. */
export function withoutConfirmed(
  outbox: readonly PendingMessage[],
  own: Seat,
  heard: readonly Pick<CourtroomMessage, "seat" | "clientId">[],
): readonly PendingMessage[] {
  const confirmed = new Set(heard.filter(({ seat }) => seat === own).map(({ clientId }) => clientId));
  return outbox.some(({ clientId }) => confirmed.has(clientId))
    ? outbox.filter(({ clientId }) => !confirmed.has(clientId))
    : outbox;
}

/**
 * After a connection broke nobody knows whether what was sent arrived: all of it is sent again, and the court drops
 * repeats.
 */
export function unsent(outbox: readonly PendingMessage[]): readonly PendingMessage[] {
  return outbox.map((pending) => (pending.state === "sent" ? { ...pending, state: "waiting" } : pending));
}

/** Messages of several windows as one person wrote them. */
export function inWrittenOrder<Written extends Pick<PendingMessage, "writtenAt">>(
  outbox: readonly Written[],
): Written[] {
  return [...outbox].sort((a, b) => a.writtenAt - b.writtenAt);
}

/** The outbox with one message changed. */
export function changed(
  outbox: readonly PendingMessage[],
  clientId: string,
  change: Partial<Pick<PendingMessage, "state" | "refusal">>,
): readonly PendingMessage[] {
  return outbox.map((pending) => (pending.clientId === clientId ? { ...pending, ...change } : pending));
}
