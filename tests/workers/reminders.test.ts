import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { JUDGED_AFTER_MS } from "~/domain/case/deadline";
import { openDatabase } from "~/server/database/client.server";
import { lookAtCase } from "~/server/docket/look-at-case.server";
import { notifierPort } from "../../workers/notifier-port";
import { anAccount } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { travelTo } from "../support/clock";
import { expectFaults } from "../support/console";
import { openCourt, silentDocket, silentNotifier } from "../support/court";
import { courtroomObjects } from "../support/courtroom-object";
import { caseRow, courtroomRef, expectOnlyArchiving, suitRef, vacate } from "../support/default-judgments";
import { docketOf, nextLookAt } from "../support/docket";
import {
  aCourtroomInSession,
  aFiledCase,
  aJoinedCase,
  answerAll,
  type Guest,
  type JoinedCase,
} from "../support/factories";
import { mailsTo } from "../support/mailbox";
import { noticesOf, pushesAbout, sendOut, takePushes } from "../support/notices";
import { enter } from "../support/socket";

const HOUR_MS = 3_600_000;
const NOON = Date.parse("2031-03-03T12:00:00Z");

/** Its dockets are the real objects, and rule on nothing by themselves: the clock stands still. */
const court = openCourt(env.DB, {
  docket: {
    ...silentDocket,
    scheduleLook: ({ uuid, kind }, at) => env.DOCKET.getByName(uuid).scheduleLook({ kind, uuid }, at),
  },
  courtroom: courtroomObjects,
  notifier: notifierPort(env.NOTIFIER),
});

type Ref = ReturnType<typeof suitRef>;

/** Lets a case's hours come, with its docket put to sleep before and after it looks. */
async function hourComes(ref: Ref, hour: number): Promise<void> {
  travelTo(NOON + hour * HOUR_MS);
  expect(await nextLookAt(ref.uuid)).not.toBeNull();
  await evictDurableObject(docketOf(ref.uuid));
  await runDurableObjectAlarm(docketOf(ref.uuid));
  await evictDurableObject(docketOf(ref.uuid));
}

async function remindersOf(person: Guest): Promise<string[]> {
  return (await noticesOf(person)).flatMap(({ kind, body }) => (kind === "reminder" ? [body] : [])).reverse();
}

const AFTER_2 = "In 22 hours it rules on what there is.";
const AFTER_20 = "In 4 hours it rules on what there is.";

describe("a docket", () => {
  it("reminds both after 2 and after 20 hours, once each, and rules after 24", async () => {
    travelTo(NOON);
    const joined = await aJoinedCase(court);
    const ref = suitRef(joined);
    expect(await nextLookAt(ref.uuid)).toBe(NOON + 2 * HOUR_MS);
    await hourComes(ref, 2);
    for (const person of [joined.creator, joined.opponent]) expect(await remindersOf(person)).toEqual([AFTER_2]);
    expect(await nextLookAt(ref.uuid)).toBe(NOON + 20 * HOUR_MS);
    // Somebody calls the case meanwhile.
    travelTo(NOON + 5 * HOUR_MS);
    await docketOf(ref.uuid).callCase(ref.uuid);
    await hourComes(ref, 5);
    expect(await remindersOf(joined.creator)).toEqual([AFTER_2]);
    await hourComes(ref, 20);
    for (const person of [joined.creator, joined.opponent]) {
      expect(await remindersOf(person)).toEqual([AFTER_2, AFTER_20]);
    }
    expect(await nextLookAt(ref.uuid)).toBe(NOON + JUDGED_AFTER_MS);
    await hourComes(ref, 24);
    expect(await caseRow(ref)).toMatchObject({ status: "settled" });
    await expectOnlyArchiving(ref);
    for (const person of [joined.creator, joined.opponent]) expect(await remindersOf(person)).toHaveLength(2);
  });

  it("reminds nobody who is done", async () => {
    travelTo(NOON);
    const joined = await aJoinedCase(court);
    await answerAll(court, joined, joined.creator, ["yes"]);
    await hourComes(suitRef(joined), 2);
    expect(await remindersOf(joined.creator)).toEqual([]);
    expect(await remindersOf(joined.opponent)).toEqual([AFTER_2]);
  });

  it("tells the plaintiff of an empty chair", async () => {
    travelTo(NOON);
    const filed = await aFiledCase(court);
    await hourComes(suitRef(filed), 2);
    const [reminder] = await noticesOf(filed.creator);
    expect(reminder).toMatchObject({
      title: "Nobody has come yet",
      body: "The other chair is empty, and there are 22 hours left. Send the link again.",
    });
  });

  it("that slept through both sends one", async () => {
    travelTo(NOON);
    const joined = await aJoinedCase(court);
    await hourComes(suitRef(joined), 21);
    expect(await remindersOf(joined.opponent)).toEqual(["In 3 hours it rules on what there is."]);
    expect(await nextLookAt(joined.suitUuid)).toBe(NOON + JUDGED_AFTER_MS);
  });

  it("writes one reminder for an alarm that rings twice", async () => {
    travelTo(NOON);
    const joined = await aJoinedCase(court);
    const ref = suitRef(joined);
    await hourComes(ref, 2);
    await docketOf(ref.uuid).scheduleLook(ref, Date.now());
    await hourComes(ref, 2);
    expect(await remindersOf(joined.opponent)).toEqual([AFTER_2]);
  });

  it("reminds in a courtroom whoever has said nothing", async () => {
    travelTo(NOON);
    const opened = await aCourtroomInSession(court);
    const robin = await enter(opened.creator, opened.courtroomUuid);
    robin.say("He hums.");
    await robin.next("NEW_MESSAGE");
    await hourComes(courtroomRef(opened), 2);
    expect(await remindersOf(opened.creator)).toEqual([]);
    expect(await remindersOf(opened.opponent)).toEqual([AFTER_2]);
  });

  it("reminds anew of a case that was reopened, by its new 24 hours", async () => {
    travelTo(NOON);
    const joined = await aJoinedCase(court);
    const ref = suitRef(joined);
    await answerAll(court, joined, joined.creator, ["yes"]);
    await hourComes(ref, 2);
    await hourComes(ref, 24);
    expect(await caseRow(ref)).toMatchObject({ status: "settled" });
    travelTo(NOON + 25 * HOUR_MS);
    expect((await vacate(ref, joined.opponent)).status).toBe(200);
    expect(await nextLookAt(ref.uuid)).toBe(NOON + 27 * HOUR_MS);
    await hourComes(ref, 27);
    await hourComes(ref, 45);
    expect(await remindersOf(joined.opponent)).toEqual([AFTER_2, AFTER_2, AFTER_20]);
    expect(await remindersOf(joined.creator)).toEqual([]);
    await hourComes(ref, 49);
    expect(await caseRow(ref)).toMatchObject({ status: "settled" });
  });

  it("lets a case that was given another day run on, and says how long", async () => {
    travelTo(NOON);
    const joined = await aJoinedCase(court);
    const ref = suitRef(joined);
    await court.extension.extend(joined.creator.visitor(), ref, undefined);
    await hourComes(ref, 2);
    expect(await remindersOf(joined.opponent)).toEqual(["In 46 hours it rules on what there is."]);
    await hourComes(ref, 20);
    expect(await nextLookAt(ref.uuid)).toBe(NOON + 2 * JUDGED_AFTER_MS);
    await hourComes(ref, 47);
    expect(await caseRow(ref)).toMatchObject({ status: "active" });
    await hourComes(ref, 48);
    expect(await caseRow(ref)).toMatchObject({ status: "settled" });
  });
});

describe("a reminder", () => {
  it("is pushed by the next look where the machine died right after it was noted, and never twice", async () => {
    travelTo(NOON);
    const joined = await aJoinedCase(court);
    await takePushes(joined.opponent);
    const ref = suitRef(joined);
    travelTo(NOON + 2 * HOUR_MS);
    const dying = { ...silentNotifier, notify: () => Promise.reject(new Error("The machine is gone.")) };
    const { benches, kinds } = court;
    const database = openDatabase(env.DB);
    const newUuid = () => crypto.randomUUID();
    await lookAtCase({ database, benches, kinds, notifier: dying, clock: Date.now, newUuid }, ref.uuid);
    expectFaults("notify_failed");
    for (const _twice of [1, 2]) {
      await docketOf(ref.uuid).callCase(ref.uuid);
      await runDurableObjectAlarm(docketOf(ref.uuid));
      await sendOut(joined.opponent);
    }
    expect(await pushesAbout(`/pettysuit/${joined.suitUuid}`)).toMatchObject([{ body: AFTER_2 }]);
  });

  it("goes out by push, and by mail to who wants it", async () => {
    travelTo(NOON);
    const joined: JoinedCase = await aJoinedCase(court);
    const account = await anAccount(court, joined.opponent);
    await takePushes(account);
    await asPerson(account)("/api/notifications/settings", { body: { uuid: account.uuid, mailEnabled: true } });
    await hourComes(suitRef(joined), 2);
    await sendOut(account);
    expect(await pushesAbout(`/pettysuit/${joined.suitUuid}`)).toMatchObject([{ body: AFTER_2 }]);
    const letters = (await mailsTo(account.email)).filter(({ text }) => text.includes(AFTER_2));
    expect(letters).toMatchObject([{ subject: "The court is missing you" }]);
  });
});
