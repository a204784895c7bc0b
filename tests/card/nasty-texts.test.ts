import { describe, expect, it } from "vitest";
import { renderCard } from "../../workers/verdict-card/render-card";
import { pngSize } from "./png";
import { sampleCard } from "./sample-card";

const noAssets = async () => new Response("", { status: 404 });

const NASTY = {
  "joined emoji": "👩‍👩‍👧‍👦 👨🏿‍🚀 🏳️‍🌈 ❤️‍🔥",
  "flags and keycaps": "🇫🇷🇯🇵 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣ #️⃣",
  "half a flag and a lone joiner": "🇫 \u200d \ufe0f",
  "a lone surrogate": "\ud83d is broken",
  "one word of 70 letters": "W".repeat(70),
  "one letter under 60 accents": `e${"\u0301".repeat(60)}`,
  markup: '<svg onload="x"><image href="file:///etc/passwd"/></svg> & &amp; "q"',
  newlines: "one\ntwo\r\n\tthree\u2028four",
  "control characters": "a\u0000b\u202ec\ufeff",
  "other scripts": "Дело Ελλάδα 山田太郎 שלום مرحبا नमस्ते ไทย",
  "accented Latin": "Łukasz Żółć, Nguyễn, Ğüneş, Åse, Þór",
  blank: "   ",
  nothing: "",
  "a text far too long": "A very long story. ".repeat(2_000),
};

describe("a card with nasty texts", () => {
  it.each(Object.entries(NASTY))("is drawn with %s everywhere", async (_, text) => {
    const card = sampleCard({
      caseName: text,
      creatorName: text,
      opponentName: text,
      punishment: text,
      settledOn: text,
      siteAddress: text,
    });
    expect(pngSize(await renderCard(card, "card", 1, noAssets))).toEqual([320, 568]);
  });
});

describe("a card whose emoji can't be read", () => {
  const refusing = {
    "are not there": noAssets,
    throw: async () => Promise.reject(new Error("The assets are down.")),
    "are a web page": async () => new Response("<!doctype html><p>Sorry</p>"),
    "are a broken drawing": async () => new Response("<svg viewBox='0 0 0 0'><g></svg>"),
  };

  it.each(Object.entries(refusing))("is drawn without them when the assets %s", async (name, readAsset) => {
    const card = sampleCard({ caseName: "Fish 🐟 and chips 🍟", creatorName: `🐢 ${name.length}` });
    expect(pngSize(await renderCard(card, "card", 1, readAsset))).toEqual([320, 568]);
  });
});
