import { describe, expect, it } from "vitest";
import { SERIOUS_TEXTS } from "../../../tests/fixtures/serious-texts";
import { compilePatterns } from "../screening/corpora/patterns";
import { flattenText } from "../screening/flatten-text";
import { readCorpus } from "../training/read-corpus";
import { HYPERBOLIC_TEXTS } from "./fixtures/hyperbolic-texts";
import { PETTY_ALLEGATIONS } from "./fixtures/petty-allegations";

const { serious, hyperbole, otherLanguages } = compilePatterns();
const texts = [
  ...readCorpus("workers/judge/training/corpus").map(({ text }) => text),
  ...Object.values(SERIOUS_TEXTS).flat(),
  ...Object.values(HYPERBOLIC_TEXTS).flat(),
  ...PETTY_ALLEGATIONS,
].flatMap(flattenText);

describe("the index of the screening's patterns", () => {
  it.each([
    ["serious", serious],
    ["of hyperbole", hyperbole],
    ["in other languages", otherLanguages],
  ])("leaves out no pattern %s that a text matches", { timeout: 30_000 }, (_which, index) => {
    const missed = texts.flatMap((flat) => {
      const tried = new Set(index.among(flat));
      const matching = index.patterns.filter((pattern) => flat.search(pattern) !== -1);
      return matching.filter((pattern) => !tried.has(pattern)).map(({ source }) => `${source} in ${flat}`);
    });
    expect(missed).toEqual([]);
  });

  it("leaves out nearly all of them in a petty text", () => {
    const flats = PETTY_ALLEGATIONS.flatMap(flattenText);
    const tried = flats.reduce((sum, flat) => sum + serious.among(flat).length, 0);
    expect(tried / flats.length).toBeLessThan(serious.patterns.length / 20);
  });

  it("keeps those that it tries in their order", () => {
    for (const flat of texts.slice(0, 200)) {
      const tried = hyperbole.among(flat);
      expect(tried).toEqual(hyperbole.patterns.filter((pattern) => tried.includes(pattern)));
    }
  });
});
