import { describe, expect, it } from "vitest";
import { DECISION_CARD as card } from "../../../tests/support/decision-card";
import { decisionCardTexts } from "./decision-card-texts";

describe("decisionCardTexts", () => {
  it("quotes the judge and says who it is", () => {
    expect(decisionCardTexts(card)).toMatchObject({
      recommendation: "“Put the kettle on.”",
      presiding: "Yoda Judge presiding",
    });
  });

  it("shows how a long dilemma begins", () => {
    const { dilemma } = decisionCardTexts({ ...card, dilemma: "tea or coffee ".repeat(35) });
    expect([...dilemma].length).toBeLessThanOrEqual(140);
    expect(dilemma).toMatch(/^tea or coffee .*…$/u);
  });

  it("leaves no place blank", () => {
    expect(decisionCardTexts({ ...card, dilemma: " ", decision: "\n" })).toMatchObject({
      dilemma: "A dilemma",
      decision: "Undecided",
    });
  });
});
