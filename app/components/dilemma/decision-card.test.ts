import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { outcomeColors } from "~/card/palette";
import { ForeignWordsIn } from "~/components/ui/words";
import type { DecisionCard as DecisionCardModel } from "~/domain/dilemma/decision-card";
import { DECISION_CARD as card } from "../../../tests/support/decision-card";
import { DecisionCard } from "./decision-card";

const element = (changes: Partial<DecisionCardModel> = {}) =>
  createElement(DecisionCard, { card: { ...card, ...changes } });
const markup = (changes?: Partial<DecisionCardModel>) => renderToStaticMarkup(element(changes));

describe("DecisionCard", () => {
  it("is 320×568 and named by the decision", () => {
    expect(markup()).toContain('aria-label="The court decides: Tea"');
    expect(markup()).toContain("width:320px;height:568px");
  });

  it("shows all that its picture shows, in the same order", () => {
    const texts = markup().match(/(?<=>)[^<]+/gu);
    expect(texts).toEqual([
      ...["Pettifog", "20 November 2026", "Yoda Judge presiding", "The dilemma", "Tea or coffee?", "Tea"],
      ...["The court decides", "“Put the kettle on.”", "pettifog.example", "For entertainment only"],
    ]);
  });

  it("is gold and has the judge alone on its stage", () => {
    expect(markup()).toContain(`background:${outcomeColors("decision").ground}`);
    expect(markup().match(/rounded-full/gu)).toHaveLength(2);
  });

  it("says a recommendation in its language and leaves its direction to the line, quotation marks included", () => {
    const recommendation = "اشترِ قدراً آخر.";
    const foreign = [{ words: recommendation, language: "ar" }];
    const page = renderToStaticMarkup(createElement(ForeignWordsIn, { foreign }, element({ recommendation })));
    expect(page).toMatch(/<p dir="auto"[^>]*>“<span lang="ar">اشترِ قدراً آخر\.<\/span>”<\/p>/u);
  });

  it("shows how a long dilemma begins", () => {
    expect(markup({ dilemma: "tea or coffee ".repeat(35) })).toContain(" tea or…</h2>");
  });

  it("prints markup in a dilemma as text", () => {
    expect(markup({ dilemma: "<b>x</b>" })).toContain("&lt;b&gt;x&lt;/b&gt;");
  });
});
