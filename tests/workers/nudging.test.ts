import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { EXTENSION_MS, JUDGED_AFTER_MS } from "~/domain/case/deadline";
import { NUDGE_PAUSE_MS } from "~/domain/docket/nudge";
import { notifierPort } from "../../workers/notifier-port";
import { anAccount } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { travelTo } from "../support/clock";
import { openCourt, silentDocket } from "../support/court";
import { caseRow, goTo, suitRef } from "../support/default-judgments";
import { anAnsweredDilemma } from "../support/dilemmas";
import { docketOf, nextLookAt } from "../support/docket";
import {
  aCourtroomInSession,
  aDecidedCase,
  aFiledCase,
  aGuest,
  aJoinedCase,
  answerAll,
  type FiledCase,
  type Guest,
} from "../support/factories";
import { mailsTo } from "../support/mailbox";
import { noticesOf, openLive, pushesAbout, sendOut, takePushes } from "../support/notices";
import { expectRefusal } from "../support/refusal";
import { enter } from "../support/socket";
import { storedRows } from "../support/stored";

const NOON = Date.parse("2031-03-03T12:00:00Z");

const notifier = notifierPort(env.NOTIFIER);
const court = openCourt(env.DB, { notifier });
/** Its cases wait for the real docket. */
const docketed = openCourt(env.DB, {
  docket: {
    ...silentDocket,
    scheduleLook: ({ uuid, kind }, at) => env.DOCKET.getByName(uuid).scheduleLook({ kind, uuid }, at),
  },
  notifier,
});

const act = (person: Guest, { suitUuid }: Pick<FiledCase, "suitUuid">, what: "nudge" | "notify" | "extend") =>
  asPerson(person)(`/api/pettysuits/${suitUuid}/${what}`, { body: { userUuid: person.uuid } });

describe("a nudge", () => {
  it("reaches whoever has joined and is missing, and says truly how", async () => {
    travelTo(NOON);
    const joined = await aJoinedCase(court);
    expect(await (await act(joined.creator, joined, "nudge")).json()).toEqual({ notified: "notice" });
    expect(await noticesOf(joined.opponent)).toMatchObject([
      { kind: "nudge", title: "Robin is waiting", link: `/pettysuit/${joined.suitUuid}` },
    ]);
    travelTo(NOON + NUDGE_PAUSE_MS);
    await takePushes(joined.opponent);
    expect(await (await act(joined.creator, joined, "nudge")).json()).toEqual({ notified: "push" });
    await sendOut(joined.opponent);
    expect(await pushesAbout(`/pettysuit/${joined.suitUuid}`)).toMatchObject([{ title: "Robin is waiting" }]);
    travelTo(NOON + 2 * NUDGE_PAUSE_MS);
    await env.DB.prepare("update sessions set expires_at = 1 where user_uuid = ?").bind(joined.opponent.uuid).run();
    expect(await (await act(joined.creator, joined, "nudge")).json()).toEqual({ notified: "notice" });
  });

  it("in the other's quiet hours is a notice for now", async () => {
    travelTo(NOON);
    const { creator, opponent, ...joined } = await aJoinedCase(court);
    await takePushes(opponent);
    const quiet = { quietHours: { from: 11 * 60, to: 14 * 60 }, timeZone: "UTC" };
    await asPerson(opponent)("/api/notifications/settings", { body: { uuid: opponent.uuid, ...quiet } });
    expect(await (await act(creator, joined, "nudge")).json()).toEqual({ notified: "notice" });
  });

  it("goes the other way too, and once in six hours in a case, whoever nudges", async () => {
    travelTo(NOON);
    const joined = await aJoinedCase(court);
    const taps = await Promise.all([1, 2, 3].map(() => act(joined.opponent, joined, "nudge")));
    expect(taps.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    travelTo(NOON + NUDGE_PAUSE_MS - 60_000);
    const refused = await act(joined.creator, joined, "nudge");
    expect(refused.headers.get("Retry-After")).toBe("60");
    await expectRefusal(refused, 429, "rate_limited");
    expect((await noticesOf(joined.creator)).filter(({ kind }) => kind === "nudge")).toHaveLength(1);
    travelTo(NOON + NUDGE_PAUSE_MS);
    expect((await act(joined.creator, joined, "nudge")).status).toBe(200);
  });

  it("is refused where nobody has joined, the other is done, the case is settled, or is not one's own", async () => {
    const filed = await aFiledCase(court);
    await expectRefusal(await act(filed.creator, filed, "nudge"), 409, "nobody_joined");
    const joined = await aJoinedCase(court);
    await expectRefusal(await act(await aGuest(court), joined, "nudge"), 403, "not_yours");
    await answerAll(court, joined, joined.opponent, ["no"]);
    await expectRefusal(await act(joined.creator, joined, "nudge"), 409, "nobody_missing");
    const decided = await aDecidedCase(court);
    await expectRefusal(await act(decided.creator, decided, "nudge"), 409, "already_settled");
  });

  it("calls to a courtroom as well", async () => {
    const { creator, opponent, courtroomUuid } = await aCourtroomInSession(court);
    expect((await asPerson(creator)(`/api/courtrooms/${courtroomUuid}/nudge`, { body: {} })).status).toBe(200);
    expect(await noticesOf(opponent)).toMatchObject([{ kind: "nudge", link: `/courtroom/${courtroomUuid}` }]);
  });
});

describe("who asks to be told of the verdict", () => {
  it("is, by push whatever they have muted", async () => {
    travelTo(NOON);
    const joined = await aJoinedCase(court);
    const { opponent: sam } = joined;
    await takePushes(sam);
    await asPerson(sam)("/api/notifications/settings", { body: { uuid: sam.uuid, mutedKinds: ["verdict"] } });
    for (const _twice of [1, 2]) expect(await (await act(sam, joined, "notify")).json()).toEqual({ told: "push" });
    for (const person of [sam, joined.creator]) await answerAll(court, joined, person, ["yes"]);
    await sendOut(sam);
    expect(await pushesAbout(`/pettysuit/${joined.suitUuid}`)).toMatchObject([{ title: "The verdict is in" }]);
    await expectRefusal(await act(sam, joined, "notify"), 409, "already_settled");
  });

  it("is by mail where there is an address and no push, without a name in it", async () => {
    travelTo(NOON);
    const joined = await aJoinedCase(court);
    const account = await anAccount(court, joined.creator);
    expect(await (await act(account, joined, "notify")).json()).toEqual({ told: "mail" });
    await answerAll(court, joined, joined.opponent, ["no"]);
    await answerAll(court, joined, account, ["yes"]);
    await sendOut(account);
    const [letter, ...others] = (await mailsTo(account.email)).filter(({ subject }) => subject.includes("verdict"));
    expect(others).toEqual([]);
    expect(letter?.text).toContain(`/pettysuit/${joined.suitUuid}`);
    expect(letter?.text).not.toMatch(/Robin|Sam/u);
  });

  it("is told of a decision on a dilemma by the same ways, and by nobody else's asking", async () => {
    const account = await anAccount(court);
    const { uuid } = await anAnsweredDilemma(court, {}, account);
    const ask = (who: Guest) => asPerson(who)(`/api/procrastination/sessions/${uuid}/notify`, { body: {} });
    await expectRefusal(await ask(await aGuest(court)), 403, "not_yours");
    expect(await (await ask(account)).json()).toEqual({ told: "mail" });
    await court.dilemma.requestDecision(account.visitor(), uuid);
    expect(await noticesOf(account)).toContainEqual(expect.objectContaining({ title: "Your decision is ready" }));
    await sendOut(account);
    expect(await (await ask(account)).json()).toEqual({ told: "mail" });
    await sendOut(account);
    expect((await mailsTo(account.email)).filter(({ text }) => text.includes(uuid))).toHaveLength(1);

    // It may come while they ask.
    const quick = await anAnsweredDilemma(court, {}, account);
    await court.dilemma.requestDecision(account.visitor(), quick.uuid);
    const path = `/api/procrastination/sessions/${quick.uuid}`;
    expect(await (await asPerson(account)(`${path}/notify`, { body: {} })).json()).toEqual({ told: "mail" });
    await sendOut(account);
    expect((await mailsTo(account.email)).filter(({ text }) => text.includes(quick.uuid))).toHaveLength(1);
  });

  it("has a notice in any case, and is not the other party", async () => {
    const joined = await aJoinedCase(court);
    expect(await (await act(joined.creator, joined, "notify")).json()).toEqual({ told: "notice" });
    expect(await storedRows("select opponent_asked_at from cases where uuid = ?", joined.suitUuid)).toEqual([
      { opponent_asked_at: null },
    ]);
    await expectRefusal(await act(await aGuest(court), joined, "notify"), 403, "not_yours");
  });
});

describe("another day", () => {
  it("moves the deadline by one, and the link's end with it", async () => {
    travelTo(NOON);
    const filed = await aFiledCase(docketed);
    const ref = suitRef(filed);
    const end = async () => (await storedRows("select expires_at from invitations where case_uuid = ?", ref.uuid))[0];
    const before = await end();
    const deadline = new Date(NOON + JUDGED_AFTER_MS + EXTENSION_MS).toISOString();
    expect(await (await act(filed.creator, filed, "extend")).json()).toEqual({ deadline });
    expect(await (await asPerson(filed.creator)(`/api/pettysuits/${ref.uuid}`)).json()).toMatchObject({ deadline });
    expect(await end()).toEqual({ expires_at: Number(before?.expires_at) + EXTENSION_MS });
    await goTo(ref, JUDGED_AFTER_MS);
    await runDurableObjectAlarm(docketOf(ref.uuid));
    expect(await caseRow(ref)).toMatchObject({ status: "pending" });
    expect(await nextLookAt(ref.uuid)).toBe(Date.parse(deadline));
    await goTo(ref, JUDGED_AFTER_MS + EXTENSION_MS);
    await runDurableObjectAlarm(docketOf(ref.uuid));
    expect(await caseRow(ref)).toMatchObject({ status: "settled" });
  });

  it("is told to the defendant, once, on their open pages too, and in court by its new end", async () => {
    travelTo(NOON);
    const joined = await aJoinedCase(court);
    const page = await openLive(joined.opponent);
    await page.next("welcome");
    await Promise.all([1, 2].map(() => act(joined.creator, joined, "extend")));
    expect((await page.next("notice")).notice).toMatchObject({
      ...{ kind: "another_day", title: "Robin grants the case another day", link: `/pettysuit/${joined.suitUuid}` },
    });
    expect(await noticesOf(joined.opponent)).toHaveLength(1);
    expect((await noticesOf(joined.creator)).filter(({ kind }) => kind === "another_day")).toEqual([]);

    const opened = await aCourtroomInSession(court);
    const sam = await enter(opened.opponent, opened.courtroomUuid);
    await asPerson(opened.creator)(`/api/courtrooms/${opened.courtroomUuid}/extend`, { body: {} });
    const { courtroom } = await sam.next("COURTROOM_UPDATED");
    expect(courtroom.deadline).toBe(new Date(NOON + JUDGED_AFTER_MS + EXTENSION_MS).toISOString());
  });

  it("is given once, however many taps, and to the plaintiff alone", async () => {
    const joined = await aJoinedCase(court);
    await expectRefusal(await act(joined.opponent, joined, "extend"), 403, "not_yours");
    const taps = await Promise.all([1, 2, 3].map(() => act(joined.creator, joined, "extend")));
    expect(taps.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await expectRefusal(await act(joined.creator, joined, "extend"), 409, "already_extended");
  });

  it("comes too late for a case whose time is up or that is settled", async () => {
    const filed = await aFiledCase(court);
    await goTo(suitRef(filed), JUDGED_AFTER_MS);
    await expectRefusal(await act(filed.creator, filed, "extend"), 409, "already_settled");
    const decided = await aDecidedCase(court);
    await expectRefusal(await act(decided.creator, decided, "extend"), 409, "already_settled");
  });
});
