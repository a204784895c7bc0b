import { describe, expect, it } from "vitest";
import { DECISION_CARD as decision } from "../../../tests/support/decision-card";
import type { VerdictCard } from "./card";
import { cardWords } from "./card-words";

const verdict: VerdictCard = {
  caseName: "The Mug Affair",
  winner: "other",
  creatorName: "Ada",
  opponentName: "",
  punishment: "Both wash up.",
  judgePersonality: "Strict",
  settledOn: "20 November 2026",
  siteAddress: "pettifog.example",
};

describe("a card in words", () => {
  it("says all that a verdict's card says", () => {
    expect(cardWords(verdict).picture).toBe(
      "Verdict card of Pettifog. The Mug Affair: Ada, plaintiff, against Defendant, defendant. Strict Judge presiding. The bench is split: Hung Court! Sentence: Both wash up.",
    );
  });

  it("says that nobody defended themselves", () => {
    expect(cardWords({ ...verdict, winner: "creator", byDefault: true }).picture).toContain(
      "By default, for the plaintiff",
    );
  });

  it("says all that a decision's card says", () => {
    expect(cardWords(decision).picture).toBe(
      "Decision card of Pettifog. The dilemma: “Tea or coffee?” Yoda Judge presiding. The court decides: Tea. The recommendation: “Put the kettle on.”",
    );
  });

  it("ends a sentence once, whether the judge did or not", () => {
    expect(cardWords({ ...decision, decision: "Tea." }).picture).toBe(cardWords(decision).picture);
  });

  it("announces a decision, or the dilemma alone", () => {
    const { open, closed, matter } = cardWords({ ...decision, dilemma: "Stay in?", decision: "Go out" });
    expect(open.title).toBe("The court decides: Go out");
    expect(open.description).toContain("“Stay in?”");
    expect(closed.title).toContain(matter);
    expect(JSON.stringify(closed)).not.toMatch(/Go out|kettle/u);
  });
});
