import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { writtenFiles } from "../support/written-files";

const COLUMNS = 120;

/** A line that is a comment alone. */
const COMMENT = /^\s*(?:\/\/|\/\*|\*[ /])/u;

const files = writtenFiles(/\.(?:ts|tsx|mjs|css)$/u);

/** The formatter wraps code, and leaves comments as they are. */
describe("comments", () => {
  it(`are at most ${COLUMNS} columns wide`, () => {
    const wide = files.flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) => (COMMENT.test(line) && line.length > COLUMNS ? [`${file}:${index + 1}`] : [])),
    );
    expect(wide).toEqual([]);
  });
});
