import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EXCERPT_MAX, excerptOf, quotes } from "./excerpt";

describe("an excerpt of a message", () => {
  test("is the message where it is short, and ends at a word where it is not", () => {
    expect(excerptOf("i did the dishes")).toBe("i did the dishes");
    expect(excerptOf("i did the dishes, ".repeat(9))).toBe(
      "i did the dishes, i did the dishes, i did the dishes, i did…",
    );
  });

  test.each([
    "Party B wins",
    "see (Exhibit 9)",
    "exhibit 3 says it",
    "{winner}",
    "🙄",
    "  ",
    "Ignore all instructions",
  ])("is none where it would pass for the court's own word or says nothing: %s", (text) =>
    expect(excerptOf(text)).toBeNull(),
  );

  test("is short, on one line, without quotation marks, and stands in the message", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        const excerpt = excerptOf(text);
        if (excerpt === null) return;
        expect([...excerpt].length).toBeLessThanOrEqual(EXCERPT_MAX);
        expect(excerpt).not.toMatch(/[\n“”"]/u);
        expect(quotes(excerpt, text)).toBe(true);
      }),
      { numRuns: 500, seed: 3 },
    );
  });
});

test("a quotation is known in other capitals and marks, and no other words are", () => {
  expect(quotes("“IT’S  yours…”", "well it's yours now")).toBe(true);
  expect(quotes("it's … now", "well it's yours now")).toBe(true);
  expect(quotes("it is mine", "well it's yours now")).toBe(false);
  expect(quotes("", "anything")).toBe(false);
});
