import { expect, test } from "vitest";
import { cardOfDecidedCase, type DecidedCase } from "./decided-case";

const decided: DecidedCase = {
  verdict: {
    caseName: "The Lasagne Affair",
    winner: "creator",
    rationale: "It was labelled.",
    punishment: "One lasagne.",
    judgePersonality: "Strict",
  },
  names: { creator: "Ana", opponent: "Ben" },
  settledAt: "2026-11-20T23:30:00.000Z",
  byDefault: false,
  dismissed: false,
  vacatableUntil: null,
  sideBySide: [],
  isTestimonyLost: false,
  cardToken: "token",
  foreign: [],
};

test("the page's card has the day that the image prints, wherever the page is read", () => {
  expect(cardOfDecidedCase(decided, "pettifog.example")).toMatchObject({
    settledOn: "20 November 2026",
    siteAddress: "pettifog.example",
    creatorName: "Ana",
    opponentName: "Ben",
  });
});

test("a default judgment's card says so, and no other", () => {
  expect(cardOfDecidedCase({ ...decided, byDefault: true }, "pettifog.example").byDefault).toBe(true);
  expect(cardOfDecidedCase(decided, "pettifog.example")).not.toHaveProperty("byDefault");
});

test("the card of a case that nobody ruled on says so, and no other", () => {
  expect(cardOfDecidedCase({ ...decided, dismissed: true }, "pettifog.example").dismissed).toBe(true);
  expect(cardOfDecidedCase(decided, "pettifog.example")).not.toHaveProperty("dismissed");
});

test("nothing of the testimony or the ruling goes onto the card", () => {
  expect(Object.values(cardOfDecidedCase(decided, "pettifog.example"))).not.toContain("It was labelled.");
});
