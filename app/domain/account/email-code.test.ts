import { describe, expect, it } from "vitest";
import { newEmailCode } from "./email-code";

const bytes = (number: number) => Uint8Array.from([number >>> 24, number >>> 16, number >>> 8, number]);

describe("a new code", () => {
  it("has six digits, leading zeros among them", () => {
    expect(newEmailCode(() => bytes(7))).toBe("000007");
    expect(newEmailCode(() => bytes(123_456))).toBe("123456");
    expect(newEmailCode(() => bytes(1_999_999))).toBe("999999");
  });

  it("is drawn again above the last whole million, where low codes would be likelier", () => {
    const drawn = [4_294_967_295, 4_294_000_000, 4_293_999_999].map(bytes);
    expect(newEmailCode(() => drawn.shift() ?? bytes(0))).toBe("999999");
    expect(drawn).toEqual([]);
  });
});
