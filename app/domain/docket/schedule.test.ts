import { describe, expect, it } from "vitest";
import { deadlineOf, isTimeUp, JUDGED_AFTER_MS, nextLook, retryPause } from "./schedule";

describe("the next look at a case", () => {
  it("is at what is due, or at the deadline if that comes first", () => {
    expect(nextLook(undefined, undefined, 100)).toBeNull();
    expect(nextLook(500, undefined, 100)).toBe(500);
    expect(nextLook(undefined, 900, 100)).toBe(900);
    expect(nextLook(500, 900, 100)).toBe(500);
    expect(nextLook(900, 500, 100)).toBe(500);
  });

  it("is at once for a deadline that passed before anybody looked", () => {
    expect(nextLook(undefined, 50, 100)).toBe(50);
  });

  it("keeps its pause after a failure although the deadline has passed", () => {
    expect(nextLook(100 + retryPause(4), 50, 100)).toBe(100 + retryPause(4));
  });
});

describe("the deadline of a case", () => {
  const filed = { createdAt: 1_000, creatorVacatedAt: null, opponentVacatedAt: null };

  it("is 24 hours after filing, whoever sat down when", () => {
    expect(deadlineOf(filed)).toBe(1_000 + 24 * 60 * 60_000);
  });

  it("is 24 hours after the case was last reopened", () => {
    expect(deadlineOf({ ...filed, opponentVacatedAt: 5_000 })).toBe(5_000 + JUDGED_AFTER_MS);
    expect(deadlineOf({ ...filed, opponentVacatedAt: 5_000, creatorVacatedAt: 9_000 })).toBe(9_000 + JUDGED_AFTER_MS);
  });

  it("is over in its very millisecond", () => {
    expect(isTimeUp(filed, 999 + JUDGED_AFTER_MS)).toBe(false);
    expect(isTimeUp(filed, 1_000 + JUDGED_AFTER_MS)).toBe(true);
  });
});
