import fc from "fast-check";
import { expect, test } from "vitest";
import { timeAgo } from "./time-ago";

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [0, "Just now"],
  [HOUR - 1, "Just now"],
  [HOUR, "1 hour ago"],
  [2 * HOUR, "2 hours ago"],
  [24 * HOUR - 1, "23 hours ago"],
  [24 * HOUR, "Yesterday"],
  [48 * HOUR - 1, "Yesterday"],
  [48 * HOUR, "2 days ago"],
  [400 * 24 * HOUR, "400 days ago"],
])("what was filed %d ms ago was filed: %s", (age, words) => {
  expect(timeAgo(NOW - age, NOW)).toBe(words);
});

test("what a slow clock takes for the future has just been filed", () => {
  fc.assert(
    fc.property(fc.nat(), (ahead) => {
      expect(timeAgo(NOW + ahead, NOW)).toBe("Just now");
    }),
    { seed: 20_261_121 },
  );
});
