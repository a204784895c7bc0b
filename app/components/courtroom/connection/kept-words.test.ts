import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { STORED } from "~/browser/storage/places";
import { writeStored } from "~/browser/storage/stored";
import { windowWithStorage } from "../../../../tests/support/browser-storage";
import { recallOutbox } from "./inherit-outbox";
import { forgetPending, keepDraft, keepPending, keepRefused, recallDraft } from "./kept-words";

const robin = { courtroomUuid: "court", userUuid: "robin" };
const sam = { courtroomUuid: "court", userUuid: "sam" };
const WINDOW = "window";
const waiting = (clientId: string, writtenAt: number) => ({
  clientId,
  content: `Message ${clientId}`,
  writtenAt,
});
const kept = (clientId: string, writtenAt: number, windowId = WINDOW) => ({
  ...waiting(clientId, writtenAt),
  windowId,
  isRefused: false,
});

beforeEach(() => vi.stubGlobal("window", windowWithStorage()));
afterEach(() => vi.unstubAllGlobals());

it("keeps what each person has not sent, in the order in which it was written", () => {
  keepPending(robin, waiting("b", 2), WINDOW);
  keepPending(robin, waiting("a", 1), WINDOW);
  keepPending(sam, waiting("c", 3), WINDOW);
  expect(recallOutbox(robin)).toEqual([kept("a", 1), kept("b", 2)]);
  forgetPending(robin, "a");
  expect(recallOutbox(robin)).toEqual([kept("b", 2)]);
  expect(recallOutbox(sam)).toEqual([kept("c", 3)]);
});

it("reads the outbox of an earlier version, and passes over what can't be read", () => {
  const key = `${STORED.courtOutbox.key}court:robin:`;
  writeStored({ area: "localStorage", key: `${key}a` }, '{"clientId":"a","content":"Message a","writtenAt":1}');
  writeStored({ area: "localStorage", key: `${key}b` }, '{"clientId":"b"');
  expect(key).toBe("pettifog:court:outbox:court:robin:");
  expect(recallOutbox(robin)).toEqual([kept("a", 1, "")]);
});

it("keeps a draft for each person, until it is empty", () => {
  keepDraft(robin, "The lid was");
  expect([recallDraft(robin), recallDraft(sam)]).toEqual(["The lid was", ""]);
  keepDraft(robin, "");
  expect(recallDraft(robin)).toBe("");
});

it("remembers of a message that the court has refused it", () => {
  keepPending(robin, waiting("a", 1), WINDOW);
  keepRefused(robin, kept("a", 1));
  expect(recallOutbox(robin)).toEqual([{ ...kept("a", 1), isRefused: true }]);
});
