import { createExecutionContext } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { JUDGE_PERSONALITIES } from "~/domain/judge/personality";
import { CARD_SCALES } from "~/domain/verdict/card";
import { WINNERS } from "~/domain/verdict/verdict";
import VerdictCardWorker from "../../workers/verdict-card/index";
import { emojiAssets } from "./emoji-assets";
import { pngSize } from "./png";
import { sampleCard } from "./sample-card";

const worker = new VerdictCardWorker(createExecutionContext(), { EMOJI: emojiAssets() });

describe("the verdict-card Worker", () => {
  it.each(CARD_SCALES)("draws a PNG of 320×568 times %d", async (scale) => {
    expect(pngSize(await worker.render(sampleCard(), scale))).toEqual([320 * scale, 568 * scale]);
  });

  it("gives the same bytes for the same card", async () => {
    const card = sampleCard({ caseName: "Mugs 🍵" });
    const [first, second] = [await worker.render(card, 2), await worker.render(card, 2)];
    expect(new Uint8Array(first)).toEqual(new Uint8Array(second));
  });

  it("draws every judge differently", async () => {
    const cards = [];
    for (const judgePersonality of JUDGE_PERSONALITIES) cards.push(await digest(sampleCard({ judgePersonality })));
    expect(new Set(cards).size).toBe(JUDGE_PERSONALITIES.length);
  });

  it("draws each outcome and a default judgment differently", async () => {
    const cards = [await digest(sampleCard({ byDefault: true }))];
    for (const winner of WINNERS) cards.push(await digest(sampleCard({ winner })));
    expect(new Set(cards).size).toBe(WINNERS.length + 1);
  });

  it("shows emoji from its own assets", async () => {
    const [pizza, nothing] = [
      await digest(sampleCard({ creatorName: "A 🍕" })),
      await digest(sampleCard({ creatorName: "A" })),
    ];
    expect(pizza).not.toBe(nothing);
  });

  it.each([0, 4, 1.5, "2", null])("refuses the scale %j", async (scale) => {
    await expect(renderAnything(sampleCard(), scale)).rejects.toThrow();
  });

  it.each([
    ["an unknown winner", { ...sampleCard(), winner: "nobody" }],
    ["an unknown judge", { ...sampleCard(), judgePersonality: "Hanging Judge" }],
    ["a missing text", { ...sampleCard(), punishment: undefined }],
    ["no card", null],
  ])("refuses %s", async (_, card) => {
    await expect(renderAnything(card, 1)).rejects.toThrow();
  });

  it("has no page of its own", async () => {
    expect(worker.fetch().status).toBe(404);
  });
});

/** As a caller whose types are wrong would call it. */
async function renderAnything(card: unknown, scale: unknown): Promise<unknown> {
  return Reflect.apply(worker.render, worker, [card, scale]);
}

async function digest(card: Parameters<typeof worker.render>[0]): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await worker.render(card, 1));
  return new Uint8Array(hash).join(" ");
}
