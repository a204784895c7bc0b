import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ATTEMPTS_BEFORE_HOUSE_JUDGE, retryPause } from "~/domain/docket/schedule";
import type { Judgement } from "~/domain/judge/judge";
import { openBench } from "../../bench";
import { houseJudge } from "../../house/house-judge";
import { CASE_BUDGET, type CaseBudget, openCaseSession } from "../../model/case-session";
import { type ChatModel, type ChatRequest, ModelFault } from "../../model/chat-model";
import { createModelJudge } from "../../model/model-judge";
import { openPanel } from "../../model/panel";
import { honestReply } from "./honest-model";
import { aRecord } from "./swiped-hearing";

beforeEach(() => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

/** A model that answers as told, and notes who was asked. */
function aModel(id: string, asked: string[], reply: (request: ChatRequest) => Promise<string>): ChatModel {
  return {
    id,
    complete(request) {
      asked.push(id);
      return reply(request);
    },
  };
}

const honestly = async ({ schema, system, user }: ChatRequest) =>
  JSON.stringify(honestReply({ number: 1, kind: schema.name, system, user, authorization: undefined }));
const hang = ({ signal }: ChatRequest) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
const failing = (reason: "busy" | "unreachable") => async () => {
  throw new ModelFault(reason, true);
};

async function ruleBy(models: [ChatModel, ...ChatModel[]], budget: CaseBudget = CASE_BUDGET): Promise<Judgement> {
  const judge = createModelJudge(openPanel(...models), { clock: Date.now, budget });
  return openBench(houseJudge, judge).presideOver(await aRecord(), { isLast: true });
}

describe("a model with a second one behind it", () => {
  test("rules alone as long as it does its part", async () => {
    const asked: string[] = [];
    const { receipt } = await ruleBy([aModel("first", asked, honestly), aModel("second", asked, honestly)]);
    expect(receipt).toMatchObject({ judgeId: "first", fallback: null });
    expect(asked).toEqual(["first", "first", "first"]);
  });

  test.each<[string, () => Promise<string>, string[]]>([
    ["is busy", failing("busy"), ["first"]],
    ["writes no JSON", async () => "Order!", ["first", "first"]],
    [
      "rules unsoundly",
      async () => JSON.stringify({ reasons: [], winner: "neither", blame: { partyA: 50, partyB: 50 } }),
      ["first", "first"],
    ],
  ])("is replaced for the rest of the case where it %s", async (_what, reply, before) => {
    const asked: string[] = [];
    const { receipt } = await ruleBy([aModel("first", asked, reply), aModel("second", asked, honestly)]);
    expect(receipt).toMatchObject({ judgeId: "second", fallback: null });
    expect(asked).toEqual([...before, "second", "second", "second"]);
  });

  test("is named as who decided where the second only wrote it up", async () => {
    const write = async (request: ChatRequest) =>
      request.schema.name === "finding" ? honestly(request) : failing("busy")();
    const { receipt } = await ruleBy([aModel("first", [], write), aModel("second", [], honestly)]);
    expect(receipt).toMatchObject({ judgeId: "first", fallback: null });
  });

  test("leaves the second a whole call's time where it hangs", async () => {
    const spent: number[] = [];
    const patiently = async (request: ChatRequest) => {
      const startedAt = performance.now();
      await hang(request).catch(() => undefined);
      spent.push(performance.now() - startedAt);
      throw new ModelFault("slow", false);
    };
    const budget = { calls: 8, milliseconds: 2_000, callMilliseconds: 100 };
    const asked: string[] = [];
    const { receipt } = await ruleBy([aModel("first", asked, hang), aModel("second", asked, patiently)], budget);
    expect(receipt.fallback).toMatchObject({ judgeId: "second", reason: "slow" });
    expect(asked).toEqual(["first", "second"]);
    expect(spent[0]).toBeGreaterThan(90);
  });

  test("is not replaced once the case's time is over", async () => {
    const asked: string[] = [];
    const budget = { calls: 8, milliseconds: 30, callMilliseconds: 100 };
    const { receipt } = await ruleBy([aModel("first", asked, hang), aModel("second", asked, honestly)], budget);
    expect(receipt.fallback).toMatchObject({ judgeId: "first", reason: "slow" });
    expect(asked).toEqual(["first"]);
  });
});

describe("all attempts at a case together", () => {
  /** What the docket does: attempts with their pauses, until one ends in a ruling. Tells how long that took. */
  async function untilRuled(callMilliseconds: number): Promise<{ judgement: Judgement; took: number }> {
    let now = 0;
    const clock = () => now;
    const slow = aModel("slow", [], async () => {
      now += callMilliseconds;
      throw new ModelFault("unreachable", true);
    });
    for (let failed = 0; failed < 10; failed += 1) {
      const bench = openBench(houseJudge, createModelJudge(openPanel(slow), { clock }));
      const attempt = { isLast: failed + 1 >= ATTEMPTS_BEFORE_HOUSE_JUDGE, waited: now };
      try {
        return { judgement: await bench.presideOver(await aRecord(), attempt), took: now };
      } catch {
        now += retryPause(failed + 1);
      }
    }
    throw new Error("nobody ever ruled");
  }

  test.each([100, 5_000, 9_000, 15_000, 19_000, 20_000])(
    "end in the house judge's ruling within 45 seconds where each call fails after %i ms",
    async (callMilliseconds) => {
      const { judgement, took } = await untilRuled(callMilliseconds);
      expect(judgement.receipt).toMatchObject({ judgeId: houseJudge.id, fallback: { judgeId: "slow" } });
      expect(took).toBeLessThan(45_000);
    },
  );

  test("leave a later one no more time than the earlier ones left", async () => {
    const session = openCaseSession(openPanel(aModel("first", [], honestly)), () => 0, CASE_BUDGET, 40_000);
    const { system, user, schema } = { system: "", user: "", schema: (await import("valibot")).string() };
    const asked = session.ask({ name: "late", system, user, schema, check: () => [] });
    await expect(asked).rejects.toMatchObject({ reason: "spent", isPassing: false });
  });
});
