import { describe, expect, test } from "vitest";
import { normalizeText } from "./text";

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
