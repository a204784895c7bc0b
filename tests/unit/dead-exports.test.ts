import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { writtenFiles } from "../support/written-files";

/** Used by tools alone: what the framework looks for in its own files, and a table for the schema's. */
const NAMED_ELSEWHERE = new Set(["Layout", "clientLoader", "badgeThresholds"]);

const EXPORT = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gmu;

it("everything that a file exports is named somewhere else, or used in its own file", () => {
  const files = writtenFiles(/\.(?:ts|tsx|mjs)$/u).map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const named = new Map<string, number>();
  for (const { text } of files) {
    for (const [word] of text.matchAll(/\w+/gu)) named.set(word, (named.get(word) ?? 0) + 1);
  }
  const dead = files.flatMap(({ file, text }) =>
    [...text.matchAll(EXPORT)]
      .map(([, name = ""]) => name)
      .filter((name) => named.get(name) === 1 && !NAMED_ELSEWHERE.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(dead).toEqual([]);
});
