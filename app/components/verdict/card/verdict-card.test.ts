import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CARD_PALETTE } from "~/card/palette";
import { FORMER_LITIGANT } from "~/domain/case/former-litigant";
import type { VerdictCard as VerdictCardModel } from "~/domain/verdict/card";
import { VerdictCard } from "./verdict-card";

const card: VerdictCardModel = {
  caseName: "The Mug Affair",
  winner: "creator",
  creatorName: "Ada",
  opponentName: "Bob",
  punishment: "Wash up.",
  judgePersonality: "Strict",
  settledOn: "20 November 2026",
  siteAddress: "pettifog.example",
};

const markup = (changes: Partial<VerdictCardModel> = {}) =>
  renderToStaticMarkup(createElement(VerdictCard, { card: { ...card, ...changes } }));

describe("VerdictCard", () => {
  it("is 320×568 and named by its case and headline", () => {
    expect(markup()).toContain('aria-label="Verdict in The Mug Affair: Ada wins!"');
    expect(markup()).toContain("width:320px;height:568px");
  });

  it("tells the winner in words too", () => {
    expect(markup()).toContain("Judgment for the plaintiff");
    expect(markup({ winner: "opponent" })).toContain("Judgment for the defendant");
    expect(markup({ winner: "other" })).toContain("Hung Court!");
  });

  it("reads the headline from left to right, whatever the name", () => {
    expect(markup({ creatorName: "דנה" })).toMatch(/<p dir="ltr"[^>]*>\u200E\u2068דנה\u2069 wins!<\/p>/u);
  });

  it("lets the name of a former litigant fade", () => {
    const faded = `color:${CARD_PALETTE.faded}`;
    expect(markup()).not.toContain(faded);
    expect(markup({ creatorName: FORMER_LITIGANT })).toContain(faded);
  });

  it("prints markup in a name as text", () => {
    expect(markup({ creatorName: "<b>x</b>" })).toContain("&lt;b&gt;x&lt;/b&gt; wins!");
  });
});
