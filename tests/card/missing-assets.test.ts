import { describe, expect, it } from "vitest";
import type { ReadAsset } from "../../workers/verdict-card/emoji";
import { renderCard } from "../../workers/verdict-card/render-card";
import { pngSize } from "./png";
import { sampleCard } from "./sample-card";

const FAILURES: Record<string, ReadAsset> = {
  "are not there": async () => new Response("", { status: 404 }),
  throw: async () => Promise.reject(new Error("The assets are down.")),
  "are a web page": async () => new Response("<!doctype html><p>Sorry</p>"),
  "are empty": async () => new Response(""),
  "are cut off": async () => new Response(new Uint8Array([0x77, 0x4f, 0x46, 0x46, 0, 1, 0, 0, 0, 0, 255, 255])),
  "are a drawing that can't be read": async () => new Response("<svg viewBox='0 0 0 0'><g></svg>"),
};

const WANTING = {
  emoji: "Fish 🐟 and chips 🍟",
  "joined emoji": "👩‍👩‍👧‍👦 🇫🇷",
  Arabic: "قضية الملعقة",
  Hindi: "चम्मच",
  Chinese: "茶匙失踪",
  symbols: "♞ ⇒ ☂",
};

describe.each(Object.entries(FAILURES))("a card whose assets %s", (failure, readAsset) => {
  it.each(Object.entries(WANTING))("is drawn without %s", async (_, text) => {
    // A text of its own each time: what was read once is kept.
    const card = sampleCard({ caseName: `${text} ${failure}`, creatorName: text, punishment: text });
    expect(pngSize(await renderCard(card, "card", 1, readAsset))).toEqual([320, 568]);
  });
});
