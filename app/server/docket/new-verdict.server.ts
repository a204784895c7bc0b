import type { Judgement } from "~/domain/judge/judge";
import type { JudgePersonality } from "~/domain/judge/personality";

/** The columns of a verdict of either kind. `createdAt` in Unix milliseconds. */
export function newVerdict(
  { ruling, receipt, replies }: Judgement,
  filed: { opening: number; judgePersonality: JudgePersonality },
  given: { createdAt: number; byDefault: boolean },
) {
  const { caseName, winner, rationale, punishment, exhibits, blame } = ruling;
  return {
    caseName,
    winner,
    rationale,
    punishment,
    judgePersonality: filed.judgePersonality,
    judgeId: receipt.judgeId,
    finding: { exhibits, blame },
    receipt,
    replies,
    createdAt: given.createdAt,
    byDefault: given.byDefault,
    opening: filed.opening,
  };
}
