import { describe, expect, it } from "vitest";
import { deadlineOf, EXTENSION_MS, isTimeUp, JUDGED_AFTER_MS } from "./deadline";

describe("the deadline of a case", () => {
  const filed = { createdAt: 1_000, creatorVacatedAt: null, opponentVacatedAt: null, extendedAt: null };

  it("is 24 hours after filing, whoever sat down when", () => {
    expect(deadlineOf(filed)).toBe(1_000 + 24 * 60 * 60_000);
  });

  it("is 24 hours after the case was last reopened", () => {
    expect(deadlineOf({ ...filed, opponentVacatedAt: 5_000 })).toBe(5_000 + JUDGED_AFTER_MS);
    expect(deadlineOf({ ...filed, opponentVacatedAt: 5_000, creatorVacatedAt: 9_000 })).toBe(9_000 + JUDGED_AFTER_MS);
  });

  it("is a day later where the case was given one, unless it was reopened since", () => {
    const extended = { ...filed, extendedAt: 4_000 };
    expect(deadlineOf(extended)).toBe(1_000 + JUDGED_AFTER_MS + EXTENSION_MS);
    expect(deadlineOf({ ...extended, opponentVacatedAt: 5_000 })).toBe(5_000 + JUDGED_AFTER_MS);
    expect(deadlineOf({ ...extended, opponentVacatedAt: 3_000 })).toBe(3_000 + JUDGED_AFTER_MS + EXTENSION_MS);
  });

  it("is over in its very millisecond", () => {
    expect(isTimeUp(filed, 999 + JUDGED_AFTER_MS)).toBe(false);
    expect(isTimeUp(filed, 1_000 + JUDGED_AFTER_MS)).toBe(true);
  });
});
