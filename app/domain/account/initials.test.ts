import { expect, test } from "vitest";
import { initialsOf } from "./initials";

test.each([
  ["Robin", "RO"],
  ["user-7KQ2", "US"],
  ["  éva", "ÉV"],
  ["A Bee", "AB"],
  ["X", "X"],
  ["", ""],
])("%j is marked %j", (name, mark) => {
  expect(initialsOf(name)).toBe(mark);
});

test("a letter that is made of several characters stays whole", () => {
  expect(initialsOf("👩‍⚖️ Judy")).toBe("👩‍⚖️J");
  expect(initialsOf("e\u0301va")).toBe("E\u0301V");
});
