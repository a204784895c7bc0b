import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ATTEMPTS_BEFORE_HOUSE_JUDGE } from "~/domain/docket/schedule";
import { readReceipt } from "~/domain/judge/receipt";
import { DAY_MS, travel } from "../support/clock";
import { expectFaults, loggedLines } from "../support/console";
import { openCourt, silentDocket } from "../support/court";
import { aJoinedCase, answerAll } from "../support/factories";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB, { docket: silentDocket });

const ENDPOINT = { JUDGE_PROVIDER: "openai", JUDGE_BASE_URL: "http://model.test/v1", JUDGE_MODEL: "test-model" };

/** A case on the real docket object, whose alarm rings when the test says so, before a model behind this fetch. */
async function aCalledCase(fetcher: typeof fetch, settings: Record<string, string> = ENDPOINT) {
  vi.spyOn(globalThis, "fetch").mockImplementation(fetcher);
  const joined = await aJoinedCase(court);
  const { suitUuid } = joined;
  await answerAll(court, joined, joined.creator, ["yes", "no"]);
  await answerAll(court, joined, joined.opponent, ["fifth", "yes"]);
  travel(DAY_MS);
  const docket = env.DOCKET.getByName(suitUuid);
  Object.assign(env, settings);
  await docket.callCase(suitUuid);
  return { suitUuid, ring: () => runDurableObjectAlarm(docket) };
}

const verdictsOf = (suitUuid: string) =>
  storedRows<{ judge_id: string; receipt: string; replies: string | null }>(
    "select judge_id, receipt, replies from verdicts where case_uuid = ?",
    suitUuid,
  );

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of Object.keys(ENDPOINT)) Reflect.deleteProperty(env, name);
});

describe("a model that does not answer", () => {
  it("is asked on every attempt, and on the last the house judge rules and the receipt says why", async () => {
    const asked: string[] = [];
    const { suitUuid, ring } = await aCalledCase(async (input) => {
      asked.push(String(input));
      return new Response(null, { status: 500 });
    });
    for (let attempt = 1; attempt < ATTEMPTS_BEFORE_HOUSE_JUDGE; attempt += 1) {
      await ring();
      expect(await verdictsOf(suitUuid)).toEqual([]);
    }
    expectFaults("docket_failed");
    await ring();
    const [verdict] = await verdictsOf(suitUuid);
    expect(asked).toEqual(Array(ATTEMPTS_BEFORE_HOUSE_JUDGE).fill("http://model.test/v1/chat/completions"));
    expect(verdict?.judge_id).toMatch(/^house@/u);
    expect(readReceipt(JSON.parse(verdict?.receipt ?? "null"))).toMatchObject({
      judgeId: verdict?.judge_id,
      fallback: { judgeId: "openai:test-model", reason: "unreachable", runs: [] },
    });
  });
});

describe("a model that talks nonsense", () => {
  it("is replaced at the first attempt, and what it said is kept beside the database", async () => {
    const { suitUuid, ring } = await aCalledCase(async () =>
      Response.json({ choices: [{ finish_reason: "stop", message: { content: "Order in the kitchen!" } }] }),
    );
    await ring();
    const [verdict] = await verdictsOf(suitUuid);
    expect(verdict?.judge_id).toMatch(/^house@/u);
    expect(JSON.parse(verdict?.receipt ?? "null")).toMatchObject({ fallback: { reason: "unreadable" } });
    expect(verdict?.replies).toBeNull();
    const kept = await env.CARDS.get(`replies/${suitUuid}/1.json`);
    expect(await kept?.json()).toEqual(["Order in the kitchen!", "Order in the kitchen!"]);
  });
});

describe("a judge that is set up wrongly", () => {
  it("is none: the house judge rules at once, and the log names the fault", async () => {
    const wrong = { JUDGE_PROVIDER: "openai", JUDGE_MODEL: "test-model" };
    const { suitUuid, ring } = await aCalledCase(async () => new Response(null, { status: 500 }), wrong);
    await ring();
    const [verdict] = await verdictsOf(suitUuid);
    expect(verdict?.judge_id).toMatch(/^house@/u);
    expectFaults("judge_settings_unusable");
    expect(loggedLines().join("\n")).toContain("JUDGE_BASE_URL");
  });
});
