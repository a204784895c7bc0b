import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ATTEMPTS_BEFORE_HOUSE_JUDGE, JUDGED_AFTER_MS, retryPause } from "~/domain/docket/schedule";
import { readReceipt } from "~/domain/judge/receipt";
import type { HearingPort } from "~/server/docket/hearing-port.server";
import { DAY_MS, travel } from "../support/clock";
import { expectFaults } from "../support/console";
import { openCourt } from "../support/court";
import { nextReminder, putToSleep } from "../support/courtroom-object";
import { eventually } from "../support/eventually";
import { aCourtroom, aCourtroomInSession } from "../support/factories";
import { enter, type Party } from "../support/socket";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB);
const platform = { ...env };

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of Object.keys(MODEL)) Reflect.deleteProperty(env, name);
  Object.assign(env, platform);
});

const MODEL = { JUDGE_PROVIDER: "openai", JUDGE_BASE_URL: "http://model.test/v1", JUDGE_MODEL: "test-model" };

const docketOf = (courtroomUuid: string) => env.DOCKET.getByName(courtroomUuid);
const ring = (courtroomUuid: string) => runDurableObjectAlarm(docketOf(courtroomUuid));
const nextLookAt = (courtroomUuid: string) =>
  runInDurableObject(docketOf(courtroomUuid), (_docket, { storage }) => storage.getAlarm());
const verdictsOf = (courtroomUuid: string) =>
  storedRows("select * from courtroom_verdicts where courtroom_uuid = ?", courtroomUuid);
const statusOf = async (courtroomUuid: string) =>
  (await storedRows("select status from courtrooms where uuid = ?", courtroomUuid))[0]?.status;

/** Both in court, and something said by each. */
async function anArgument() {
  const opened = await aCourtroomInSession(court);
  const robin = await enter(opened.creator, opened.courtroomUuid);
  const sam = await enter(opened.opponent, opened.courtroomUuid);
  await robin.next("PRESENCE_UPDATED");
  robin.say("He ate my pizza three times this week.");
  await sam.next("NEW_MESSAGE");
  sam.say("It was going stale, and I admit that I was hungry.");
  for (const party of [robin, sam]) await party.catchUp();
  return { ...opened, robin, sam };
}

/** The same, retired, with a clock that stands still tomorrow: the docket rings when the test says so. */
async function aRetiredCourt() {
  const argument = await anArgument();
  travel(DAY_MS / 2);
  argument.robin.askForDecision();
  argument.sam.askForDecision();
  for (const party of [argument.robin, argument.sam]) {
    expect(await party.next("VERDICT_GENERATION_STARTED")).toEqual({ reason: "both_ready" });
  }
  await eventually(async () => expect(await nextLookAt(argument.courtroomUuid)).toBe(Date.now()));
  return argument;
}

/** Everybody hears of the verdict, once and the same, and it is what the database holds. */
async function expectOneVerdict(courtroomUuid: string, parties: Party[]) {
  const announced = await Promise.all(parties.map((party) => party.next("VERDICT_GENERATED")));
  for (const party of parties) {
    const { courtroom, isGenerating } = await party.catchUp();
    expect(courtroom).toMatchObject({ ...announced[0], status: "settled" });
    expect(isGenerating).toBe(false);
    expect(party.untaken.filter(({ type }) => type === "VERDICT_GENERATED")).toEqual([]);
  }
  expect(new Set(announced.map((verdict) => JSON.stringify(verdict))).size).toBe(1);
  expect(await verdictsOf(courtroomUuid)).toHaveLength(1);
  expect(await statusOf(courtroomUuid)).toBe("settled");
}

describe("a decision in court", () => {
  it("comes by itself when both are ready, with the parties' names in it", async () => {
    const { courtroomUuid, robin, sam } = await anArgument();
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
    const { courtroomUuid, robin, sam } = await anArgument();
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
    const { courtroomUuid, robin, sam } = await anArgument();
    const [row] = await storedRows("select created_at from courtrooms where uuid = ?", courtroomUuid);
    const deadline = Number(row?.created_at) + JUDGED_AFTER_MS;
    await eventually(async () => expect(await nextLookAt(courtroomUuid)).toBe(deadline));
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
    await docketOf(courtroomUuid).scheduleDeadline({ kind: "courtroom", uuid: courtroomUuid }, Date.now());
    await ring(courtroomUuid);
    expect(await verdictsOf(courtroomUuid)).toHaveLength(1);
    expect((await enter(creator, courtroomUuid)).joined.courtroom.status).toBe("settled");
  });

  it("does not come before the 24 hours are over, whatever the docket was told", async () => {
    const { courtroomUuid } = await aCourtroom(court);
    const [row] = await storedRows("select created_at from courtrooms where uuid = ?", courtroomUuid);
    travel(DAY_MS / 2);
    await docketOf(courtroomUuid).scheduleDeadline({ kind: "courtroom", uuid: courtroomUuid }, Date.now());
    await ring(courtroomUuid);
    expect(await verdictsOf(courtroomUuid)).toEqual([]);
    expect(await statusOf(courtroomUuid)).toBe("pending");
    expect(await nextLookAt(courtroomUuid)).toBe(Number(row?.created_at) + JUDGED_AFTER_MS);
  });

  it("does not come for a call from nowhere while the court sits", async () => {
    const { courtroomUuid, robin } = await anArgument();
    travel(DAY_MS / 2);
    await docketOf(courtroomUuid).callCourtroom(courtroomUuid, true);
    await ring(courtroomUuid);
    expect(await verdictsOf(courtroomUuid)).toEqual([]);
    expect((await robin.catchUp()).isGenerating).toBe(false);
  });

  it.each([1, 2, 3])("by button, full notebook and deadline at the same moment is one, try %i", async () => {
    const { courtroomUuid, robin, sam } = await anArgument();
    robin.askForDecision();
    for (let count = 0; count < 5; count += 1) robin.say("🍕".repeat(1_500));
    sam.askForDecision();
    travel(DAY_MS);
    await Promise.all([
      docketOf(courtroomUuid).scheduleDeadline({ kind: "courtroom", uuid: courtroomUuid }, Date.now()),
      ring(courtroomUuid),
      docketOf(courtroomUuid).callCourtroom(courtroomUuid, true),
      docketOf(courtroomUuid).callCourtroom(courtroomUuid, false),
    ]);
    await expectOneVerdict(courtroomUuid, [robin, sam]);
    await docketOf(courtroomUuid).callCourtroom(courtroomUuid, true);
    await ring(courtroomUuid);
    await eventually(async () => expect(await nextLookAt(courtroomUuid)).toBeNull());
    await robin.catchUp();
    expect(robin.untaken.filter(({ type }) => type === "VERDICT_GENERATED")).toEqual([]);
    expect(await verdictsOf(courtroomUuid)).toHaveLength(1);
  });
});

describe("a court that has retired", () => {
  it("hears nothing more, and tells who comes in that it deliberates", async () => {
    const { courtroomUuid, creator, robin } = await aRetiredCourt();
    const clientId = robin.say("One more thing!");
    expect(await robin.next("ERROR")).toMatchObject({ code: "deliberating", clientId });
    const tab = await enter(creator, courtroomUuid);
    expect(tab.joined).toMatchObject({ isGenerating: true, messages: { length: 2 } });
  });

  it("and has ruled refuses what is said and gives the verdict to who asks", async () => {
    const { courtroomUuid, robin, sam } = await aRetiredCourt();
    await ring(courtroomUuid);
    const verdict = await robin.next("VERDICT_GENERATED");
    robin.say("One more thing!");
    expect(await robin.next("ERROR")).toMatchObject({ code: "already_settled" });
    await putToSleep(courtroomUuid);
    sam.askForDecision();
    expect(await sam.next("VERDICT_READY")).toEqual({ verdict });
  });

  it("and crashed before it reached the docket calls it when it wakes up", async () => {
    const { courtroomUuid, creator, robin, sam } = await anArgument();
    travel(DAY_MS / 2);
    Object.assign(env, { DOCKET: { getByName: () => ({ callCourtroom: () => Promise.reject(new Error("gone")) }) } });
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
    const { courtroomUuid, creator } = await aRetiredCourt();
    await abortAllDurableObjects();
    const back = await enter(creator, courtroomUuid);
    await ring(courtroomUuid);
    await expectOneVerdict(courtroomUuid, [back]);
  });
});

describe("an attempt at a verdict that fails", () => {
  /** A court before a model that is out of order. */
  async function beforeADeadModel() {
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 500 }));
    Object.assign(env, MODEL);
    return aRetiredCourt();
  }

  it("is told to both, tried again with growing pauses, and after the last the house judge rules", async () => {
    const { courtroomUuid, robin, sam } = await beforeADeadModel();
    for (let attempt = 1; attempt < ATTEMPTS_BEFORE_HOUSE_JUDGE; attempt += 1) {
      await ring(courtroomUuid);
      for (const party of [robin, sam]) expect((await party.next("VERDICT_GENERATION_ERROR")).error).not.toBe("");
      expect(await nextLookAt(courtroomUuid)).toBe(Date.now() + retryPause(attempt));
      expect(await verdictsOf(courtroomUuid)).toEqual([]);
    }
    expectFaults("docket_failed");
    await ring(courtroomUuid);
    await expectOneVerdict(courtroomUuid, [robin, sam]);
    const [verdict] = await verdictsOf(courtroomUuid);
    const receipt = readReceipt(JSON.parse(String(verdict?.receipt)));
    expect(receipt?.fallback).toMatchObject({ judgeId: "openai:test-model", reason: "unreachable" });
  });

  it("is told to who comes in later, and tried again at once for who asks", async () => {
    const { courtroomUuid, creator, robin, sam } = await beforeADeadModel();
    await ring(courtroomUuid);
    expectFaults("docket_failed");
    await putToSleep(courtroomUuid);
    const tab = await enter(creator, courtroomUuid);
    await tab.next("VERDICT_GENERATION_ERROR");
    expect(tab.joined.isGenerating).toBe(true);
    for (const name of Object.keys(MODEL)) Reflect.deleteProperty(env, name);
    sam.askForDecision();
    expect(await robin.next("VERDICT_GENERATION_STARTED")).toEqual({ reason: "both_ready" });
    await eventually(async () => expect(await nextLookAt(courtroomUuid)).toBe(Date.now()));
    await ring(courtroomUuid);
    await expectOneVerdict(courtroomUuid, [robin, sam, tab]);
  });

  it("is not hurried by a courtroom that only asks whether its call got lost", async () => {
    const { courtroomUuid } = await beforeADeadModel();
    await ring(courtroomUuid);
    expectFaults("docket_failed");
    const planned = await nextLookAt(courtroomUuid);
    await runDurableObjectAlarm(env.COURTROOM.getByName(courtroomUuid));
    expect(await nextLookAt(courtroomUuid)).toBe(planned);
  });

  it("at its announcement is made up for: the verdict stands, and is announced once", async () => {
    const { courtroomUuid, robin, sam } = await aRetiredCourt();
    const deaf = {
      getByName: (uuid: string) => ({
        closeHearing: (...given: Parameters<HearingPort["closeHearing"]>) =>
          platform.COURTROOM.getByName(uuid).closeHearing(...given),
        announceVerdict: () => Promise.reject(new Error("gone")),
        reportFailure: () => Promise.reject(new Error("gone")),
      }),
    };
    Object.assign(env, { COURTROOM: deaf });
    await ring(courtroomUuid);
    expectFaults("docket_failed");
    Object.assign(env, platform);
    const [verdict] = await verdictsOf(courtroomUuid);
    await ring(courtroomUuid);
    await expectOneVerdict(courtroomUuid, [robin, sam]);
    expect(await verdictsOf(courtroomUuid)).toEqual([verdict]);
  });

  it("by a database that is out holds nothing up for ever", async () => {
    const { courtroomUuid, robin, sam } = await aRetiredCourt();
    await env.DB.exec("alter table courtroom_verdicts rename to verdicts_on_leave");
    try {
      for (let attempt = 1; attempt <= 6; attempt += 1) {
        await ring(courtroomUuid);
        expect(await nextLookAt(courtroomUuid)).toBe(Date.now() + retryPause(attempt));
      }
    } finally {
      await env.DB.exec("alter table verdicts_on_leave rename to courtroom_verdicts");
    }
    expectFaults("docket_failed");
    await ring(courtroomUuid);
    await expectOneVerdict(courtroomUuid, [robin, sam]);
  });
});

describe("the largest verdict there is", () => {
  it("fits into what the web Worker tells the courtroom", async () => {
    const { courtroomUuid, creator, robin } = await aRetiredCourt();
    await ring(courtroomUuid);
    await robin.next("VERDICT_GENERATED");
    const long = (length: number) => "🍕".repeat(length);
    await env.DB.prepare("update courtroom_verdicts set rationale = ?, punishment = ?, case_name = ?")
      .bind(long(1_200), long(180), long(70))
      .run();
    await env.DB.prepare("update courtrooms set allegation = ? where uuid = ?").bind(long(250), courtroomUuid).run();
    const back = await enter(creator, courtroomUuid);
    expect(back.joined.courtroom).toMatchObject({ rationale: long(1_200), allegation: long(250) });
  });
});
