import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { JUDGE_PERSONALITIES } from "~/domain/judge/personality";
import { houseJudge } from "../house/house-judge";
import { arbitraryAnswers, deckRecord } from "./bench/records";
import { ALL_TRANSCRIPTS, transcriptOf } from "./bench/transcripts";
import { DILEMMAS } from "./fixtures/dilemmas";
import { SAMPLE_ALLEGATIONS } from "./fixtures/sample-allegations";

/** The version that is stored with each verdict, and what that version says. Another text is another version. */
const VERSION = { id: "house@20", says: "db3b35d332c812ac" };

vi.setConfig({ testTimeout: 30_000 });

async function fingerprintOfAllThatIsSaid(): Promise<string> {
  const said: unknown[] = [];
  for (const [index, allegation] of SAMPLE_ALLEGATIONS.slice(0, 24).entries()) {
    const judgePersonality = JUDGE_PERSONALITIES[index % JUDGE_PERSONALITIES.length];
    const brief = { seed: `version ${index}`, allegation, ...(judgePersonality && { judgePersonality }) };
    const record = await deckRecord(houseJudge, brief, arbitraryAnswers(index));
    said.push(record, await houseJudge.rule(record), await houseJudge.rule({ ...record, absent: ["opponent"] }));
  }
  for (const [index, judgePersonality] of JUDGE_PERSONALITIES.entries()) {
    for (const fixture of ALL_TRANSCRIPTS.slice(index * 3, index * 3 + 3))
      said.push(await houseJudge.rule(transcriptOf(fixture, judgePersonality)));
    const dilemma = DILEMMAS[index] ?? "";
    const questions = await houseJudge.writeDilemmaQuestions({ seed: "version", dilemma });
    const testimony = questions.map((question, at) => ({ ...question, answer: (at + index) % 3 > 0 }));
    said.push(questions, await houseJudge.decideDilemma({ seed: "version", dilemma, judgePersonality, testimony }));
  }
  return createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 16);
}

test("whatever the house judge comes to say differently is a new version of it", async () => {
  const says = await fingerprintOfAllThatIsSaid();
  expect({ id: houseJudge.id, says }, "raise the number in house-judge.ts and here, and note what it says").toEqual(
    VERSION,
  );
});
