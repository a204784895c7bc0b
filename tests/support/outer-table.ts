import { toAll } from "./access-table";
import { asPerson } from "./api-client";
import type { Caller, CallerSession, Scene } from "./callers";
import { openLive } from "./notices";
import { openSocket } from "./socket";

type Asked = Scene & { me: string };

/** A status, or for a socket what it is closed with or says first. */
type Got = Record<Caller, string>;

interface OuterRow {
  outcomes: Got;
  ask: (person: CallerSession, asked: Asked) => Promise<string>;
}

/** What is public by its address: a link, or nothing of anybody. */
const open = (pathOf: (asked: Asked) => string): OuterRow => ({
  outcomes: toAll("200"),
  async ask(person, asked) {
    const response = await asPerson(person)(pathOf(asked));
    await response.body?.cancel();
    return String(response.status);
  },
});

/** The same for everybody who has a session; the others hear why there is no socket. */
const toEverySession = (first: string): Got => ({
  ...{ nobody: "4401", expired: "4401", deleted: "4401" },
  ...{ stranger: first, banned: first, moderator: first, "other party": first, owner: first },
});

/** What everybody gets of what is neither a call nor a page. */
export const OUTER: Record<string, OuterRow> = {
  "GET /healthz": open(() => "/healthz"),
  "GET /v/:file{[^/]+\\.png}": open(({ shared }) => `/v/${shared.shareId}.png`),
  "GET /v/:shareId/og.png": open(({ shared }) => `/v/${shared.shareId}/og.png`),
  "GET /v/:shareId/square.png": open(({ shared }) => `/v/${shared.shareId}/square.png`),
  "GET /v/:shareId/story.png": open(({ shared }) => `/v/${shared.shareId}/story.png`),
  "GET /v/:shareId/embed": open(({ shared }) => `/v/${shared.shareId}/embed`),
  "GET /oembed": open(({ shared }) => `/oembed?url=http://court.test/v/${shared.shareId}`),
  "GET /test-card/notices/:file{[a-z]+\\.png}": open(() => "/test-card/notices/sealed.png"),
  "GET /test-card/:sample/:file{[a-z]+\\.png}": open(() => "/test-card/plaintiff/card.png"),
  "GET /invite/:token/og.png": open(({ free }) => `/invite/${free.suit.token}/og.png`),
  "GET /live": {
    outcomes: toEverySession("welcome"),
    async ask(person) {
      const live = await openLive(person);
      const first = await Promise.race([live.next("welcome").then(() => "welcome"), live.closed.then(String)]);
      live.leave();
      return first;
    },
  },
  "GET /ws": {
    outcomes: { ...toEverySession("4403"), owner: "COURTROOM_JOINED", "other party": "COURTROOM_JOINED" },
    async ask(person, { me, courtroom: { courtroomUuid } }) {
      const socket = await openSocket({ person, uuid: me, courtroom: courtroomUuid });
      socket.send({ type: "join", payload: { userUuid: me, courtroomUuid } });
      const first = await Promise.race([
        socket.next("COURTROOM_JOINED").then(() => "COURTROOM_JOINED"),
        socket.closed.then(String),
      ]);
      socket.leave();
      return first;
    },
  },
};
