import { hasAbsent } from "~/domain/judge/exhibits";
import type { CaseRecord, Judgement } from "~/domain/judge/judge";
import type { CaseRow } from "./case-repository.server";

/** The columns of the verdict on a case, by what its judge was given. `createdAt` in Unix milliseconds. */
export function newVerdict(
  { ruling, receipt, replies }: Judgement,
  { uuid, judgePersonality, round }: CaseRow,
  record: CaseRecord,
  createdAt: number,
) {
  const { caseName, winner, rationale, punishment, exhibits, blame } = ruling;
  return {
    caseUuid: uuid,
    caseName,
    winner,
    rationale,
    punishment,
    judgePersonality,
    judgeId: receipt.judgeId,
    finding: { exhibits, blame },
    receipt,
    replies,
    createdAt,
    byDefault: hasAbsent(record),
    round,
  };
}
