import { createExecutionContext } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { WINNERS } from "~/domain/case/winner";
import { JUDGE_PERSONALITIES } from "~/domain/judge/personality";
import { CARD_SCALES } from "~/domain/verdict/card";
import { CARD_NOTICE_NAMES } from "~/domain/verdict/card-notices";
import VerdictCardWorker from "../../workers/verdict-card/index";
import { cardAssets } from "./card-assets";
import { NASTY_TEXTS } from "./nasty-texts";
import { pngSize } from "./png";
import { sampleCard, sampleDecision } from "./sample-card";

const worker = new VerdictCardWorker(createExecutionContext(), { ASSETS: cardAssets() });

describe("the verdict-card Worker", () => {
  describe.each([
    ["verdict", sampleCard()],
    ["decision", sampleDecision()],
  ])("draws a %s as", (_, card) => {
    it.each(CARD_SCALES)("a PNG of 320×568 times %d", async (scale) => {
      expect(pngSize(await worker.render(card, "card", scale))).toEqual([320 * scale, 568 * scale]);
    });

    it.each([
      ["preview", 1200, 630],
      ["square", 1080, 1080],
      ["story", 1080, 1920],
    ] as const)("a %s of %d×%d", async (layout, width, height) => {
      expect(pngSize(await worker.render(card, layout, 1))).toEqual([width, height]);
      await expect(worker.render(card, layout, 2)).rejects.toThrow(RangeError);
    });
  });

  it.each([
    ["card", 80],
    ["preview", 300],
  ] as const)("keeps a %s below %d KB, whoever presides and however it ends", async (layout, kilobytes) => {
    const sizes = [];
    for (const [index, judgePersonality] of JUDGE_PERSONALITIES.entries()) {
      const winner = WINNERS[index % WINNERS.length] ?? "other";
      const card = sampleCard({ judgePersonality, winner, punishment: "Wash it. 🍵🧽 ".repeat(14) });
      sizes.push((await worker.render(card, layout, 1)).byteLength / 1_024);
    }
    expect(Math.max(...sizes)).toBeLessThan(kilobytes);
  });

  it("draws notices that differ in their words alone", async () => {
    const notices = [];
    for (const notice of CARD_NOTICE_NAMES) notices.push(await worker.renderNotice(notice));
    expect(notices.map(pngSize)).toEqual(notices.map(() => [480, 252]));
    expect(new Set(notices.map((png) => new Uint8Array(png).join())).size).toBe(CARD_NOTICE_NAMES.length);
  });

  it.each(Object.entries(NASTY_TEXTS))("draws a summons of 1200×630 below 300 KB with %s", async (_, allegation) => {
    const summons = { allegation, judgePersonality: "Strict", siteAddress: "pettifog.example" } as const;
    const png = await worker.renderSummons(summons);
    expect(pngSize(png)).toEqual([1200, 630]);
    expect(png.byteLength / 1_024).toBeLessThan(300);
    expect(new Uint8Array(png)).not.toEqual(
      new Uint8Array(await worker.renderSummons({ ...summons, allegation: null })),
    );
  });

  it("gives the same bytes for the same card", async () => {
    const card = sampleCard({ caseName: "Mugs 🍵" });
    const [first, second] = [await worker.render(card, "card", 2), await worker.render(card, "card", 2)];
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

  it("refuses a layout, a notice and a summons that it does not know", async () => {
    await expect(Reflect.apply(worker.render, worker, [sampleCard(), "poster", 1])).rejects.toThrow();
    await expect(Reflect.apply(worker.renderNotice, worker, ["hello"])).rejects.toThrow();
    await expect(Reflect.apply(worker.renderSummons, worker, [{ allegation: "Hm" }])).rejects.toThrow();
  });

  it.each([
    ["an unknown winner", { ...sampleCard(), winner: "nobody" }],
    ["an unknown judge", { ...sampleCard(), judgePersonality: "Hanging Judge" }],
    ["a missing text", { ...sampleCard(), punishment: undefined }],
    ["a decision without its dilemma", { ...sampleDecision(), dilemma: undefined }],
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
  return Reflect.apply(worker.render, worker, [card, "card", scale]);
}

async function digest(card: Parameters<typeof worker.render>[0]): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await worker.render(card, "card", 1));
  return new Uint8Array(hash).join(" ");
}
