import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languageOf, passagesOf } from "./foreign-words";

const foreign = [
  { words: "Pizza gegessen", language: "de" },
  { words: "Du hast meine Pizza gegessen", language: "de" },
  { words: "c'est faux", language: "fr" },
];

describe("foreign words in a text", () => {
  it("are marked, the longest first, and the rest is not", () => {
    const text = "He wrote “Du hast meine Pizza gegessen”; she wrote “c'est faux”, twice: “c'est faux”.";
    expect(passagesOf(text, foreign).map(({ text: passage, language }) => [passage, language])).toEqual([
      ["He wrote “", null],
      ["Du hast meine Pizza gegessen", "de"],
      ["”; she wrote “", null],
      ["c'est faux", "fr"],
      ["”, twice: “", null],
      ["c'est faux", "fr"],
      ["”.", null],
    ]);
  });

  it("are the language of a text only where they are all of it", () => {
    expect(languageOf("c'est faux", foreign)).toBe("fr");
    expect(languageOf("“c'est faux”", foreign)).toBeUndefined();
  });

  it("neither add to a text nor take from it, whatever they are", () => {
    const piece = fc.constantFrom("a", "b", "ab", " ", "");
    const words = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(words, fc.array(words, { maxLength: 4 }), (text, found) => {
        const passages = passagesOf(
          text,
          found.map((each) => ({ words: each, language: "de" })),
        );
        expect(passages.map((passage) => passage.text).join("")).toBe(text);
        for (const { start, text: passage } of passages) expect(text.startsWith(passage, start)).toBe(true);
        expect(new Set(passages.map(({ start }) => start)).size).toBe(passages.length);
      }),
    );
  });
});
