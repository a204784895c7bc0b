import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { writtenFiles } from "../support/written-files";

/** Unit tests share a process: what another file has loaded can't be replaced any more, only spied on and put back. */
it("no test replaces a module", () => {
  const tests = writtenFiles(/\.test\.ts$/u);
  expect(tests.length).toBeGreaterThan(200);
  expect(tests.filter((file) => /\bvi\.(?:mock|doMock)\(/u.test(readFileSync(file, "utf8")))).toEqual([]);
});
