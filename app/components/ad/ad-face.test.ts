import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Ad } from "~/domain/ad/ad";
import { AdFace } from "./ad-face";

const ad: Ad = {
  uuid: "ad",
  title: "Too many options?",
  body: "Bring your dilemma.",
  ctaText: "Let the court decide",
  ctaLink: "/procrastination",
  picture: "/ads/procrastination.svg",
};

const draw = (changes: Partial<Ad> = {}, onFollow?: () => void) =>
  renderToStaticMarkup(createElement(AdFace, { ad: { ...ad, ...changes }, onFollow }));

describe("a sponsored card", () => {
  it("says that it is one, what it is for, and where its link opens", () => {
    const texts = draw({}, () => undefined).match(/(?<=>)[^<]+/gu);
    expect(texts).toEqual([
      ...["DUMB AD", "Too many options?", "Bring your dilemma."],
      ...["Let the court decide", "(opens a new tab)"],
    ]);
  });

  it("opens its link apart from the deck, and tells the other side that it is paid for", () => {
    expect(draw({}, () => undefined)).toContain(
      '<a href="/procrastination" target="_blank" rel="sponsored noopener" draggable="false"',
    );
  });

  it("has nothing to press while it lies below another card, or flies", () => {
    expect(draw()).toContain("Let the court decide");
    expect(draw()).not.toContain("<a ");
  });

  it("does without a link and without a picture", () => {
    const bare = draw({ ctaText: null, ctaLink: null, picture: null }, () => undefined);
    expect(bare).not.toMatch(/<a |<img /u);
  });
});
