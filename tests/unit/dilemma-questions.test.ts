import { expect, test } from "vitest";
import { houseJudge } from "~/server/judge/house/house-judge.server";

test("every session of a dilemma has its questions, even where those that tell most are drawn first", async () => {
  for (let session = 0; session < 250; session++) {
    const seed = `session ${session}`;
    const questions = await houseJudge.writeDilemmaQuestions({ seed, dilemma: "sell the car today or mow the lawn" });
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(new Set(questions.map(({ prompt }) => prompt)).size).toBe(questions.length);
  }
});
