import { expect, test } from "vitest";
import { readAllegation } from "../reading/read-allegation";
import { chooserFor } from "../seeded-choice";
import { nameCase } from "./name-case";

const nameOf = (allegation: string) => nameCase(readAllegation(allegation), "Fun", chooserFor(allegation, allegation));

test("a case about nothing that has a name is called by a line of its own that is short enough", () => {
  expect(nameOf("he measures the actors. we pause every film so Leif can look up how tall someone is.")).toContain(
    "“he measures the actors”",
  );
  expect(
    nameOf("Everybody in our whole extended family agrees with my mother about absolutely everything."),
  ).not.toMatch(/[“”]/u);
});
