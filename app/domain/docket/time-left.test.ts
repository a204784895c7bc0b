import { describe, expect, it } from "vitest";
import { formatDeadline, timeLeft } from "./time-left";

const HOUR = 3_600_000;

describe("the time that is left", () => {
  it.each([
    [1, "less than a minute"],
    [60_000, "1 minute"],
    [HOUR - 1, "59 minutes"],
    [HOUR, "1 hour"],
    [24 * HOUR, "24 hours"],
    [48 * HOUR - 1, "47 hours"],
    [48 * HOUR, "2 days"],
    [7 * 24 * HOUR, "7 days"],
  ])("of %i ms is said as %s", (left, said) => expect(timeLeft(1_000 + left, 1_000)).toBe(said));

  it("is none when it is over", () => {
    expect(timeLeft(1_000, 1_000)).toBeNull();
    expect(formatDeadline(1_000, 2_000)).toBe("The court rules any moment now.");
  });

  it.each([
    [24 * HOUR, "The court rules within 24 hours."],
    [24 * HOUR - 4 * 60_000, "The court rules within 24 hours."],
    [23 * HOUR + 12 * 60_000 + 59_999, "The court rules in 23 h 12 min."],
    [47 * HOUR, "The court rules in 47 h 0 min."],
    [12 * 60_000, "The court rules in 12 min."],
    [59_999, "The court rules any moment now."],
  ])("of %i ms is shown as %s", (left, shown) => expect(formatDeadline(1_000 + left, 1_000)).toBe(shown));
});
