import type { CaseRecord, Judgement } from "~/domain/judge/judge";
import type { FindingRun } from "~/domain/judge/receipt";
import type { Judge } from "../judge";
import { logEvent } from "../log";
import { mirrorFinding, mirrorRecord } from "../record/mirror-record";
import { agreeOnFinding } from "./agree-on-finding";
import { hungRuling } from "./hung-ruling";
import { mendRuling } from "./mend-ruling";

/**
 * Has a judge that rules the same on the same record rule on a case and weigh its mirror image. Reading either again
 * would say nothing new, so two readings that differ are a draw.
 */
export async function ruleInBothOrders(judge: Judge, record: CaseRecord): Promise<Judgement> {
  const straight = await judge.rule(record);
  const mirrored = mirrorFinding(await judge.weigh(mirrorRecord(record)));
  const runs: FindingRun[] = [
    { order: "creator_first", winner: straight.winner, blame: straight.blame },
    { order: "opponent_first", winner: mirrored.winner, blame: mirrored.blame },
  ];
  const agreed = agreeOnFinding(runs);
  const finding = agreed === null ? hungRuling(record, straight.caseName) : { ...straight, ...agreed };
  const { ruling, remaining } = mendRuling(finding, record);
  if (remaining.length > 0) {
    logEvent("ruling_left_unmended", { suitUuid: record.seed, judgeId: judge.id, faults: remaining.join(" ") });
  }
  return { ruling, receipt: { judgeId: judge.id, promptVersion: null, runs, fallback: null }, replies: [] };
}
