import { describe, expect, test } from "vitest";
import { ENGLISH_TEXTS, TEXTS_BY_LANGUAGE } from "../../../tests/fixtures/languages";
import { foldWords, isPlain } from "./fold-words";

describe("the words of a text", () => {
  test("are the same whether or not a letter elsewhere in it is beyond a typewriter", () => {
    const plain = [...ENGLISH_TEXTS, ...Object.values(TEXTS_BY_LANGUAGE).flat()].filter(isPlain);
    expect(plain.length).toBeGreaterThan(50);
    for (const text of plain) expect(foldWords(`${text} ü`)).toEqual([...foldWords(text), "u"]);
  });

  test.each([
    ["I DON'T know, they're late", ["i", "dont", "know", "theyre", "late"]],
    ["j'ai l`ami", ["j", "ai", "l", "ami"]],
    ["Ça n’est pas", ["ca", "n", "est", "pas"]],
    ["room 4b, 12:30", ["room", "b"]],
  ])("of %j are those that are compared", (text, words) => {
    expect(foldWords(text)).toEqual(words);
  });
});
