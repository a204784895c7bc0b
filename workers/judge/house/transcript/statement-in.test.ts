import { expect, test } from "vitest";
import { statementIn } from "./statement-in";

test.each([
  ["I bought it in october, it was as flat as your jokes", "whole"],
  ["My name is on the bottom of that mug", "whole"],
  ["I did", null],
  ["at the wall den", null],
  ["it was half time in the middle of the game", null],
  ["and then you ran on with the orange slices", null],
  ["what do you have in your coffee", null],
  ["you lived here for years whose number did you give to the girls", null],
  ["the same lever that you did not pull on monday", null],
  ["I sang to him every day 😂", null],
  ["...the general area of the garden was", null],
] as const)("“%s” can be read out alone: %s", (typed, read) => {
  expect(statementIn([typed])).toBe(read === null ? null : typed);
});

test("a statement in the middle of a message names all that it speaks of", () => {
  expect(statementIn(["It says trumpet.", "You drew a little trumpet next to it."])).toBe(null);
  expect(statementIn(["Was it forty minutes?", "I brushed my teeth in the kitchen."])).toBe(
    "I brushed my teeth in the kitchen.",
  );
  expect(statementIn(["61 quid.", "pump 3.", "bought you a mint aero too"])).toBe(
    "61 quid. pump 3. bought you a mint aero too",
  );
});

test("a message that neither asks nor jests is read out with what leads up to its statement", () => {
  for (const message of [
    ["They were repainted on 12 May.", "You complained about the smell"],
    ["Texted you as well.", "'all of it?'", "You sent a thumbs up from the train"],
  ])
    expect(statementIn(message)).toBe(message.join(" "));
});

test("a statement goes on as far as it neither asks nor jests, and begins where it can be understood", () => {
  expect(statementIn(["Yes.", "Mine has buttons.", "Yours has a zip.", "Remember?", "I was there."])).toBe(
    "Mine has buttons. Yours has a zip.",
  );
});
