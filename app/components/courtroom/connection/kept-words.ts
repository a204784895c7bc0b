import { STORED } from "~/browser/storage/places";
import { readStored, type StoredPlace, storedBelow, writeStored } from "~/browser/storage/stored";
import type { PendingMessage } from "~/domain/courtroom/outbox";

/** Whose words, in which courtroom: another person of the same browser gets none of them. */
export interface Speaker {
  courtroomUuid: string;
  userUuid: string;
}

/** Keeps a message until the court has it. `windowId` names the window that sends it (see `inheritOutbox`). */
export function keepPending(
  speaker: Speaker,
  { clientId, content, writtenAt }: Pick<PendingMessage, "clientId" | "content" | "writtenAt">,
  windowId: string,
): void {
  writeStored(outboxEntry(speaker, clientId), JSON.stringify({ clientId, content, writtenAt, windowId }));
}

/** Keeps a message that the court has refused for its writer alone: only its courtroom's own page sends it again. */
export function keepRefused(speaker: Speaker, { clientId, ...message }: Refusable): void {
  writeStored(outboxEntry(speaker, clientId), JSON.stringify({ clientId, ...message, isRefused: true }));
}

type Refusable = Pick<PendingMessage, "clientId" | "content" | "writtenAt"> & { windowId: string };

export function forgetPending(speaker: Speaker, clientId: string): void {
  writeStored(outboxEntry(speaker, clientId), null);
}

/** What the person was writing and had not sent. */
export function recallDraft(speaker: Speaker): string {
  return readStored(draftEntry(speaker)) ?? "";
}

export function keepDraft(speaker: Speaker, text: string): void {
  writeStored(draftEntry(speaker), text || null);
}

/** One message's entry; with no id, all of the speaker's. */
export function outboxEntry({ courtroomUuid, userUuid }: Speaker, clientId: string): StoredPlace {
  return storedBelow(STORED.courtOutbox, courtroomUuid, userUuid, clientId);
}

function draftEntry({ courtroomUuid, userUuid }: Speaker): StoredPlace {
  return storedBelow(STORED.courtDraft, courtroomUuid, userUuid);
}
