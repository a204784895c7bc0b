import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { JUDGE_PERSONALITIES } from "~/domain/judge/personality";
import { DOMAINS, GENERIC_DOMAIN } from "../house/corpora/domains";

const HOUSE = "workers/judge/house";
const isSource = (path: string) => path.endsWith(".ts") && !path.endsWith(".test.ts");
const CORPORA = globSync(`${HOUSE}/corpora/**`).filter(isSource);
const LOGIC = globSync(`${HOUSE}/**`).filter((path) => isSource(path) && !CORPORA.includes(path));

const linesOf = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + readFileSync(path, "utf8").trimEnd().split("\n").length, 0);

/** What a file says between quotation marks of any sort, without its imports and comments. */
function stringsOf(path: string): string {
  const code = readFileSync(path, "utf8")
    .replace(/^import .*$/gmu, "")
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gmu, "");
  return [...code.matchAll(/"(?:[^"\\\n]|\\.)*"|`[^`]*`|(?<![\w)\]])\/(?![/*])(?:[^/\\\n]|\\.)+\/[a-z]*/gu)].join("\n");
}

describe("the house judge's logic", () => {
  test.each(LOGIC)("names no voice and no matter: %s", (path) => {
    const said = stringsOf(path);
    const quoted = (id: string) => said.includes(`"${id}"`);
    expect(JUDGE_PERSONALITIES.filter((name) => said.includes(name))).toEqual([]);
    expect(DOMAINS.map(({ id }) => id).filter(quoted)).toEqual([]);
  });

  test("knows no thing of one matter alone", () => {
    const nouns = DOMAINS.flatMap(({ nouns: all }) => all.split("|")).filter((noun) => /^\p{Lu}/u.test(noun));
    for (const path of LOGIC) {
      const words = new Set(stringsOf(path).match(/[\p{L}']+/gu));
      expect([...nouns, "puppy", "hamster"].filter((noun) => words.has(noun) || words.has(noun.toLowerCase()))).toEqual(
        [],
      );
    }
  });

  test("is at most 4,000 lines, and what it says at most 12,000", () => {
    expect(linesOf(LOGIC)).toBeLessThanOrEqual(4_000);
    expect(linesOf(CORPORA)).toBeLessThanOrEqual(12_000);
  });
});

describe("a text of the house", () => {
  test("never makes a verb or a possessive depend on whether its thing is one or several", () => {
    const bent = CORPORA.flatMap((path) =>
      [
        ...readFileSync(path, "utf8").matchAll(
          /.*(?:\{[tT]hing\}'s|\{[tT]hing\}(?: alone)? [a-z]+(?<!s)s\b|(?:^|[^a-z])(?:Is|Was|Has|Does) \{thing\}).*/gu,
        ),
      ].map(([line]) => line.trim()),
    ).filter((line) => !/\{thing\} (?:as|was me|has gone)\b|(?:Engagement with|lobby for) \{thing\}/u.test(line));
    expect(bent).toEqual([]);
  });
});

test("the generic matter is the one that has no name of its own", () => {
  expect(DOMAINS.map(({ id }) => id)).not.toContain(GENERIC_DOMAIN.id);
});
