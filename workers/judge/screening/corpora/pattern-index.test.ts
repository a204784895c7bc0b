import { describe, expect, it } from "vitest";
import { indexPatterns } from "./pattern-index";

const PATTERNS = [/receipts?/u, /\b\d{1,2} ?pm\b/u, /"[^"]{4,}"/u, /^k$/u, /(?:ate|took) my cake/u, /🙄/u];

describe("an index of patterns", () => {
  const { among } = indexPatterns(PATTERNS);

  it.each([
    ["ate my cake at 9 pm, i have a receipt", [0, 1, 3, 4]],
    ['you said "never again"', [2, 3]],
    ["nothing of the sort", [3]],
    ["took my cak", [3]],
    ["oh really 🙄", [3, 5]],
    ["", [3]],
  ])("has for %j those that its letters allow, in their order", (text, expected) => {
    expect(among(text).map((pattern) => PATTERNS.indexOf(pattern))).toEqual(expected);
  });

  it("leaves out no pattern that a text matches", () => {
    const texts = ["9pm", "k", '"abcd"', "two receipts", "🙄", "x".repeat(500), "ĕceipt receipt", "she ate my cake"];
    for (const text of texts) {
      const matching = PATTERNS.filter((pattern) => pattern.test(text));
      expect(among(text)).toEqual(expect.arrayContaining(matching));
    }
  });
});
