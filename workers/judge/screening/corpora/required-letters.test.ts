import { describe, expect, it } from "vitest";
import { requiredLetters } from "./required-letters";

describe("the letters that a pattern needs", () => {
  it.each([
    ["plain words", "(?<= )(?:choked me)(?= )", ["choked me"]],
    ["one of several words", "(?:punch(?:es|ed)?|slap(?:s|ped)?) (?:me|us)", ["punch", "slap"]],
    ["the rarest of its parts", "(?:he|she|they) (?:hid|locked) my passport", [" my passport"]],
    ["a word without its letter that may be missing", "colou?r blind", ["r blind"]],
    ["a word up to the letter that may be there more often", "aaargh!+ he", ["aaargh!"]],
    ["a dot that is meant", "over\\. now", ["over. now"]],
    ["a mark, where there is no word", '\\s/s\\b|"[^"]{4,}"', ["/s", '"']],
    ["any digit, where there is nothing better", "\\b\\d{1,2} ?(?:am|pm)", [..."0123456789"]],
  ])("are %s", (_what, source, letters) => {
    expect(requiredLetters(source)).toEqual(letters);
  });

  it.each([
    ["what may be missing", "(?:choked )?me"],
    ["what may be there no times", "(?:choked ){0,2}me"],
    ["what is forbidden or only looked at", "me(?! choked)(?= slapped)(?<!kicked)"],
    ["one of several where another has none", "(?:choked|me)(?: u)?"],
    ["letters of a class", "[choked]+\\w+.{3,}"],
    ["runs that are in every text", "me(?:s| )u"],
  ])("are never %s", (_what, source) => {
    expect(requiredLetters(source)).toBeNull();
  });
});
