import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMMON_DEAL_MS, commonDealStart, dealStartDigits } from "./deal-start";

const DAY_MS = 24 * 60 * 60_000;
const UUID = "00000000-0000-4000-8000-0123456789ab";
const startOf = (now: number) => {
  const { first, count } = dealStartDigits(now);
  return UUID.slice(first - 1, first - 1 + count);
};

describe("where somebody's topics begin", () => {
  it("is named by four random digits of their uuid, by others on each of nine days", () => {
    const starts = Array.from({ length: 10 }, (_, day) => startOf(day * DAY_MS));
    expect(starts[0]).toBe("0123");
    expect(starts[8]).toBe("89ab");
    expect(new Set(starts).size).toBe(9);
  });

  it("stays for the day", () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(DAY_MS - 1), (day, time) => {
        expect(startOf(day * DAY_MS + time)).toBe(startOf(day * DAY_MS));
      }),
    );
  });
});

describe("where everybody's topics begin who is nobody yet", () => {
  it("is four digits that stay for five minutes, and then are far from those before", () => {
    fc.assert(
      fc.property(fc.nat(4_000_000), fc.nat(COMMON_DEAL_MS - 1), (slot, time) => {
        const start = commonDealStart(slot * COMMON_DEAL_MS);
        expect(start).toMatch(/^[0-9a-f]{4}$/u);
        expect(commonDealStart(slot * COMMON_DEAL_MS + time)).toBe(start);
        const next = commonDealStart((slot + 1) * COMMON_DEAL_MS);
        expect(Math.abs(Number.parseInt(next, 16) - Number.parseInt(start, 16))).toBeGreaterThan(0x1000);
      }),
    );
  });

  it("comes round to each place once before any comes twice", () => {
    const starts = Array.from({ length: 16 ** 4 }, (_, slot) => commonDealStart(slot * COMMON_DEAL_MS));
    expect(new Set(starts).size).toBe(starts.length);
  });
});
