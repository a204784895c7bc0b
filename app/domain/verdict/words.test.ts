import { expect, test } from "vitest";
import { wordsOf } from "./words";

test("the words of a ruling put together are the ruling", () => {
  const text = " The court finds\n\nfor  nobody. ";
  expect(wordsOf(text)).toHaveLength(5);
  expect(wordsOf(text).join("")).toBe(text);
  expect(wordsOf("")).toEqual([]);
});
