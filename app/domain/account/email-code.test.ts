import { describe, expect, it } from "vitest";
import { codeFault, EMAIL_CODE_TRIES, newEmailCode } from "./email-code";

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

describe("why a code did not work", () => {
  const now = 1_000_000;
  const live = { tries: 1, uses: 0, expiresAt: now + 1 };

  it("is told of a void and of an expired one, and of nothing that was used or never asked for", () => {
    expect(codeFault(live, now)).toBe("wrong");
    expect(codeFault({ ...live, tries: EMAIL_CODE_TRIES }, now)).toBe("void");
    expect(codeFault({ ...live, expiresAt: now }, now)).toBe("expired");
    expect(codeFault({ ...live, tries: EMAIL_CODE_TRIES, expiresAt: now }, now)).toBe("expired");
    expect(codeFault({ ...live, uses: 1, expiresAt: now }, now)).toBe("wrong");
    expect(codeFault(undefined, now)).toBe("wrong");
  });
});
