import * as v from "valibot";
import { followStored, listStored } from "~/browser/storage/stored";
import { readStoredJson } from "~/browser/storage/stored-json";
import { inWrittenOrder, type PendingMessage } from "~/domain/courtroom/outbox";
import { keepPending, outboxEntry, type Speaker } from "./kept-words";

const keptSchema = v.object({
  clientId: v.string(),
  content: v.string(),
  writtenAt: v.number(),
  /** An earlier version did not say which: then it is one that is gone. */
  windowId: v.optional(v.string(), ""),
  /** The court has refused it once, while no page of its courtroom was open (see `keepRefused`). */
  isRefused: v.optional(v.boolean(), false),
});

/**
 * Hands over what windows have left unsent that are gone: closed, reloaded, crashed, or on another page. Each window
 * holds a lock of its own name for as long as it stands in this court, and the browser lets go of it whatever becomes
 * of the window. Whoever gets the lock of another is its heir, and the only one. Gives how to leave.
 */
export function inheritOutbox(
  speaker: Speaker,
  windowId: string,
  onInherited: (outbox: readonly PendingMessage[]) => void,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const asked = new Set([windowId]);
  const whenFree = (name: string, then: () => Promise<void> | undefined) =>
    // Aborted when this window leaves before its turn.
    navigator.locks.request(outboxEntry(speaker, name).key, { signal }, then).catch(() => undefined);

  void whenFree(windowId, () => new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve())));

  function look(): void {
    for (const { windowId: other } of recallOutbox(speaker)) {
      if (asked.has(other)) continue;
      asked.add(other);
      void whenFree(other, () => {
        asked.delete(other);
        const left = recallOutbox(speaker).filter((kept) => kept.windowId === other);
        for (const kept of left) keepPending(speaker, kept, windowId);
        if (left.length > 0) onInherited(left.map(toPending));
        return undefined;
      });
    }
  }
  look();
  const stopFollowing = followStored(look);
  return () => {
    stopFollowing();
    leaving.abort();
  };
}

type KeptMessage = v.InferOutput<typeof keptSchema>;

/** Messages that the court had not confirmed, of all windows. */
export function recallOutbox(speaker: Speaker): KeptMessage[] {
  const kept = listStored(outboxEntry(speaker, "")).map((entry) => readStoredJson(entry, keptSchema));
  return inWrittenOrder(kept.filter((each) => each !== null));
}

function toPending({ clientId, content, writtenAt }: KeptMessage): PendingMessage {
  return { clientId, content, writtenAt, state: "waiting", refusal: null };
}
