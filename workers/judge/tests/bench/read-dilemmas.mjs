import { readFileSync } from "node:fs";
import { loadTypeScript } from "../../../../scripts/typescript.mjs";

/**
 * Prints what the house judge asks and decides, to be read: `npm exec -- node
 * workers/judge/tests/bench/read-dilemmas.mjs <file>`, a dilemma a line. Answers are drawn from the prompts, voices
 * take turns.
 */
const { houseJudge } = await loadTypeScript("workers/judge/house/house-judge.ts");
const { JUDGE_PERSONALITIES } = await loadTypeScript("app/domain/judge/personality.ts");
const { answerByPrompt, dilemmaRecord } = await loadTypeScript("workers/judge/tests/bench/dilemmas.ts");

const lines = readFileSync(process.argv[2] ?? "", "utf8").split("\n");
for (const [index, dilemma] of lines.filter((line) => line.trim() !== "").entries()) {
  const voice = JUDGE_PERSONALITIES[index % JUDGE_PERSONALITIES.length];
  const answer = ({ prompt }) => answerByPrompt(prompt, index);
  const record = await dilemmaRecord(houseJudge, `read ${index}`, dilemma, answer, voice);
  const { caseName, decision, rationale, recommendation } = await houseJudge.decideDilemma(record);
  const deck = record.testimony.map(({ prompt, answer: said }) => `   ${said ? "yes" : "no "}  ${prompt}`);
  console.info([`${index + 1}. ${dilemma}  [${voice}]`, ...deck].join("\n"));
  console.info(`   = ${decision}\n   ${caseName}\n   ${rationale}\n   > ${recommendation}\n`);
}
process.exit();
