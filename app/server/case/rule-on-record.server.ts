import { hasAbsent } from "~/domain/judge/exhibits";
import type { CaseRecord } from "~/domain/judge/judge";
import type { Hearing, Ruled } from "./case-kind.server";

/** Has a case between two people ruled on by what is on its record. */
export function ruleOnRecord(record: CaseRecord): Hearing["rule"] {
  return async ({ bench }, attempt): Promise<Ruled> => {
    const { ruling, receipt, replies } = await bench.presideOver(record, attempt);
    const { caseName, winner, rationale, punishment, exhibits, blame } = ruling;
    return {
      ...{ caseName, winner, rationale, punishment, decision: null, recommendation: null },
      judgeId: receipt.judgeId,
      finding: { exhibits, blame },
      receipt,
      replies,
      byDefault: hasAbsent(record),
    };
  };
}
