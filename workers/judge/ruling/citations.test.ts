import { describe, expect, test } from "vitest";
import type { SwipeRecord } from "~/domain/judge/judge";
import {
  type Citation,
  checkAnswers,
  checkCitations,
  citedExhibits,
  clampCitations,
  markCitations,
  markQuotations,
} from "./citations";

const RATIONALE = "Party B said “it was going stale”. Nobody believes that, and Party A waited one night.";

const citations: Citation[] = [
  { words: "it was going stale", exhibit: 6, party: "Party B" },
  { words: "Party A waited one night.", exhibit: 2, party: "Party A" },
];

describe("citations", () => {
  test("become marks behind their words, and behind the quotation mark and before the stop", () => {
    expect(markCitations(RATIONALE, citations)).toBe(
      "Party B said ⁅“it was going stale” (Exhibit 6). Nobody believes that, and ⁅Party A waited one night (Exhibit 2).",
    );
  });

  test("leave a genitive whole, a stop inside its quotation, and of two that overlap the earlier", () => {
    const text = "It was Party A's own, she says: “It was mine.” So it was.";
    const cite = (words: string, exhibit: number): Citation => ({ words, exhibit, party: "Party A" });
    expect(markCitations(text, [cite("was Party A", 1), cite("It was mine.", 2), cite("mine.” So", 3)])).toBe(
      "It ⁅was Party A (Exhibit 1)'s own, she says: ⁅“It was mine.” (Exhibit 2) So it was.",
    );
  });

  test("of more than four the first are kept, and one of each party", () => {
    const many = Array.from(
      { length: 6 },
      (_, at): Citation => ({ words: `phrase ${at}`, exhibit: at, party: "Party A" }),
    );
    expect(clampCitations(many)).toEqual(many.slice(0, 4));
    const last: Citation = { words: "phrase 9", exhibit: 9, party: "Party B" };
    expect(clampCitations([...many, last])).toEqual([...many.slice(0, 3), last]);
  });

  test.each([
    ["Party A swore no to that", false],
    ["Party A said “yes” to that", true],
    ["Party A took the Fifth on that", false],
    ["Party A admitted as much", true],
    ["one said yes and the other said no", true],
  ])("must not say another answer than the exhibit's: %s", (words, isTrue) => {
    const record: SwipeRecord = {
      kind: "pettyswipe",
      seed: "seed",
      allegation: "He ate it",
      tone: "Fun",
      judgePersonality: "Strict",
      testimony: [{ prompt: "Did he?", weight: null, creator: true, opponent: false }],
    };
    expect(checkAnswers([{ words, exhibit: 1, party: "Party A" }], record)).toHaveLength(isTrue ? 0 : 1);
  });

  test("of the house are its quotations, whole, with what is quoted inside them", () => {
    const text = "Hmm. “He said “no”, and left.” (Exhibit 1) And “so” it was (Exhibit 2), “gone”. (Exhibit 3)";
    const marked = "Hmm. ⁅“He said “no”, and left.” (Exhibit 1) And “so” it was (Exhibit 2), ⁅“gone”. (Exhibit 3)";
    expect(markQuotations(text)).toBe(marked);
    expect(markQuotations(marked)).toBe(marked);
  });

  test("of words that do not stand there are told, and mark nothing", () => {
    const invented: Citation = { words: "it was going green", exhibit: 6, party: "Party B" };
    expect(checkCitations([invented], RATIONALE)).toEqual([expect.stringContaining("it was going green")]);
    expect(checkCitations([{ ...invented, words: " " }], RATIONALE)).toHaveLength(2);
    expect(markCitations(RATIONALE, [invented])).toBe(RATIONALE);
  });

  test("stand beside the prose and not in it", () => {
    expect(checkCitations(citations, RATIONALE)).toEqual([]);
    expect(checkCitations(citations, `${RATIONALE} (Exhibit 2)`)).toHaveLength(1);
  });

  test("name each exhibit once", () => {
    expect(citedExhibits([...citations, ...citations])).toEqual([
      { number: 6, seat: "opponent" },
      { number: 2, seat: "creator" },
    ]);
  });
});
