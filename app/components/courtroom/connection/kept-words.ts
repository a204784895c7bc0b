import * as v from "valibot";
import { STORED } from "~/browser/storage/places";
import { listStored, readStored, type StoredPlace, storedBelow, writeStored } from "~/browser/storage/stored";
import { readStoredJson } from "~/browser/storage/stored-json";
import type { PendingMessage } from "~/domain/courtroom/outbox";

/** Whose words, in which courtroom: another person of the same browser gets none of them. */
export interface Speaker {
  courtroomUuid: string;
  userUuid: string;
}

const pendingSchema = v.object({ clientId: v.string(), content: v.string(), writtenAt: v.number() });

/** Messages that were written before a reload and not confirmed, in the order in which they were written. */
export function recallOutbox(speaker: Speaker): PendingMessage[] {
  return listStored(outboxEntry(speaker, ""))
    .flatMap((entry) => {
      const kept = readStoredJson(entry, pendingSchema);
      return kept === null ? [] : [{ ...kept, state: "waiting" as const, refusal: null }];
    })
    .sort((a, b) => a.writtenAt - b.writtenAt);
}

export function keepPending(speaker: Speaker, { clientId, content, writtenAt }: PendingMessage): void {
  writeStored(outboxEntry(speaker, clientId), JSON.stringify({ clientId, content, writtenAt }));
}

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
function outboxEntry({ courtroomUuid, userUuid }: Speaker, clientId: string): StoredPlace {
  return storedBelow(STORED.courtOutbox, courtroomUuid, userUuid, clientId);
}

function draftEntry({ courtroomUuid, userUuid }: Speaker): StoredPlace {
  return storedBelow(STORED.courtDraft, courtroomUuid, userUuid);
}
