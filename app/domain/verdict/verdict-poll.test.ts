import { expect, test } from "vitest";
import { nextPollWait } from "./verdict-poll";

test("a page that waits asks five times, waiting twice as long each time", () => {
  expect([0, 1, 2, 3, 4, 5].map(nextPollWait)).toEqual([5_000, 10_000, 20_000, 40_000, 80_000, null]);
});
