import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepPending } from "~/components/courtroom/connection/kept-words";
import type { ServerMessage } from "~/domain/courtroom/protocol";
import { windowWithStorage } from "../../../../tests/support/browser-storage";
import { active } from "../../../../tests/support/played-hearing";
import { sendWords } from "./send-words";

const robin = { courtroomUuid: active.uuid, userUuid: active.creatorUuid };

/** A socket to a court that takes whatever is short. */
class CourtSocket extends EventTarget {
  readyState = 0;

  constructor() {
    super();
    queueMicrotask(() => {
      this.readyState = 1;
      this.dispatchEvent(new Event("open"));
    });
  }

  send(text: string) {
    const { type, payload } = JSON.parse(text);
    if (type === "join") return this.say({ type: "COURTROOM_JOINED", payload: JOINED });
    const { clientId, content } = payload;
    if (content.length > 10) {
      return this.say({ type: "ERROR", payload: { message: "Too long.", code: "too_long", clientId } });
    }
    return this.say({ type: "NEW_MESSAGE", payload: { ...HEARD, clientId, content } });
  }

  say(message: ServerMessage) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  close(code = 1_000) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code, reason: "" }));
  }
}

const JOINED = {
  ...{ courtroom: active, messages: [], lines: [], revision: 0, ready: [], present: [] },
  ...{ lastReadMessageUuid: null, isGenerating: false },
};
const HEARD = {
  ...{ uuid: "message", courtroomUuid: active.uuid, senderUuid: active.creatorUuid, seat: "creator" as const },
  ...{ sender: { displayName: "Robin" }, createdAt: active.createdAt, reactions: {}, number: 1, language: null },
  revision: 1,
};

beforeEach(() => {
  const page = Object.assign(new EventTarget(), windowWithStorage(), { location: { href: "https://pettifog.test/" } });
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("WebSocket", Object.assign(CourtSocket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["refused", ["Far too long.", "Short."]],
  ["refused", ["Short.", "Far too long."]],
  ["sent", ["Short.", "And short."]],
])("says that it was %s where windows have left %j, whichever comes last", async (outcome, words) => {
  for (const [index, content] of words.entries()) {
    keepPending(robin, { clientId: `client-${index}`, content, writtenAt: index }, `window-${index}`);
  }
  expect(await sendWords(robin, new AbortController().signal)).toBe(outcome);
});
