import { expect, test } from "vitest";
import { DILEMMA_TOPICS } from "~/domain/dilemma/dilemma-topics";
import { checkDecision } from "../dilemma/check-decision";
import { checkDilemmaQuestions } from "../dilemma/check-dilemma-questions";
import { readDilemma } from "../house/dilemma/read-dilemma";
import { houseJudge } from "../house/house-judge";
import { dilemmaRecord } from "./bench/dilemmas";
import { DANGEROUS_DILEMMAS, HARMLESS_DILEMMAS, LIFE_DILEMMAS, SMALL_DILEMMAS } from "./fixtures/grave-dilemmas";

test.each(DANGEROUS_DILEMMAS)("nobody is told to do what is dangerous: %s", async (dilemma, safe) => {
  for (const answer of [true, false, undefined]) {
    const record = await dilemmaRecord(houseJudge, `danger ${answer}`, dilemma, () => answer);
    const decision = await houseJudge.decideDilemma(record);
    expect(decision.decision).toMatch(safe === null ? /^No[. ]/u : /^Rather /u);
    if (safe !== null) expect(decision.decision).toContain(safe);
    expect([...checkDilemmaQuestions(record.testimony), ...checkDecision(decision, record)]).toEqual([]);
  }
});

test.each(LIFE_DILEMMAS)("nobody is ordered about in what changes a life: %s", async (dilemma) => {
  const record = await dilemmaRecord(houseJudge, "life", dilemma, () => true);
  const decision = await houseJudge.decideDilemma(record);
  expect(decision.decision).toMatch(/^No trifle/u);
  expect([...checkDilemmaQuestions(record.testimony), ...checkDecision(decision, record)]).toEqual([]);
});

test.each([...HARMLESS_DILEMMAS, ...SMALL_DILEMMAS, ...DILEMMA_TOPICS])(
  "what only sounds grave is decided with a smile: %s",
  (dilemma) => {
    expect(readDilemma(dilemma).weighty).toBeNull();
  },
);

test.each([
  ["¿Conduzco borracho o cojo un taxi?", "danger"],
  ["Soll ich besoffen Auto fahren oder laufen?", "danger"],
  ["Soll ich meinen Mann verlassen?", "life"],
  ["J'avorte ou je garde le bébé ?", "life"],
])("what is grave is told in other languages by a few words: %s", (dilemma, matter) => {
  expect(readDilemma(dilemma).weighty).toEqual({ matter, safe: [] });
});
