import { describe, expect, it } from "vitest";
import { isDecided, nextDecisionWait } from "./decision";
import { decisionShareText } from "./share-decision";

describe("a decision", () => {
  const whole = { decision: "Tea", rationale: "It is hot.", recommendation: "Put the kettle on." };

  it("is there once all of its texts are", () => {
    expect(isDecided(whole)).toBe(true);
    for (const text of ["decision", "rationale", "recommendation"]) {
      expect(isDecided({ ...whole, [text]: null })).toBe(false);
      expect(isDecided({ ...whole, [text]: "" })).toBe(false);
    }
  });

  it("is life advice where it is shared", () => {
    expect(decisionShareText("Tea")).toBe("I just got life advice: Tea — Pettifog");
  });

  it("is looked for ever less often, and not for ever", () => {
    expect([0, 1, 2, 6, 7].map(nextDecisionWait)).toEqual([1_000, 2_000, 4_000, 64_000, null]);
  });
});
