import { describe, expect, it } from "vitest";
import { type SpokenWord, spokenWords, withoutMarks, withoutStarts } from "./words";

const together = (words: readonly SpokenWord[]) => words.map(({ text }) => text).join("");

/** The words that rest on an exhibit, by its number. */
function cited(text: string, exhibits = 9) {
  const words = spokenWords(text, exhibits);
  const numbers = [...new Set(words.map(({ exhibit }) => exhibit))].filter((number) => number !== null);
  return numbers.map((number) => [number, together(words.filter(({ exhibit }) => exhibit === number)).trim()]);
}

describe("the words of a ruling", () => {
  it("put together are the ruling", () => {
    const text = " The court finds\n\nfor  nobody. ";
    expect(spokenWords(text, 9)).toHaveLength(5);
    expect(together(spokenWords(text, 9))).toBe(text);
    expect(spokenWords("", 9)).toEqual([]);
  });

  it("say what they rest on without a mark", () => {
    const text = "Sam wrote “it was going stale” (Exhibit 3). Nobody asked, and Robin waited one night (Exhibit 12).";
    expect(together(spokenWords(text, 12))).toBe(
      "Sam wrote “it was going stale”. Nobody asked, and Robin waited one night.",
    );
    expect(cited(text, 12)).toEqual([
      [3, "“it was going stale”."],
      [12, "and Robin waited one night."],
    ]);
  });

  it("are a whole quotation, with the stops inside it", () => {
    expect(cited("I read “Okay, I did. I panicked.” (Exhibit 6) and sat down.")).toEqual([
      [6, "“Okay, I did. I panicked.”"],
    ]);
  });

  it("begin behind what another mark is for", () => {
    expect(cited("Both said yes (Exhibit 1) and no (Exhibit 2), in that order.")).toEqual([
      [1, "Both said yes"],
      [2, "and no,"],
    ]);
  });

  it("are exactly those from where they are said to begin, also inside a quotation or a clause", () => {
    const text = "Robin, who counts, ⁅saw it at 7, gone⁆ (Exhibit 3), and sat down. ⁅“A “nap”, he said” (Exhibit 1)!";
    expect(cited(text.replace("⁆", ""))).toEqual([
      [3, "saw it at 7, gone,"],
      [1, "“A “nap”, he said”!"],
    ]);
    expect(together(spokenWords("It (⁅was mine (Exhibit 2)) and not his.", 2))).toBe("It (was mine) and not his.");
    expect(withoutMarks("He ⁅did it (Exhibit 1).")).toBe("He did it.");
    expect(withoutStarts("He ⁅did it (Exhibit 1).")).toBe("He did it (Exhibit 1).");
  });

  it("keep a mark that has no words to itself, and one that leads nowhere", () => {
    expect(together(spokenWords("“So” (Exhibit 2)… (Exhibit 1)", 2))).toBe("“So”… (Exhibit 1)");
    expect(cited("Sam (Exhibit 3), too.", 2)).toEqual([]);
    expect(together(spokenWords("Sam (Exhibit 3), too.", 2))).toBe("Sam (Exhibit 3), too.");
  });
});
