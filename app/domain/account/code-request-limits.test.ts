import { describe, expect, it } from "vitest";
import { CODE_REQUEST_LIMITS, pauseBeforeNextCode } from "./code-request-limits";

const NOW = 1_800_000_000_000;
const MINUTE_MS = 60_000;
const none = { count: 0, oldest: null };

describe("the pause before the next code", () => {
  it("is none while there is room", () => {
    expect(pauseBeforeNextCode([{ count: 4, oldest: NOW - 1 }, { count: 9, oldest: NOW - 1 }, none], NOW)).toBe(0);
    expect(pauseBeforeNextCode([], NOW)).toBe(0);
  });

  it("lasts until the oldest request of a full window leaves it, in whole seconds", () => {
    expect(pauseBeforeNextCode([{ count: 5, oldest: NOW - 59 * MINUTE_MS }, none, none], NOW)).toBe(60);
    expect(pauseBeforeNextCode([{ count: 5, oldest: NOW - 60 * MINUTE_MS + 1 }, none, none], NOW)).toBe(1);
  });

  it("is the longest where several windows are full", () => {
    const full = CODE_REQUEST_LIMITS.map(({ max }) => ({ count: max, oldest: NOW - MINUTE_MS }));
    expect(pauseBeforeNextCode(full, NOW)).toBe((24 * 60 - 1) * 60);
  });
});
