import { describe, expect, it } from "vitest";
import { nextLook, retryPause } from "./schedule";

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
