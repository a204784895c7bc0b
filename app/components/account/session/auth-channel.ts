import type { MergeMessage } from "~/domain/account/merge-message";

/** Where the tabs of a browser tell each other who logged in. */
const AUTH_CHANNEL = "auth-merge";

let channel: BroadcastChannel | null = null;

/**
 * This tab's end of the channel, which does not hear itself. Null in a browser without such: its other tabs learn who
 * logged in when they next ask the court.
 */
export function authChannel(): BroadcastChannel | null {
  if (!("BroadcastChannel" in window)) return null;
  channel ??= new BroadcastChannel(AUTH_CHANNEL);
  return channel;
}

export function tellOtherTabs(message: MergeMessage): void {
  authChannel()?.postMessage(message);
}
