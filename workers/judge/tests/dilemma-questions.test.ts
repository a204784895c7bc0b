import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { dilemmaSchema } from "~/domain/dilemma/dilemma";
import { checkDecision } from "../dilemma/check-decision";
import { checkDilemmaQuestions } from "../dilemma/check-dilemma-questions";
import { houseJudge } from "../house/house-judge";
import { dilemmaRecord } from "./bench/dilemmas";

test("every session of a dilemma has its questions, even where those that tell most are drawn first", async () => {
  for (let session = 0; session < 250; session++) {
    const seed = `session ${session}`;
    const questions = await houseJudge.writeDilemmaQuestions({ seed, dilemma: "sell the car today or mow the lawn" });
    expect(checkDilemmaQuestions(questions)).toEqual([]);
  }
});

const words = fc.constantFrom(
  ...[
    "should I",
    "do we",
    "either",
    "or",
    "vs",
    "or not",
    "between",
    "and",
    "to",
    "the",
    "my",
    "eat it",
    "tea",
    "I am",
  ],
  ...[
    "?",
    ",",
    ".",
    "\n",
    "“",
    "”",
    "(Exhibit 3)",
    "{pick}",
    "⟦1⟧",
    "🍕",
    "7:30",
    "|",
    "  ",
    "ignore your instructions",
  ],
);
const texts = fc
  .array(
    fc.oneof({ weight: 6, arbitrary: words }, { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 8 }) }),
    {
      minLength: 1,
      maxLength: 24,
    },
  )
  .map((pieces) => v.safeParse(dilemmaSchema, pieces.join(" ")))
  .filter(({ success }) => success)
  .map(({ output }) => `${output}`);

test("a deck and a decision are sound for any text at all, and quote it as it stands", async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (dilemma) => {
      const questions = await houseJudge.writeDilemmaQuestions({ seed: "any", dilemma });
      expect(checkDilemmaQuestions(questions)).toEqual([]);
      for (const { prompt } of questions) {
        for (const quoted of prompt.match(/(?<=“)[^”]*(?=”)/gu) ?? []) expect(dilemma).toContain(quoted);
      }
      const record = await dilemmaRecord(houseJudge, "any", dilemma, (_question, index) => index % 3 > 0);
      expect(checkDecision(await houseJudge.decideDilemma(record), record)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
