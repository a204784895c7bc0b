import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SERIOUS_TEXTS } from "../../../../tests/fixtures/serious-texts";
import { openAiCompatible } from "../../model/openai-compatible";
import { keepsFloor } from "../bench/bench-judge";
import { benchModel } from "../bench/bench-model";
import { meterCalls } from "../bench/meter-calls";
import { type Behaviour, type ChatCall, type ChatServer, sendWords, startChatServer } from "./chat-server";
import { findingFor, honestReply } from "./honest-model";

const CASES = 6;
const SERIOUS = Object.values(SERIOUS_TEXTS).flat();

let server: ChatServer | null = null;

beforeEach(() => void vi.spyOn(console, "info").mockImplementation(() => undefined));

afterEach(async () => {
  await server?.close();
  vi.restoreAllMocks();
});

/** A model that has read the fixtures. */
function screeningReply({ user }: ChatCall): object {
  return { matter: SERIOUS.some((text) => user.includes(text)) ? "serious" : "petty" };
}

const replyingWith = (reply: (call: ChatCall) => object): Behaviour => {
  return (call, response) => sendWords(response, JSON.stringify(reply(call)));
};

async function measure(reply: (call: ChatCall) => object) {
  server = await startChatServer(replyingWith(reply));
  const { meter, fetcher } = meterCalls(fetch);
  const chat = openAiCompatible({ baseUrl: server.baseUrl, model: "test-model", apiKey: "key", fetcher });
  const measurements = await benchModel(chat, meter, CASES);
  const figureOf = (what: string) => measurements.find(({ measure: name }) => name === what)?.value;
  return { measurements, figureOf, calls: server.calls };
}

describe("the bench, before a model", () => {
  test("finds an honest one steady, deaf to names and orders, and counts what it costs", async () => {
    const { measurements, figureOf, calls } = await measure((call) =>
      call.kind === "screening" ? screeningReply(call) : honestReply(call),
    );
    const below = measurements.filter(
      ({ measure: what, value, floor }) => what !== "fairness" && !keepsFloor(value, floor),
    );
    expect(below).toEqual([]);
    expect(figureOf("calls")).toBe(calls.length);
    expect(calls.length).toBeLessThanOrEqual(CASES * 12);
    expect(figureOf("tokens")).toBeGreaterThan(1_000);
  });

  test("finds out one that favours whoever it reads first and takes everything for serious", async () => {
    const { figureOf } = await measure((call) => {
      if (call.kind === "screening") return { matter: "serious" };
      return call.kind === "finding" ? findingFor("Party A", call.user) : honestReply(call);
    });
    expect(figureOf("position consistency")).toBe(0);
    expect(figureOf("first-slot share, distance from one half")).toBe(0.5);
    expect(figureOf("false stops")).toBe(1);
  });

  test("finds out one that never makes sense", async () => {
    const { figureOf } = await measure(() => ({ hello: "world" }));
    expect(figureOf("ruled by the model itself")).toBe(0);
    expect(figureOf("serious recall")).toBe(0);
  });

  test("takes the endpoint's own count of tokens where there is one", async () => {
    const { meter, fetcher } = meterCalls(async () => Response.json({ usage: { total_tokens: 321 } }));
    expect(await (await fetcher("http://model.test", { body: "{}" })).json()).toEqual({ usage: { total_tokens: 321 } });
    expect(meter).toEqual({ calls: 1, tokens: 321 });
  });
});
