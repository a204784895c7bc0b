import { describe, expect, test } from "vitest";
import { ANY_DEED, DEED_KINDS } from "../corpora/deed-kinds";
import { DOMAINS, GENERIC_DOMAIN } from "../corpora/domains";
import type { Telling } from "../corpora/voices/voice";
import { fillSlots } from "../fill-slots";
import { readTale } from "./say-question";

function told(prompt: string, answer: boolean, form: Telling["form"] = "plain"): string | null {
  return readTale(prompt, ["the mug"])?.told(answer, form) ?? null;
}

describe("a question answered with yes is told as a fact", () => {
  test.each([
    ["Did Party B eat the pizza and leave the box?", "Party B ate the pizza and left the box"],
    ["Does Party A keep a list?", "Party A keeps a list"],
    ["Do the two of you share a shelf?", "the two of them share a shelf"],
    ["Has Party B apologised?", "Party B has apologised"],
    ["Had the two of you agreed on a date?", "the two of them had agreed on a date"],
    ["Was the mug chipped?", "the mug was chipped"],
    ["Were the two of you awake?", "the two of them were awake"],
    ["Is Party A still cross about it?", "Party A is still cross about it"],
    ["Would Party A do the same?", "Party A would do the same"],
    ["Could Party B have known better?", "Party B could have known better"],
    ["Will this be forgotten by next year?", "this will be forgotten by next year"],
    ["Is it true that Party B never washes up?", "Party B never washes up"],
    // What only a question or a denial can say becomes what a fact can say.
    ["Did Party A ever say to leave it for later?", "Party A did say to leave it for later"],
    ["Has Party A ever eaten something of Party B's?", "Party A has eaten something of Party B's"],
    ["Was anybody keeping score?", "somebody was keeping score"],
    ["Is there any understanding about it?", "there is some understanding about it"],
    ["Did Party A offer to swap, even once?", "Party A did offer to swap, at least once"],
    ["Has Party B offered Party A anything at all?", "Party B has offered Party A something"],
    ["Did Party A ever say “if you ever want any”?", "Party A did say “if you ever want any”"],
    ["Did Party A speak up before anything was eaten?", "Party A spoke up before anything was eaten"],
    // Where it can't be told which verb the "and" joins, neither is inflected.
    ["Did Party B add something to the mug and walk away?", "Party B did add something to the mug and walk away"],
    ["Did Party A say something, and not just sigh?", "Party A did say something, and not just sigh"],
  ])("%s", (prompt, fact) => expect(told(prompt, true)).toBe(fact));
});

describe("a question answered with no is told as its denial", () => {
  test.each([
    // What the question allows for goes with what it asks.
    ["Is it the second such incident, or worse?", "it is not the second such incident"],
    ["Is “£12” a fair figure, give or take?", "“£12” is not a fair figure"],
    ["Is “at 6:30” the right hour, give or take?", "“at 6:30” is not the right hour"],
    ["Did Party B replace the fries, or offer to?", "Party B did not replace the fries, or offer to"],
    ["Does Party A keep a list?", "Party A does not keep a list"],
    ["Do the two of you share a shelf?", "the two of them do not share a shelf"],
    ["Has Party B apologised?", "Party B has not apologised"],
    ["Had the two of you agreed on a date?", "the two of them had not agreed on a date"],
    ["Was the mug chipped?", "the mug was not chipped"],
    ["Were the two of you awake?", "the two of them were not awake"],
    ["Is Party A still cross about it?", "Party A is no longer cross about it"],
    ["Was Party A already there?", "Party A was not yet there"],
    ["Would Party A do the same?", "Party A would not do the same"],
    ["Could Party B have known better?", "Party B could not have known better"],
    ["Will this be forgotten by next year?", "this will not be forgotten by next year"],
    ["Did Party A ever say to leave it for later?", "Party A never said to leave it for later"],
    ["Has Party A ever done something of the same kind?", "Party A has never done anything of the same kind"],
    ["Was anybody keeping score?", "nobody was keeping score"],
    ["Was there a rule that both of you knew?", "there was no rule that both of them knew"],
    ["Is there something similar on the record?", "there is nothing similar on the record"],
    ["Did Party A say “take some”?", "Party A did not say “take some”"],
  ])("%s", (prompt, denial) => expect(told(prompt, false)).toBe(denial));

  test.each([
    "Was it a choice, and not an oversight?",
    "Was Party B only returning a favour?",
    "Had Party A told Party B not to?",
    "Would most people never have noticed?",
    "Did Party A see it coming and say nothing?",
    "Is it true that Party B never washes up?",
    "Is this at least the second time?",
  ])("but not where a “not” could be heard wrong: %s", (prompt) => {
    expect(told(prompt, false)).toBeNull();
    expect(readTale(prompt)?.claim).toEqual(expect.any(String));
  });
});

test("no question is told whose grammar is unknown", () => expect(readTale("Why on earth?")).toBeNull());

describe("each manner of telling keeps the sense", () => {
  test.each([
    ["Did Party B ever ask first?", true, "ask first, Party B did"],
    ["Did Party B ever ask first?", false, "ask first, Party B never did"],
    ["Has Party B apologised?", false, "apologised, Party B has not"],
    ["Has the mug been moved before?", true, "moved before, the mug has been"],
    ["Was there a rule?", false, "no rule, there was"],
  ])("verb first: %s %s", (prompt, answer, fact) => expect(told(prompt, answer, "inverted")).toBe(fact));

  test.each([
    ["Did Party B ask first?", true, "Party B did ask first"],
    ["Has Party B apologised?", false, "Party B hath not apologised"],
    ["Does Party A keep a list?", true, "Party A doth keep a list"],
    ["Is Party A still cross?", false, "Party A is no longer cross"],
  ])("staged: %s %s", (prompt, answer, fact) => expect(told(prompt, answer, "staged")).toBe(fact));
});

describe("over every question that the court has", () => {
  const prompts = [...DOMAINS, GENERIC_DOMAIN, ...DEED_KINDS, ANY_DEED].flatMap(({ questions }) =>
    questions.map(([, text]) => fillSlots(text, { D: "Party B", C: "Party A", thing: "the mug" })),
  );

  test("a yes is a fact for nearly all, and a no for most; the rest can still be claimed or recited", () => {
    const affirmed = prompts.filter((prompt) => told(prompt, true) !== null);
    const denied = prompts.filter((prompt) => told(prompt, false) !== null);
    expect(affirmed.length / prompts.length).toBeGreaterThan(0.99);
    expect(denied.length / prompts.length).toBeGreaterThan(0.8);
  });

  test("no fact is left with the words of a question, and no denial without its no", () => {
    for (const prompt of prompts) {
      const [yes, no] = [told(prompt, true), told(prompt, false)];
      expect(yes ?? "").not.toMatch(/\b(?:ever(?! since)|at all|even once)\b|^any|\?$/u);
      if (no !== null) expect(no).toMatch(/\b(?:not|never|no|nobody|nothing|neither)\b/u);
      for (const fact of [yes, no])
        expect(fact ?? "").not.toMatch(/\bdid not (?!need)\w+ed\b|\b(?:not not|any no)\b| {2}|of you\b/u);
    }
  });
});
