import { expect, test } from "vitest";
import { DESK_TOPICS_READ, waitingCount } from "./desk";

test("the desk says that more may wait than it has read", () => {
  expect(waitingCount(DESK_TOPICS_READ - 1)).toBe("49");
  expect(waitingCount(DESK_TOPICS_READ)).toBe("50+");
});
