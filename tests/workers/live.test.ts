import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { CLOSE_CODES } from "~/domain/courtroom/close-codes";
import { countRoundTrips } from "~/server/database/round-trips.server";
import type { News } from "~/server/notice/notifier-port.server";
import { arrivalRequest } from "../../workers/notifier/arrival";
import { notifierPort } from "../../workers/notifier-port";
import { csrfHeader } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { openCourt } from "../support/court";
import { aFiledCase, aGuest, aJoinedCase, answerAll, type FiledCase, type Guest } from "../support/factories";
import { askForLive, noticesOf, notifierOf, openLive, putNotifierToSleep } from "../support/notices";

const court = openCourt(env.DB, { notifier: notifierPort(env.NOTIFIER) });

async function join(filed: FiledCase): Promise<Guest> {
  const opponent = await aGuest(court, "Sam");
  await court.invitation.joinInvitation(opponent.visitor(), filed.token, {
    ...{ userUuid: opponent.uuid, displayName: "", recaptchaToken: "open" },
  });
  return opponent;
}

describe("a live connection", () => {
  it("tells what is unread, and then what happens, on all of one's pages", async () => {
    const filed = await aFiledCase(court);
    const pages = [await openLive(filed.creator), await openLive(filed.creator)];
    for (const page of pages) expect(await page.next("welcome")).toMatchObject({ unread: 0, notices: [] });
    await join(filed);
    for (const page of pages) {
      expect(await page.next("notice")).toMatchObject({ unread: 1, notice: { kind: "opponent_joined", read: false } });
    }
  });

  it("goes on over the sleep of its object, which keeps nothing while nobody is to be pushed", async () => {
    const filed = await aFiledCase(court);
    const page = await openLive(filed.creator);
    await page.next("welcome");
    await putNotifierToSleep(filed.creator);
    await join(filed);
    expect(await page.next("notice")).toMatchObject({ unread: 1 });
    const kept = await runInDurableObject(notifierOf(filed.creator), async (_notifier, { storage }) => ({
      keys: [...(await storage.list()).keys()],
      alarm: await storage.getAlarm(),
    }));
    expect(kept).toEqual({ keys: [], alarm: null });
  });

  it("gives a page that comes back what it missed, and not what it has long known", async () => {
    const { creator } = await aJoinedCase(court);
    const joinedAt = Date.now();
    const returned = await (await openLive(creator, `?since=${joinedAt}`)).next("welcome");
    expect(returned).toMatchObject({ unread: 1, notices: [{ kind: "opponent_joined" }] });
    const later = await (await openLive(creator, `?since=${joinedAt + 3_600_000}`)).next("welcome");
    expect(later).toMatchObject({ unread: 1, notices: [] });
  });

  it("tells both parties of the ruling and of the badges that it has brought, and counts them off once shown", async () => {
    const joined = await aJoinedCase(court);
    await answerAll(court, joined, joined.creator, ["yes"]);
    const pages = await Promise.all([joined.creator, joined.opponent].map((party) => openLive(party)));
    for (const page of pages) await page.next("welcome");
    await answerAll(court, joined, joined.opponent, ["no"]);
    for (const page of pages) {
      const told: string[] = [];
      while (!told.includes("badge") || !told.includes("verdict")) told.push((await page.next("notice")).notice.kind);
    }
    const [own] = pages;
    const before = (await noticesOf(joined.creator)).filter(({ read }) => !read).length;
    await court.badges.takeUnseen(joined.creator.visitor());
    expect(await own?.next("read")).toEqual({ unread: before - 1 });
  });

  it("hears that notices were read elsewhere", async () => {
    const { creator } = await aJoinedCase(court);
    const page = await openLive(creator);
    expect(await page.next("welcome")).toMatchObject({ unread: 1 });
    await asPerson(creator)("/api/notifications/read", { body: { uuid: creator.uuid } });
    expect(await page.next("read")).toEqual({ unread: 0 });
  });

  it("is closed to whoever is not signed in, with the reason", async () => {
    for (const nobody of [null, { sessionToken: "A".repeat(43) }]) {
      expect(await (await openLive(nobody)).closed).toBe(CLOSE_CODES.noSession);
    }
  });

  it("is none for another site's page, nor for what asks for no socket", async () => {
    const robin = await aGuest(court);
    expect((await askForLive(robin, "", { Origin: "https://evil.example" })).status).toBe(403);
    expect((await askForLive(robin, "", { Upgrade: "" })).status).toBe(426);
  });

  it("can't be somebody else's, whatever headers say", async () => {
    const { creator } = await aJoinedCase(court);
    const mallory = await aGuest(court, "Mallory");
    const forged = JSON.stringify({ userUuid: creator.uuid, sessionId: "any", since: 0 });
    const { webSocket } = await askForLive(mallory, "?since=0", { "x-live-arrival": forged });
    const heard = new Promise((resolve) => webSocket?.addEventListener("message", ({ data }) => resolve(data)));
    webSocket?.accept();
    expect(JSON.parse(String(await heard))).toMatchObject({ type: "welcome", payload: { unread: 0, notices: [] } });
  });

  it("closes for a page that says anything but the ping, which wakes nobody", async () => {
    const page = await openLive(await aGuest(court));
    await page.next("welcome");
    page.send('{"type":"notice"}');
    expect(await page.closed).toBe(CLOSE_CODES.badFrame);
  });

  it("ends with its session, and the person's others stay", async () => {
    const robin = await aGuest(court);
    const page = await openLive(robin);
    await page.next("welcome");
    await asPerson(robin)("/api/auth/logout", { method: "POST", headers: await csrfHeader(robin) });
    expect(await page.closed).toBe(CLOSE_CODES.noSession);
  });

  it("does not open by what was looked up before its session ended", async () => {
    const robin = await aGuest(court);
    const late = { userUuid: robin.uuid, loginId: "ended@1", since: null };
    await notifierOf(robin).endSessions(robin.uuid, [late.loginId]);
    const { webSocket } = await notifierOf(robin).fetch(arrivalRequest(late));
    const closed = new Promise((resolve) => webSocket?.addEventListener("close", ({ code }) => resolve(code)));
    webSocket?.accept();
    expect(await closed).toBe(CLOSE_CODES.noSession);
  });

  it("goes for the oldest page where a browser has more than sixteen open", async () => {
    const robin = await aGuest(court);
    const first = await openLive(robin);
    for (let page = 0; page < 16; page += 1) await (await openLive(robin)).next("welcome");
    expect(await first.closed).toBe(CLOSE_CODES.crowded);
  });
});

describe("one notice", () => {
  it("costs no trip to the database beside the batch that causes it, and one call to its person's object", async () => {
    const calls: [string, News[]][] = [];
    const { database: d1, trips } = countRoundTrips(env.DB);
    const counted = openCourt(d1, { notifier: { notify: async (...call) => void calls.push(call) } });
    const filed = await aFiledCase(court);
    const sam = await aGuest(court, "Sam");
    await counted.invitation.joinInvitation(sam.visitor(), filed.token, {
      ...{ userUuid: sam.uuid, displayName: "", recaptchaToken: "open" },
    });
    // One to read who asks and for what, one to sit down.
    expect(trips.count).toBe(2);
    expect(calls).toMatchObject([[filed.creator.uuid, [{ unread: 1, goesOut: false }]]]);
  });
});
