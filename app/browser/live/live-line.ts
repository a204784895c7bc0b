import { type Connection, openConnection } from "~/browser/connection/connection";
import { readJson } from "~/browser/connection/read-json";
import { type LiveMessage, liveMessageSchema } from "~/domain/notice/live-message";

type Listener = (message: LiveMessage) => void;

const listeners = new Set<Listener>();
let connection: Connection | null = null;
/** What came after it was missed, by the court's own clock in Unix milliseconds. */
let since: number | null = null;
/** What a listener that comes later has to know. */
let unread: number | null = null;

/**
 * Tells a listener what the court tells this page's person, by the page's one live connection, which is there as long
 * as anybody listens. Who comes later hears first how many notices are unread. Gives how to stop.
 */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  if (unread !== null) listener({ type: "read", payload: { unread } });
  connection ??= openConnection(
    { address: liveAddress, read: (text) => readJson(liveMessageSchema, text) },
    { onConnecting: nothing, onOpen: nothing, onMessage: pass, onLost: nothing, onClosed: nothing },
  );
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    connection?.close();
    connection = null;
    unread = null;
  };
}

function pass(message: LiveMessage): void {
  if (message.type !== "case") unread = message.payload.unread;
  if (message.type === "welcome") since = message.payload.at;
  if (message.type === "notice") since = Math.max(since ?? 0, Date.parse(message.payload.notice.createdAt));
  for (const listener of listeners) listener(message);
}

function liveAddress(): URL {
  const address = new URL("/live", window.location.href);
  if (since !== null) address.searchParams.set("since", String(since));
  return address;
}

function nothing(): void {}
