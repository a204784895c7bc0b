import * as v from "valibot";
import type { PendingMessage } from "~/domain/courtroom/outbox";
import { PRODUCT_SLUG } from "~/domain/product";

/** Everything that a browser keeps of what a person wrote in court begins so. */
const PREFIX = `${PRODUCT_SLUG}:court:`;

/** Whose words, in which courtroom: another person of the same browser gets none of them. */
export interface Speaker {
  courtroomUuid: string;
  userUuid: string;
}

const pendingSchema = v.object({ clientId: v.string(), content: v.string(), writtenAt: v.number() });

/** One entry a message, so that two windows of one person don't write over each other. */
const outboxKey = ({ courtroomUuid, userUuid }: Speaker) => `${PREFIX}outbox:${courtroomUuid}:${userUuid}:`;
const draftKey = ({ courtroomUuid, userUuid }: Speaker) => `${PREFIX}draft:${courtroomUuid}:${userUuid}`;

/** Messages that were written before a reload and not confirmed, in the order in which they were written. */
export function recallOutbox(speaker: Speaker): PendingMessage[] {
  return keysFrom(outboxKey(speaker))
    .flatMap((key) => {
      const kept = v.safeParse(pendingSchema, parse(recall(key)));
      return kept.success ? [{ ...kept.output, state: "waiting" as const, refusal: null }] : [];
    })
    .sort((a, b) => a.writtenAt - b.writtenAt);
}

export function keepPending(speaker: Speaker, { clientId, content, writtenAt }: PendingMessage): void {
  keep(outboxKey(speaker) + clientId, JSON.stringify({ clientId, content, writtenAt }));
}

export function forgetPending(speaker: Speaker, clientId: string): void {
  keep(outboxKey(speaker) + clientId, "");
}

/** What the person was writing and had not sent. */
export function recallDraft(speaker: Speaker): string {
  return recall(draftKey(speaker));
}

export function keepDraft(speaker: Speaker, text: string): void {
  keep(draftKey(speaker), text);
}

/** Forgets all that was written in any courtroom, from any page. */
export function forgetCourtWords(): void {
  for (const key of keysFrom(PREFIX)) keep(key, "");
}

function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function recall(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === "") localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage can be full or forbidden: the words then live as long as the page.
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
