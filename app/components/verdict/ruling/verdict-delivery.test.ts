import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rememberDelivery, wasDelivered } from "./verdict-delivery";

const FIRST = "2026-11-22T10:00:00.000Z";
const SECOND = "2026-11-23T10:00:00.000Z";

describe("a verdict", () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    stored.clear();
  });

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
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    rememberDelivery("case", "robin", FIRST);
    expect(wasDelivered("case", "robin", FIRST)).toBe(false);
  });
});
