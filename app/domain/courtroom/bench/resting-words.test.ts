import { expect, it } from "vitest";
import { restingWords } from "./resting-words";

const line = { at: 0, after: 0, seat: "creator" } as const;

it("says who rests, who rests too and who has more to say, also around names from right to left", () => {
  expect(restingWords({ at: 0, after: 0, kind: "reopened" }, { creator: "Robin", opponent: "Sam" })).toBe(
    "The court sits again. Nobody rests any more.",
  );
  const names = { creator: "סאם", opponent: "Robin" };
  const sam = "\u200E\u2068סאם\u2069";
  expect(restingWords({ ...line, kind: "rests" }, names)).toBe(`${sam} rests. Robin, anything to add?`);
  expect(restingWords({ ...line, kind: "rests_too" }, names)).toBe(`${sam} rests too.`);
  expect(restingWords({ ...line, kind: "resumes" }, names)).toBe(`${sam} has more to say.`);
  expect(restingWords({ ...line, kind: "rests", seat: "opponent" }, names)).toBe(
    `Robin rests. ${sam}, anything to add?`,
  );
});
