import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ATTEMPTS_BEFORE_HOUSE_JUDGE, retryPause } from "~/domain/docket/schedule";
import { readReceipt } from "~/domain/judge/receipt";
import type { CourtroomPort } from "~/server/courtroom/courtroom-port.server";
import { expectFaults } from "../support/console";
import { openCourt } from "../support/court";
import { putToSleep } from "../support/courtroom-object";
import { aRetiredCourt, expectOneVerdict, ring } from "../support/courtroom-verdict";
import { nextLookAt, verdictsOf } from "../support/docket";
import { eventually } from "../support/eventually";
import { enter } from "../support/socket";

const court = openCourt(env.DB);
const platform = { ...env };

const MODEL = { JUDGE_PROVIDER: "openai", JUDGE_BASE_URL: "http://model.test/v1", JUDGE_MODEL: "test-model" };

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of Object.keys(MODEL)) Reflect.deleteProperty(env, name);
  Object.assign(env, platform);
});

describe("an attempt at a verdict that fails", () => {
  /** A court before a model that is out of order. */
  async function beforeADeadModel() {
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 500 }));
    Object.assign(env, MODEL);
    return aRetiredCourt(court);
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
    const { courtroomUuid, robin, sam } = await aRetiredCourt(court);
    const deaf = {
      getByName: (uuid: string) => ({
        closeHearing: (...given: Parameters<CourtroomPort["closeHearing"]>) =>
          platform.COURTROOM.getByName(uuid).closeHearing(...given),
        updateCourtroom: () => Promise.reject(new Error("gone")),
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

  it("by a judge whose Worker is away stops no hearing and loses no word, and is made up for once it is back", async () => {
    const away = () => Promise.reject(new Error("the Worker is being replaced"));
    Object.assign(env, { JUDGE: { howSerious: away, findForeignWords: away, presideOver: away } });
    const { courtroomUuid, robin, sam } = await aRetiredCourt(court);
    await ring(courtroomUuid);
    expectFaults("docket_failed");
    for (const party of [robin, sam]) await party.next("VERDICT_GENERATION_ERROR");
    Object.assign(env, platform);
    await ring(courtroomUuid);
    await expectOneVerdict(courtroomUuid, [robin, sam]);
  });

  it("by a database that is out holds nothing up for ever", async () => {
    const { courtroomUuid, robin, sam } = await aRetiredCourt(court);
    await env.DB.exec("alter table verdicts rename to verdicts_on_leave");
    try {
      for (let attempt = 1; attempt <= 6; attempt += 1) {
        await ring(courtroomUuid);
        expect(await nextLookAt(courtroomUuid)).toBe(Date.now() + retryPause(attempt));
      }
    } finally {
      await env.DB.exec("alter table verdicts_on_leave rename to verdicts");
    }
    expectFaults("docket_failed");
    await ring(courtroomUuid);
    await expectOneVerdict(courtroomUuid, [robin, sam]);
  });
});
