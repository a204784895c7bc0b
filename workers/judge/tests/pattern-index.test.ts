import { describe, expect, it } from "vitest";
import { SERIOUS_TEXTS } from "../../../tests/fixtures/serious-texts";
import { compilePatterns } from "../screening/corpora/patterns";
import { flattenText } from "../screening/flatten-text";
import { readCorpus } from "../training/read-corpus";
import { HYPERBOLIC_TEXTS } from "./fixtures/hyperbolic-texts";
import { PETTY_ALLEGATIONS } from "./fixtures/petty-allegations";

const { serious, hyperbole } = compilePatterns();
const written = [
  ...readCorpus("workers/judge/training/corpus").map(({ text }) => text),
  ...Object.values(SERIOUS_TEXTS).flat(),
  ...Object.values(HYPERBOLIC_TEXTS).flat(),
  ...PETTY_ALLEGATIONS,
];
const texts = [...new Set(written.flatMap(flattenText))];
const whole = texts.join("\n");

/**
 * The texts that a pattern matches. All are searched as one, a line each: text by text it takes more than twice as
 * long.
 */
function matchedBy(pattern: RegExp): Set<string> {
  const matches = whole.matchAll(new RegExp(pattern.source, `gm${pattern.flags.replace("g", "")}`));
  return new Set([...matches].map(({ index }) => lineAt(index)));
}

function lineAt(index: number): string {
  const end = whole.indexOf("\n", index);
  return whole.slice(whole.lastIndexOf("\n", index) + 1, end === -1 ? undefined : end);
}

describe("the index of the screening's patterns", () => {
  it.each([
    ["serious", serious],
    ["of hyperbole", hyperbole],
  ])("leaves out no pattern %s that a text matches", { timeout: 30_000 }, (_which, index) => {
    const matched = index.patterns.map((pattern) => ({ pattern, texts: [...matchedBy(pattern)] }));
    const missed = matched.flatMap(({ pattern, texts }) =>
      texts.filter((flat) => !index.among(flat).includes(pattern)).map((flat) => `${pattern.source} in ${flat}`),
    );
    expect(missed).toEqual([]);
    expect(matched.flatMap(({ texts }) => texts)).not.toEqual([]);
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
