import { describe, expect, test } from "vitest";
import { previewKind, previewTags } from "./link-preview";
import { sampleCards } from "./sample-cards";
import type { SharedCard, SharedVerdict } from "./shared-verdict";

const origin = "https://pettifog.example";

function shared(sample: string): SharedVerdict {
  const found = sampleCards("pettifog.example").find(({ name }) => name === sample);
  if (found === undefined) throw new Error(`no sample ${sample}`);
  return {
    shareId: "A".repeat(22),
    version: "0123456789abcdef",
    settledAt: "2026-11-20T12:00:00.000Z",
    card: found.card,
  };
}

function read(tags: ReturnType<typeof previewTags>): Record<string, string> {
  const pairs = tags.map((tag): [string, string] => {
    if ("title" in tag && !("tagName" in tag)) return ["title", tag.title];
    if ("tagName" in tag) return [tag.type ?? tag.rel, tag.href];
    return "property" in tag ? [tag.property, tag.content] : [tag.name, tag.content];
  });
  expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length);
  return Object.fromEntries(pairs);
}

describe("a shared verdict's preview", () => {
  test("has all that chats and sites read, each once, with whole addresses", () => {
    const tags = read(previewTags(shared("plaintiff"), origin, "open"));
    const link = `${origin}/v/${"A".repeat(22)}`;
    expect(tags).toMatchObject({
      canonical: link,
      robots: "noindex",
      "og:url": link,
      "og:title": "The Great Teaspoon Disappearance: Alexandra wins!",
      "og:image": `${link}/og.png?v=0123456789abcdef`,
      "og:image:secure_url": `${link}/og.png?v=0123456789abcdef`,
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
      "application/json+oembed": `${origin}/oembed?url=${encodeURIComponent(link)}&format=json`,
      "text/xml+oembed": `${origin}/oembed?url=${encodeURIComponent(link)}&format=xml`,
    });
    expect(tags["og:image:alt"]).toContain("Bob washes every mug");
    for (const [name, text] of Object.entries(tags)) expect(text, name).not.toBe("");
  });

  test.each(["plaintiff", "defendant", "hung", "default"])(
    "without spoilers gives nothing of the outcome away: %s",
    (name) => {
      const verdict = shared(name);
      const tags = read(previewTags(verdict, origin, "spoiler_free"));
      const text = JSON.stringify(tags);
      expect(text).not.toMatch(/wins|Hung|default|Judgment|Sentence|\.png|oembed/u);
      expect(text).not.toContain(verdict.card.punishment);
      expect(tags["og:url"]).toBe(`${origin}/v/${verdict.shareId}?spoiler=no`);
      expect(tags.canonical).toBe(`${origin}/v/${verdict.shareId}`);
    },
  );
});

describe("a shared decision's preview", () => {
  const decision: SharedCard = {
    ...shared("plaintiff"),
    card: {
      dilemma: "Tea or coffee?",
      decision: "Cocoa",
      recommendation: "Warm the milk.",
      judgePersonality: "Yoda",
      decidedOn: "20 November 2026",
      siteAddress: "pettifog.example",
    },
  };

  test("has the decision and its picture", () => {
    const tags = read(previewTags(decision, origin, "open"));
    expect(tags).toMatchObject({
      "og:title": "The court decides: Cocoa",
      "og:image": `${origin}/v/${decision.shareId}/og.png?v=${decision.version}`,
    });
    expect(tags["og:image:alt"]).toContain("“Warm the milk.”");
  });

  test("without spoilers asks the dilemma and gives nothing of the decision away", () => {
    const text = JSON.stringify(read(previewTags(decision, origin, "spoiler_free")));
    expect(text).toContain("Tea or coffee?");
    expect(text).not.toMatch(/Cocoa|milk|\.png|oembed/u);
  });
});

test("a link without spoilers stays one whatever a site writes behind it", () => {
  expect(["?spoiler=no", "?spoiler=no&fbclid=x", "?utm_source=y&spoiler=no"].map(previewKind)).toEqual(
    Array(3).fill("spoiler_free"),
  );
  expect(["", "?spoiler=yes", "?fbclid=spoiler"].map(previewKind)).toEqual(["open", "open", "open"]);
});
