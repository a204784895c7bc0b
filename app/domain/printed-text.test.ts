import { describe, expect, it } from "vitest";
import { clip } from "./printed-text";

describe("clip", () => {
  it("leaves what fits", () => {
    expect(clip("12345", 5)).toBe("12345");
  });

  it("cuts to the length with an ellipsis", () => {
    expect(clip("123456", 5)).toBe("1234…");
  });

  it("keeps joined emoji whole", () => {
    expect(clip("ab👩‍👩‍👧‍👦cd", 6)).toBe("ab…");
  });
});
