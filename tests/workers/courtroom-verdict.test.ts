import { abortAllDurableObjects, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { REMINDED_AFTER_MS } from "~/domain/docket/reminders";
import { DAY_MS, travel } from "../support/clock";
import { expectFaults } from "../support/console";
import { openCourt } from "../support/court";
import { anArgument } from "../support/court-in-session";
import { nextReminder, putToSleep } from "../support/courtroom-object";
import { aRetiredCourt, expectOneVerdict, ring, statusOf } from "../support/courtroom-verdict";
import { docketOf, nextLookAt, verdictsOf } from "../support/docket";
import { eventually } from "../support/eventually";
import { aCourtroom, aCourtroomInSession } from "../support/factories";
import { enter } from "../support/socket";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB);
const platform = { ...env };

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(env, platform);
});

describe("a decision in court", () => {
  it("comes by itself when both are ready, with the parties' names in it", async () => {
    const { courtroomUuid, robin, sam } = await anArgument(court);
    sam.askForDecision();
    robin.askForDecision();
    expect((await robin.catchUp()).ready).toHaveLength(2);
    const { untaken } = sam;
    await eventually(() => expect(untaken.some(({ type }) => type === "VERDICT_GENERATED")).toBe(true));
    expect(JSON.stringify(untaken)).not.toMatch(/Party [AB]/u);
    await expectOneVerdict(courtroomUuid, [robin, sam]);
    expect(await nextReminder(courtroomUuid)).toBeNull();
    expect(await nextLookAt(courtroomUuid)).toBeNull();
  });

  it("comes when the judge's notebook is full, and the last message counts", async () => {
    const { courtroomUuid, robin, sam } = await anArgument(court);
    for (let count = 0; count < 3; count += 1) robin.say("🍕".repeat(1_500));
    sam.say("🍕".repeat(300));
    expect((await sam.next("TOKEN_LIMIT_WARNING")).message).not.toBe("");
    const last = sam.say("🍕".repeat(1_400));
    expect((await robin.next("TOKEN_LIMIT_EXCEEDED")).message).toContain("maximum length");
    expect(await robin.next("VERDICT_GENERATION_STARTED")).toEqual({ reason: "token_limit_exceeded" });
    expect((await robin.catchUp()).messages.at(-1)?.clientId).toBe(last);
    await expectOneVerdict(courtroomUuid, [robin, sam]);
  });

  it("comes 24 hours after filing, whatever was said", async () => {
    const { courtroomUuid, robin, sam } = await anArgument(court);
    const [row] = await storedRows("select created_at from cases where uuid = ?", courtroomUuid);
    const firstLook = Number(row?.created_at) + REMINDED_AFTER_MS[0];
    await eventually(async () => expect(await nextLookAt(courtroomUuid)).toBe(firstLook));
    robin.askForDecision();
    await robin.next("DECISION_READINESS_UPDATED");
    travel(DAY_MS);
    await ring(courtroomUuid);
    expect(await sam.next("VERDICT_GENERATION_STARTED")).toEqual({ reason: "time_is_up" });
    await expectOneVerdict(courtroomUuid, [robin, sam]);
    expect(await nextLookAt(courtroomUuid)).toBeNull();
  });

  it("comes after 24 hours too where nobody ever came in or said a word", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    travel(DAY_MS);
    await docketOf(courtroomUuid).scheduleLook({ kind: "courtroom", uuid: courtroomUuid }, Date.now());
    await ring(courtroomUuid);
    expect(await verdictsOf(courtroomUuid)).toHaveLength(1);
    expect((await enter(creator, courtroomUuid)).joined.courtroom.status).toBe("settled");
  });

  it("does not come before the 24 hours are over, whatever the docket was told", async () => {
    const { courtroomUuid } = await aCourtroom(court);
    const [row] = await storedRows("select created_at from cases where uuid = ?", courtroomUuid);
    travel(DAY_MS / 2);
    await docketOf(courtroomUuid).scheduleLook({ kind: "courtroom", uuid: courtroomUuid }, Date.now());
    await ring(courtroomUuid);
    expect(await verdictsOf(courtroomUuid)).toEqual([]);
    expect(await statusOf(courtroomUuid)).toBe("pending");
    expect(await nextLookAt(courtroomUuid)).toBe(Number(row?.created_at) + REMINDED_AFTER_MS[1]);
  });

  it("does not come for a call from nowhere while the court sits", async () => {
    const { courtroomUuid, robin } = await anArgument(court);
    travel(DAY_MS / 2);
    await docketOf(courtroomUuid).callCase(courtroomUuid, true);
    await ring(courtroomUuid);
    expect(await verdictsOf(courtroomUuid)).toEqual([]);
    expect((await robin.catchUp()).isGenerating).toBe(false);
  });

  it.each([1, 2, 3])("by button, full notebook and deadline at the same moment is one, try %i", async () => {
    const { courtroomUuid, robin, sam } = await anArgument(court);
    robin.askForDecision();
    for (let count = 0; count < 5; count += 1) robin.say("🍕".repeat(1_500));
    sam.askForDecision();
    travel(DAY_MS);
    await Promise.all([
      docketOf(courtroomUuid).scheduleLook({ kind: "courtroom", uuid: courtroomUuid }, Date.now()),
      ring(courtroomUuid),
      docketOf(courtroomUuid).callCase(courtroomUuid, true),
      docketOf(courtroomUuid).callCase(courtroomUuid, false),
    ]);
    await expectOneVerdict(courtroomUuid, [robin, sam]);
    await docketOf(courtroomUuid).callCase(courtroomUuid, true);
    await ring(courtroomUuid);
    await eventually(async () => expect(await nextLookAt(courtroomUuid)).toBeNull());
    await robin.catchUp();
    expect(robin.untaken.filter(({ type }) => type === "VERDICT_GENERATED")).toEqual([]);
    expect(await verdictsOf(courtroomUuid)).toHaveLength(1);
  });
});

describe("a court that has retired", () => {
  it("hears nothing more, and tells who comes in that it deliberates", async () => {
    const { courtroomUuid, creator, robin } = await aRetiredCourt(court);
    const clientId = robin.say("One more thing!");
    expect(await robin.next("ERROR")).toMatchObject({ code: "deliberating", clientId });
    const tab = await enter(creator, courtroomUuid);
    expect(tab.joined).toMatchObject({ isGenerating: true, messages: { length: 2 } });
  });

  it("and has ruled refuses what is said and gives the verdict to who asks", async () => {
    const { courtroomUuid, robin, sam } = await aRetiredCourt(court);
    await ring(courtroomUuid);
    const verdict = await robin.next("VERDICT_GENERATED");
    robin.say("One more thing!");
    expect(await robin.next("ERROR")).toMatchObject({ code: "already_settled" });
    await putToSleep(courtroomUuid);
    sam.askForDecision();
    expect(await sam.next("VERDICT_READY")).toEqual({ verdict });
  });

  it("and crashed before it reached the docket calls it when it wakes up", async () => {
    const { courtroomUuid, creator, robin, sam } = await anArgument(court);
    travel(DAY_MS / 2);
    Object.assign(env, { DOCKET: { getByName: () => ({ callCase: () => Promise.reject(new Error("gone")) }) } });
    robin.askForDecision();
    sam.askForDecision();
    await sam.next("VERDICT_GENERATION_STARTED");
    await eventually(() => expectFaults("docket_call_failed"));
    Object.assign(env, platform);
    await abortAllDurableObjects();
    expect(await nextReminder(courtroomUuid)).toBeGreaterThan(Date.now());
    expect(await runDurableObjectAlarm(env.COURTROOM.getByName(courtroomUuid))).toBe(true);
    expect(await nextReminder(courtroomUuid)).toBeGreaterThan(Date.now());
    const back = await enter(creator, courtroomUuid);
    expect(back.joined.isGenerating).toBe(true);
    await ring(courtroomUuid);
    await expectOneVerdict(courtroomUuid, [back]);
    expect(await nextReminder(courtroomUuid)).toBeNull();
  });

  it("rules after a restart of everything with no call lost", async () => {
    const { courtroomUuid, creator } = await aRetiredCourt(court);
    await abortAllDurableObjects();
    const back = await enter(creator, courtroomUuid);
    await ring(courtroomUuid);
    await expectOneVerdict(courtroomUuid, [back]);
  });
});
describe("the largest verdict there is", () => {
  it("fits into what the web Worker tells the courtroom", async () => {
    const { courtroomUuid, creator, robin } = await aRetiredCourt(court);
    await ring(courtroomUuid);
    await robin.next("VERDICT_GENERATED");
    const long = (length: number) => "🍕".repeat(length);
    await env.DB.prepare("update verdicts set rationale = ?, punishment = ?, case_name = ?")
      .bind(long(1_200), long(180), long(70))
      .run();
    await env.DB.prepare("update cases set allegation = ? where uuid = ?").bind(long(250), courtroomUuid).run();
    const back = await enter(creator, courtroomUuid);
    expect(back.joined.courtroom).toMatchObject({ rationale: long(1_200), allegation: long(250) });
  });
});
