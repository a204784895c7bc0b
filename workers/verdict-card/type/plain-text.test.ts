import { describe, expect, it } from "vitest";
import { dotted, isPlain } from "./plain-text";

describe("plain text", () => {
  it.each(["Alexandra wins!", "Łukasz, Nguyễn, Дело", "Tea 🍵 ☕", "“Quoted” – 5 €…", ""])("is %j", (text) => {
    expect(isPlain(text)).toBe(true);
  });

  it.each(["שלום", "茶匙", "नमस्ते", "Ελλάδα", "♞", "🇫🇷", "👩‍👩‍👧‍👦", "e\u0301\u0301", "\u2068Ada\u2069", "\ud83d"])(
    "is not %j",
    (text) => {
      expect(isPlain(text)).toBe(false);
    },
  );

  it("has dots where the small print has no room for a script", () => {
    expect(dotted("20 נובמבר 🍵")).toBe("20 ······ 🍵");
  });
});
