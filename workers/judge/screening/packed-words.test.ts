import { expect, it } from "vitest";
import { packWords, unpackWords } from "./packed-words";

it("words come out as they were packed, whatever they share with the one before", () => {
  const words = ["a", "a1", "abandon", "abandoned", "b", "don't", "zebra", "zebras", "été"];
  expect(unpackWords(packWords(words))).toEqual(words);
  expect(packWords(words).length).toBeLessThan(words.join(" ").length + words.length);
});
