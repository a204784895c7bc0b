import { named } from "~/domain/case/party-names";
import { JUDGE_PERSONALITIES, type JudgePersonality } from "~/domain/judge/personality";
import { SAMPLE_CASE } from "~/domain/judge/sample-case";
import { withoutStarts } from "~/domain/verdict/words";
import { openBench } from "./bench";
import { houseJudge } from "./house/house-judge";

/** The sample case as the house judge rules on it now, by each personality, with the names put in. */
export async function ruleSampleCase() {
  const { allegation, names, messages } = SAMPLE_CASE;
  const bench = openBench(houseJudge, null);
  const rule = async (judgePersonality: JudgePersonality) => {
    const { ruling } = await bench.presideOver(
      { kind: "courtroom", seed: "sample", allegation, tone: "Fun", judgePersonality, messages: [...messages] },
      { isLast: true },
    );
    const { winner, caseName, rationale, punishment } = ruling;
    return {
      winner,
      caseName,
      rationale: withoutStarts(named(rationale, names)),
      punishment: named(punishment, names),
    };
  };
  const rulings = JUDGE_PERSONALITIES.map(async (personality) => [personality, await rule(personality)] as const);
  return Object.fromEntries(await Promise.all(rulings));
}
