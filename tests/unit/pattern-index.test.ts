import { describe, expect, it } from "vitest";
import { compilePatterns } from "~/server/screening/corpora/patterns.server";
import { flattenText } from "~/server/screening/flatten-text.server";
import { readCorpus } from "../../training/screening/read-corpus";
import { HYPERBOLIC_TEXTS } from "../fixtures/hyperbolic-texts";
import { PETTY_ALLEGATIONS } from "../fixtures/petty-allegations";
import { SERIOUS_TEXTS } from "../fixtures/serious-texts";

const { serious, hyperbole, otherLanguages } = compilePatterns();
const texts = [
  ...readCorpus("training/screening").map(({ text }) => text),
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
