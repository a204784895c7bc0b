import { describe, expect, test } from "vitest";
import { workersAiGuard } from "./guard-model";

const TEXT = "He put his hands around my neck.";

const reads = (reply: unknown, signal = new AbortController().signal) =>
  workersAiGuard({ run: async () => reply }, "@cf/guard").findsHazard([TEXT], signal);

describe("a guard on Workers AI", () => {
  test("is asked by its name for the texts alone, without what nobody sees", async () => {
    const asked: unknown[] = [];
    const run = async (...call: unknown[]) => {
      asked.push(call);
      return { response: { safe: true } };
    };
    const guard = workersAiGuard({ run }, "@cf/guard");
    expect(guard.id).toBe("workers-ai:@cf/guard");
    await guard.findsHazard([TEXT, "Ro\u200bbin"], new AbortController().signal);
    const messages = [{ role: "user", content: `${TEXT}\nRobin` }];
    expect(asked).toEqual([["@cf/guard", { messages, response_format: { type: "json_object" } }]]);
  });

  test.each([
    ["in its own words", { response: "\n\nunsafe\nS1" }],
    ["with several numbers", { response: "unsafe\nS2,S11" }],
    ["as an object", { response: { safe: false, categories: ["S3"] } }],
    ["as an object in words", { response: '{"safe": false, "categories": ["S4"]}' }],
    ["with a category's name", { response: { safe: false, categories: ["S1: Violent Crimes"] } }],
  ])("finds a hazard that leaves the court, told %s", async (_how, reply) => {
    expect(await reads(reply)).toBe(true);
  });

  test.each([
    ["nothing", { response: "safe" }],
    ["nothing, as an object", { response: { safe: true, categories: [] } }],
    ["a theft", { response: "unsafe\nS2" }],
    ["an insult and a lie", { response: { safe: false, categories: ["S5", "S10"] } }],
    ["erotic words", { response: { safe: false, categories: ["S12"] } }],
    ["what it has no number for", { response: "unsafe" }],
  ])("finds none in %s", async (_what, reply) => {
    expect(await reads(reply)).toBe(false);
  });

  test.each([
    ["silence", null],
    ["chatter", { response: "I can't help with that." }],
    ["another shape", { choices: [] }],
    ["other JSON", { response: '{"winner":"Party A"}' }],
  ])("can't be read where it answers with %s", async (_what, reply) => {
    expect(await reads(reply)).toBe(null);
  });

  test("is left behind when its time is over", async () => {
    const hanging = workersAiGuard({ run: () => new Promise(() => undefined) }, "@cf/guard");
    const late = AbortSignal.abort(new DOMException("late", "TimeoutError"));
    await expect(hanging.findsHazard([TEXT], late)).rejects.toMatchObject({ name: "TimeoutError" });
  });
});
