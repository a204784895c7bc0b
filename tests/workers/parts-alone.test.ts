import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LimitedPart } from "~/server/in-time.server";
import type { WebEnv } from "../../workers/web-env";
import { aWeekLater } from "../support/archive";
import { expectFaults, takeFaults } from "../support/console";
import { openCourt } from "../support/court";
import { aCourtroomInSession, aDecidedCase, aGuest, aJoinedCase, answerAll, type Guest } from "../support/factories";
import { askCourtWith, breakPart, type Trouble } from "../support/failing-parts";
import { newEmail } from "../support/made-up";

import { promised } from "../support/promised";
import { share } from "../support/sharing";

const court = openCourt(env.DB);
const TROUBLES: Trouble[] = ["fails", "hangs"];

/** A court with one part out of order, and what it takes until it gives that part up. */
function courtWithout(name: keyof WebEnv, trouble: Trouble, limit: LimitedPart) {
  const { part, wait } = breakPart(trouble, limit);
  return {
    async ask(
      person: Guest | null,
      path: string,
      asked: Parameters<typeof askCourtWith>[3] = {},
      times?: number,
    ): Promise<Response> {
      const answer = askCourtWith({ [name]: part }, person, path, asked);
      await wait(times);
      return answer;
    },
    /** Asks for something that this part has nothing to do with. */
    askElsewhere: (person: Guest | null, path: string) => askCourtWith({ [name]: part }, person, path),
  };
}

const codeOf = async (response: Response) => [response.status, (await response.json<{ code: string }>()).code];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

describe.each(TROUBLES)("where a part %s", (trouble) => {
  it("a database costs all calls, each of which says so, and nothing that needs none", async () => {
    const { suitUuid, creator } = await aJoinedCase(court);
    const without = courtWithout("DB", trouble, "database");
    const response = await without.ask(creator, `/api/pettysuits/${suitUuid}`);
    expect(await codeOf(response)).toEqual([500, "internal"]);
    expect((await without.askElsewhere(creator, "/api/petty-suit-prompts/random")).status).toBe(200);
    expectFaults("request_failed");
  });

  it("the shelf of pictures costs only time: a picture is drawn anew", async () => {
    const { suitUuid, creator } = await aDecidedCase(court);
    const without = courtWithout("CARDS", trouble, "shelf");
    const response = await without.ask(creator, `/api/verdicts/${suitUuid}/image/view`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    await response.body?.cancel();
    expectFaults("card_store_unreadable");
  });

  it("the archive costs what was sworn in an old case, and its ruling stands", async () => {
    const { suitUuid, creator } = await aDecidedCase(court);
    await aWeekLater(suitUuid);
    const response = await courtWithout("CARDS", trouble, "archive").ask(
      creator,
      `/api/pettysuits/${suitUuid}/verdict`,
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ sideBySide: [], isTestimonyLost: true });
    expectFaults("testimony_away");
  });

  it("the press costs pictures: a link shows a notice in their place, and the verdict is there as text", async () => {
    const decided = await aDecidedCase(court);
    const shareId = await share(decided.creator, { caseUuid: decided.suitUuid });
    const without = courtWithout("CARD_PRESS", trouble, "press");
    const response = await without.ask(null, `/v/${shareId}.png?scale=3`, {}, 2);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([503, "image/png"]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    await response.body?.cancel();
    expectFaults("picture_failed");
    const verdict = await without.askElsewhere(decided.creator, `/api/pettysuits/${decided.suitUuid}/verdict`);
    expect(verdict.status).toBe(200);
  });

  it("the courtroom costs what was said there, and neither the case nor a suit", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    const without = courtWithout("COURTROOM", trouble, "object");
    const response = await without.ask(creator, `/api/courtrooms/${courtroomUuid}/messages`);
    expect(await codeOf(response)).toEqual([500, "internal"]);
    expectFaults("request_failed");
    expect((await without.askElsewhere(creator, `/api/courtrooms/${courtroomUuid}`)).status).toBe(200);
    const { suitUuid, creator: plaintiff } = await aJoinedCase(court);
    expect((await without.askElsewhere(plaintiff, `/api/pettysuits/${suitUuid}`)).status).toBe(200);
  });

  it("the courtroom closes a socket with a reason by which its page comes back", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    const without = courtWithout("COURTROOM", trouble, "object");
    const path = `/ws?uuid=${creator.uuid}&courtroom=${courtroomUuid}`;
    expect(await closeCodeOf(await without.ask(creator, path, { upgrade: true }))).toBe(4500);
    expectFaults("socket_failed");
  });

  it("the docket costs nobody an answer: the last one is stored, and the next look calls again", async () => {
    const joined = await aJoinedCase(court);
    await answerAll(court, joined, joined.creator, ["yes"]);
    const { opponent, suitUuid, questions } = joined;
    const [last, ...others] = questions.toReversed();
    await answerAll(court, { ...joined, questions: others }, opponent, ["no"]);
    const body = { userUuid: opponent.uuid, questionUuid: last?.uuid, answerBoolean: true, answerText: "Yes" };
    const without = courtWithout("DOCKET", trouble, "object");
    const response = await without.ask(opponent, `/api/pettysuits/${suitUuid}/answers`, { body });
    expect(response.status).toBe(200);
    expect(await response.json()).toContainEqual(expect.objectContaining({ questionUuid: last?.uuid }));
    expectFaults("docket_call_failed");
  });

  it("the notifier costs nobody their seat: the notice is stored", async () => {
    const { suitUuid, creator } = await aJoinedCase(court);
    const without = courtWithout("NOTIFIER", trouble, "object");
    const response = await without.ask(creator, `/api/pettysuits/${suitUuid}/nudge`, { body: {} });
    expect(response.status).toBe(200);
    expectFaults("notify_failed");
  });

  it("the notifier closes a page's line with a reason by which it comes back", async () => {
    const without = courtWithout("NOTIFIER", trouble, "object");
    expect(await closeCodeOf(await without.ask(await aGuest(court), "/live", { upgrade: true }))).toBe(4500);
    expectFaults("socket_failed");
  });

  it("the judge costs what has to be read before it is filed, and says that nothing is lost", async () => {
    const creator = await aGuest(court);
    const without = courtWithout("JUDGE", trouble, "judge");
    const body = { creatorUuid: creator.uuid, allegation: "He hums in the lift." };
    const response = await without.ask(creator, "/api/pettysuits", { body }, 2);
    expect(await codeOf(response)).toEqual([503, "judge_away"]);
    const { suitUuid, creator: plaintiff } = await aJoinedCase(court);
    expect((await without.askElsewhere(plaintiff, `/api/pettysuits/${suitUuid}`)).status).toBe(200);
    takeFaults();
  });

  it("mail costs codes, and says so", async () => {
    const guest = await aGuest(court);
    const without = courtWithout("MAILBOX", trouble, "mail");
    const response = await without.ask(guest, "/api/auth/request-code", { body: { email: newEmail() } });
    expect(await codeOf(response)).toEqual([503, "mail_failed"]);
    expect((await without.askElsewhere(guest, "/api/auth/me")).status).toBe(200);
    takeFaults();
  });

  it("the erasure's object costs a deletion before anything is gone", async () => {
    const guest = await aGuest(court);
    const { csrfToken } = await (await askCourtWith({}, guest, "/api/auth/csrf")).json<{ csrfToken: string }>();
    const without = courtWithout("ERASURE", trouble, "object");
    const headers = { "x-csrf-token": csrfToken };
    const response = await without.ask(guest, "/api/auth/delete-account", { method: "DELETE", headers });
    expect(await codeOf(response)).toEqual([500, "internal"]);
    expect((await without.askElsewhere(guest, "/api/auth/me")).status).toBe(200);
    expectFaults("request_failed");
  });
});

it("a slow database is waited for", async () => {
  const { suitUuid, creator } = await aJoinedCase(court);
  const held = promised();
  const asked = promised();
  const slow = new Proxy(env.DB, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      if (name !== "batch") return member.bind(target);
      return async (...given: unknown[]) => {
        asked.resolve();
        await held.promise;
        return Reflect.apply(member, target, given);
      };
    },
  });
  const answer = askCourtWith({ DB: slow }, creator, `/api/pettysuits/${suitUuid}`);
  await asked.promise;
  await vi.advanceTimersByTimeAsync(5_000);
  held.resolve();
  expect((await answer).status).toBe(200);
});

/** What a socket is closed with that opened only to say why not. */
async function closeCodeOf({ webSocket }: Response): Promise<number> {
  if (webSocket === null) throw new Error("no socket");
  const closed = new Promise<number>((resolve) => webSocket.addEventListener("close", ({ code }) => resolve(code)));
  webSocket.accept();
  return closed;
}
