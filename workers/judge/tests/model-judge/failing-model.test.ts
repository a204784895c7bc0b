import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CASE_BUDGET, type CaseBudget } from "../../model/case-session";
import { type Behaviour, type ChatCall, send, sendWords, startChatServer } from "./chat-server";
import { honest, honestReply, onceThenHonest } from "./honest-model";
import { expectHouse, expectModel, hear } from "./swiped-hearing";

const IN_A_HURRY: CaseBudget = { calls: 8, milliseconds: 5_000, callMilliseconds: 60 };

beforeEach(() => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

describe("a model that can't be heard", () => {
  test("because it hangs is replaced at once, within three quarters of a minute", async () => {
    await expectHouse(await hear(() => undefined, { budget: IN_A_HURRY, isLast: false }), "slow");
    expect(CASE_BUDGET.milliseconds).toBeLessThan(45_000);
  });

  test("because it is cut off in the middle is replaced on the last attempt", async () => {
    const cutOff: Behaviour = (_call, response) => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "5000" });
      response.write('{"choices":[{"message":{"content":"{', () => response.destroy());
    };
    await expectHouse(await hear(cutOff), "unreachable");
  });

  test("because it fails with 500 is replaced on the last attempt", async () => {
    await expectHouse(await hear((_call, response) => send(response, 500, { error: "boom" })), "unreachable");
  });

  test("is left to the docket to try again before that", async () => {
    const attempt = hear((_call, response) => send(response, 500, {}), { isLast: false });
    await expect(attempt).rejects.toMatchObject({ reason: "unreachable", isPassing: true });
  });
});

describe("a model's endpoint that is set up wrongly", () => {
  test.each([400, 401, 403, 404])(
    "and answers %i is asked once, and replaced without another attempt",
    async (status) => {
      const hearing = await hear((_call, response) => send(response, status, {}), { isLast: false });
      await expectHouse(hearing, "unreachable");
      expect(hearing.calls).toHaveLength(1);
    },
  );

  test.each([301, 307, 308])("and leads elsewhere by %i is not followed", async (status) => {
    const elsewhere = await startChatServer(honest);
    const Location = `${elsewhere.baseUrl}/chat/completions`;
    const hearing = await hear((_call, response) => send(response, status, {}, { Location }), { isLast: false });
    await expectHouse(hearing, "unreachable");
    expect(elsewhere.calls).toEqual([]);
    await elsewhere.close();
  });
});

describe("a model that never stops", () => {
  test("is read to a limit, and then told that it made no sense", async () => {
    let open = 0;
    const endless: Behaviour = (_call, response) => {
      open += 1;
      response.writeHead(200, { "Content-Type": "application/json" });
      response.on("close", () => {
        open -= 1;
      });
      const pour = (): void => {
        if (!response.destroyed) response.write(" ".repeat(64 * 1_024), () => setImmediate(pour));
      };
      pour();
    };
    const hearing = await hear(endless);
    await expectHouse(hearing, "unreadable");
    expect(hearing.calls).toHaveLength(2);
    await expect.poll(() => open).toBe(0);
  });
});

describe("a model that is busy", () => {
  const busy = (response: Parameters<Behaviour>[1], after: string) =>
    send(response, 429, { error: "slow down" }, { "Retry-After": after });

  test("is given the time that it asks for, once", async () => {
    const hearing = await hear((call, response) => (call.number === 1 ? busy(response, "2") : honest(call, response)));
    await expectModel(hearing, "creator");
    expect(hearing.waits).toEqual([2_000]);
  });

  test("and stays so is replaced", async () => {
    const hearing = await hear((_call, response) => busy(response, "1"));
    await expectHouse(hearing, "busy");
    expect(hearing.calls).toHaveLength(2);
  });

  test("for an hour is not waited for", async () => {
    const hearing = await hear((_call, response) => busy(response, "3600"));
    await expectHouse(hearing, "busy");
    expect(hearing.waits).toEqual([]);
  });
});

describe("a model that answers uselessly", () => {
  const useless: [string, string][] = [
    ["no JSON", "Sure! I find for Party A."],
    ["half a JSON", '{"reasons":[{"exhibit":1'],
    ["another schema", '{"verdict":"A","confidence":0.9}'],
    ["a winner who is nobody", JSON.stringify({ reasons: [], winner: "Judge", blame: { partyA: 1, partyB: 99 } })],
    ["nothing", ""],
  ];

  test.each(useless)("with %s is told once and then replaced", async (_kind, words) => {
    const hearing = await hear((_call, response) => sendWords(response, words));
    await expectHouse(hearing, "unreadable");
    expect(hearing.calls).toHaveLength(2);
    expect(hearing.calls[1]?.user).toContain("could not be used");
    expect(hearing.judgement.replies).toEqual([words, words]);
  });

  test.each(useless)("with %s once is told, and then rules", async (_kind, words) => {
    await expectModel(await hear(onceThenHonest("finding", () => words)), "creator");
  });

  test("in a fence is understood", async () => {
    const fenced = (call: ChatCall) => `\`\`\`json\n${JSON.stringify(honestReply(call))}\n\`\`\``;
    await expectModel(await hear((call, response) => sendWords(response, fenced(call))), "creator");
  });

  test("by refusing is replaced at once", async () => {
    const refusing: Behaviour = (_call, response) =>
      send(response, 200, { choices: [{ finish_reason: "stop", message: { content: null, refusal: "I can't." } }] });
    const hearing = await hear(refusing, { isLast: false });
    await expectHouse(hearing, "refused");
    expect(hearing.calls).toHaveLength(1);
  });
});
