import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { answerSchema } from "./deck/answer";
import { firstProblem } from "./input-problem";

const ANSWER = {
  userUuid: "8f2f9e6e-4b7f-4c3a-9c58-0d8f3f1a2b3c",
  questionUuid: "8f2f9e6e-4b7f-4c3a-9c58-0d8f3f1a2b3d",
  answerBoolean: true,
  answerText: "Yes",
};

const problemOf = (input: unknown) => firstProblem(answerSchema, v.safeParse(answerSchema, input).issues ?? []);

describe("what is wrong with an input", () => {
  it.each([
    ["its own sentence, of a field", { ...ANSWER, answerText: "Perhaps" }, /^The answer reads Yes, No/u],
    ["its own sentence, of a field that is missing", { ...ANSWER, answerBoolean: undefined }, /^An answer is yes, no/u],
    ["its own sentence, of what contradicts itself", { ...ANSWER, answerText: "No" }, /contradict each other\.$/u],
    ["that it could not be read, where it is nothing of the kind", "yes", /^The request could not be read\.$/u],
  ])("is told by %s", (_by, input, sentence) => {
    expect(problemOf(input)).toMatch(sentence);
  });
});
