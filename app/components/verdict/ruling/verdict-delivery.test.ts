import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { windowWithoutStorage, windowWithStorage } from "../../../../tests/support/browser-storage";
import { rememberDelivery, wasDelivered } from "./verdict-delivery";

const FIRST = "2026-11-22T10:00:00.000Z";
const SECOND = "2026-11-23T10:00:00.000Z";

describe("a verdict", () => {
  beforeEach(() => vi.stubGlobal("window", windowWithStorage()));
  afterEach(() => vi.unstubAllGlobals());

  it("is revealed to each person once", () => {
    expect(wasDelivered("case", "robin", FIRST)).toBe(false);
    rememberDelivery("case", "robin", FIRST);
    expect(wasDelivered("case", "robin", FIRST)).toBe(true);
    expect(wasDelivered("case", "sam", FIRST)).toBe(false);
  });

  it("is revealed anew where it takes the place of one that was set aside", () => {
    rememberDelivery("case", "robin", FIRST);
    expect(wasDelivered("case", "robin", SECOND)).toBe(false);
    rememberDelivery("case", "robin", SECOND);
    expect(wasDelivered("case", "robin", SECOND)).toBe(true);
  });

  it("is revealed again where nothing can be remembered", () => {
    vi.stubGlobal("window", windowWithoutStorage());
    rememberDelivery("case", "robin", FIRST);
    expect(wasDelivered("case", "robin", FIRST)).toBe(false);
  });
});
