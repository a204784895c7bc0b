import { expect, test } from "vitest";
import { LATER_STEPS } from "../house/corpora/dilemma-generic";
import { houseJudge } from "../house/house-judge";
import { dilemmaRecord } from "./bench/dilemmas";

test("every session of a dilemma has its questions, even where those that tell most are drawn first", async () => {
  for (let session = 0; session < 250; session++) {
    const seed = `session ${session}`;
    const questions = await houseJudge.writeDilemmaQuestions({ seed, dilemma: "sell the car today or mow the lawn" });
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(new Set(questions.map(({ prompt }) => prompt)).size).toBe(questions.length);
  }
});

test("nobody is sent to begin tonight what is decided for tomorrow", async () => {
  const dilemma = "should i study tonight or tomorrow";
  const decidedFor = (act: string) => async (seed: string) => {
    const record = await dilemmaRecord(houseJudge, seed, dilemma, ({ bearing }) =>
      bearing?.option === act ? bearing.weight > 0 : (bearing?.weight ?? 0) < 0,
    );
    return houseJudge.decideDilemma(record);
  };
  const isLater = (step: string) => LATER_STEPS.some((later) => step.includes(later));
  for (const seed of ["a", "b", "c"]) {
    expect(isLater((await decidedFor("study tomorrow")(seed)).recommendation)).toBe(true);
    expect(isLater((await decidedFor("study tonight")(seed)).recommendation)).toBe(false);
  }
});
