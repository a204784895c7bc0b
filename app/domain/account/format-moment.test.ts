import { expect, it } from "vitest";
import { formatMoment } from "./format-moment";

it("says a moment as day and time in UTC, wherever it is read", () => {
  expect(formatMoment("2026-11-22T06:03:59.999Z")).toBe("22 November 2026, 06:03 UTC");
  expect(formatMoment("2026-12-31T23:59:00.000Z")).toBe("31 December 2026, 23:59 UTC");
});
