import { describe, expect, test } from "vitest";
import { type Citation, checkCitations, citedExhibits, markCitations } from "./citations";

const RATIONALE = "Party B said “it was going stale”. Nobody believes that, and Party A waited one night.";

const citations: Citation[] = [
  { words: "it was going stale", exhibit: 6, party: "Party B" },
  { words: "Party A waited one night.", exhibit: 2, party: "Party A" },
];

describe("citations", () => {
  test("become marks behind their words, and behind the quotation mark and before the stop", () => {
    expect(markCitations(RATIONALE, citations)).toBe(
      "Party B said “it was going stale” (Exhibit 6). Nobody believes that, and Party A waited one night (Exhibit 2).",
    );
  });

  test("of words that do not stand there are told, and mark nothing", () => {
    const invented: Citation = { words: "it was going green", exhibit: 6, party: "Party B" };
    expect(checkCitations([invented], RATIONALE)).toEqual([expect.stringContaining("it was going green")]);
    expect(checkCitations([{ ...invented, words: " " }], RATIONALE)).toHaveLength(1);
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
