import { describe, expect, test } from "vitest";
import { oembedOf, oembedXml, shareIdOf } from "./oembed";
import type { SharedVerdict } from "./shared-verdict";

const shareId = "A-_z".repeat(6).slice(0, 22);
const origin = "https://pettifog.example";
const shared: SharedVerdict = {
  shareId,
  version: "0123456789abcdef",
  settledAt: "2026-11-20T12:00:00.000Z",
  card: {
    caseName: `Mugs & "Spoons" <b>\u0007`,
    winner: "creator",
    creatorName: "Ada",
    opponentName: "Bob",
    punishment: "Wash up.",
    judgePersonality: "Strict",
    settledOn: "20 November 2026",
    siteAddress: "pettifog.example",
  },
};

describe("an address to embed", () => {
  test.each(["", "/", ".png", ".png?scale=3", "/og.png", "/square.png", "/story.png", "/embed", "?spoiler=no", "#top"])(
    "is of a verdict with …%s",
    (end) => {
      expect(shareIdOf(`${origin}/v/${shareId}${end}`, origin)).toBe(shareId);
    },
  );

  test.each([
    `https://elsewhere.example/v/${shareId}`,
    `https://pettifog.example.elsewhere.example/v/${shareId}`,
    `${origin}/invite/${shareId}`,
    `${origin}/v/${shareId}/more`,
    `${origin}/v/${shareId}x`,
    `${origin}/v/`,
    "javascript:alert(1)",
  ])("is of no verdict: %s", (address) => {
    expect(shareIdOf(address, origin)).toBeNull();
  });
});

describe("an embedded verdict", () => {
  test.each([
    [{}, 320, 568],
    [{ maxwidth: 1000, maxheight: 1000 }, 320, 568],
    [{ maxwidth: 160 }, 160, 284],
    [{ maxheight: 284 }, 160, 284],
    [{ maxwidth: 300, maxheight: 100 }, 56, 100],
    [{ maxwidth: 1 }, 1, 1],
  ])("is never larger than %j, and keeps its shape", (limits, width, height) => {
    const embed = oembedOf(shared, origin, limits);
    expect(embed).toMatchObject({ width, height });
    expect(embed.html).toContain(`width="${width}" height="${height}"`);
  });

  test.each([
    [{}, 1200, "/og.png?v="],
    [{ maxwidth: 1199 }, 960, ".png?scale=3&v="],
    [{ maxwidth: 700 }, 640, ".png?scale=2&v="],
    [{ maxheight: 568 }, 320, ".png?v="],
  ])("has the largest picture that fits into %j", (limits, width, end) => {
    const embed = oembedOf(shared, origin, limits);
    expect(embed).toMatchObject({ thumbnail_width: width, thumbnail_url: expect.stringContaining(`${shareId}${end}`) });
  });

  test("has no picture where none fits", () => {
    expect(oembedOf(shared, origin, { maxwidth: 300 })).not.toHaveProperty("thumbnail_url");
  });

  test("prints what people wrote as text, in its frame and as XML", () => {
    const embed = oembedOf(shared, origin, {});
    expect(embed.html).toContain('title="Mugs &amp; &quot;Spoons&quot; &lt;b&gt;: Ada wins!"');
    const xml = oembedXml(embed);
    expect(xml).toContain("<title>Mugs &amp; &quot;Spoons&quot; &lt;b&gt;: Ada wins!</title>");
    expect(xml).not.toContain("\u0007");
    expect(xml).toContain("&lt;iframe src=&quot;https://pettifog.example/v/");
  });
});
