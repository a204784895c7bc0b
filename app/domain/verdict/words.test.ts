import { expect, test } from "vitest";
import { exhibitOf, wordsOf } from "./words";

test("the words of a ruling put together are the ruling", () => {
  const text = " The court finds\n\nfor  nobody. ";
  expect(wordsOf(text)).toHaveLength(5);
  expect(wordsOf(text).join("")).toBe(text);
  expect(wordsOf("")).toEqual([]);
});

test("a mark of an exhibit is one word, whatever stands around it", () => {
  const text = "He said so (Exhibit 3), twice(Exhibit 12).";
  const words = wordsOf(text);
  expect(words.join("")).toBe(text);
  expect(words.map(exhibitOf).filter((number) => number !== null)).toEqual([3, 12]);
});
