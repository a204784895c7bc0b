import { describe, expect, it } from "vitest";
import { ALLEGATION_MAX } from "../case/allegation";
import { FORMER_LITIGANT } from "../case/former-litigant";
import { countCharacters } from "../text";
import { canFileBack, rematchAllegation } from "./rematch";

const decided = {
  allegation: "He put the milk back with one sip in it.",
  caseName: "We Need to Talk About the Milk",
  outcome: "creator",
  names: { creator: "Robin", opponent: "Sam" },
} as const;

it("nobody files back at somebody who has left, from either seat", () => {
  expect(canFileBack(decided.names)).toBe(true);
  expect(canFileBack({ ...decided.names, creator: FORMER_LITIGANT })).toBe(false);
  expect(canFileBack({ ...decided.names, opponent: FORMER_LITIGANT })).toBe(false);
});

describe("whoever files back", () => {
  it("turns what was said of them around, and quotes the verdict as a precedent", () => {
    expect(rematchAllegation({ ...decided, seat: "opponent" })).toBe(
      "Robin says: ‘He put the milk back with one sip in it.’ It is the other way round. Precedent: ‘We Need to Talk About the Milk’, Robin won.",
    );
  });

  it("says the same again where they had said it", () => {
    expect(rematchAllegation({ ...decided, outcome: "hung", seat: "creator" })).toBe(
      "He put the milk back with one sip in it. Precedent: ‘We Need to Talk About the Milk’, Hung Court.",
    );
  });

  it("never says more than an allegation holds", () => {
    const longest = {
      ...decided,
      allegation: "🍕 hums ".repeat(36).trim(),
      caseName: "X".repeat(80),
      names: { creator: "R".repeat(20), opponent: "S".repeat(20) },
    };
    for (const seat of ["creator", "opponent"] as const) {
      const text = rematchAllegation({ ...longest, seat });
      expect(countCharacters(text)).toBeLessThanOrEqual(ALLEGATION_MAX);
      expect(text).toMatch(/(?:hums|🍕)…/u);
    }
  });
});
