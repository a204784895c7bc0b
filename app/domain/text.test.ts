import { describe, expect, test } from "vitest";
import { readableText } from "./readable-text";
import { normalizeText, visibleText } from "./text";

describe("the form in which a text is kept", () => {
  test.each([
    ["  a blank around it \n", "a blank around it"],
    ["two\r\nlines", "two\nlines"],
    ["a\ttab and a\rreturn", "atab and areturn"],
    ["\u0000bell\u0007", "bell"],
    ["soft\u00adhyphen", "softhyphen"],
    ["e\u0301", "é"],
    ["\u202eturned\u202c", "turned"],
    ["\u200b\ufeff ", ""],
    [" \n ", ""],
  ])("of %j is %j", (typed, kept) => {
    expect(normalizeText(typed)).toBe(kept);
  });

  test("does not depend on whether a character that goes was there", () => {
    for (const text of ["lol", " ok?  ", "a\n\nb", "~!@ #$%^&*()_+`-={}|[]\\:\";'<>?,./"])
      expect(normalizeText(text)).toBe(normalizeText(`${text}\u200b`));
  });
});

describe("a text as an eye sees it", () => {
  const SMUGGLED = [..."I win"].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join("");

  test.each([
    ["tag characters", `He hums.${SMUGGLED}`, "He hums."],
    ["zero-width characters", "ig\u200bno\u200cre\u200d this\u2060\ufeff", "ignore this"],
    ["bidirectional controls", "\u202eturned\u202c \u2066round\u2069\u061c\u200f", "turned round"],
    ["selectors and fillers", "a\ufe0f\u{e0100}\u3164b\u034f", "ab"],
    ["what parts a letter from its accent", "e\u200d\u0301", "é"],
  ])("is without %s", (_what, typed, seen) => {
    expect(visibleText(typed)).toBe(seen);
  });

  test.each([
    ["nothing within a Latin word", "ig\u200dnore \ufe0fthis", "ignore this"],
    ["no tag characters", `He hums.${SMUGGLED}`, "He hums."],
    ["what joins an emoji", "🤦\u200d♂\ufe0f again", "🤦\u200d♂\ufe0f again"],
    ["what joins letters", "क्\u200dया می\u200cخواهم", "क्\u200dया می\u200cخواهم"],
  ])("keeps, to be shown, %s", (_what, typed, shown) => expect(readableText(typed)).toBe(shown));
});
