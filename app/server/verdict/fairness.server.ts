import { partyNames } from "~/domain/case/party-names";
import { readReceipt } from "~/domain/judge/receipt";
import type { CitedExhibit, FairnessView } from "~/domain/verdict/fairness";
import type { CaseRow } from "../case/case-repository.server";
import type { VerdictRow } from "../case/verdict-repository.server";
import { namedVerdict } from "./decided-case.server";

/** What both parties may know of how their case was decided. Which of it is foreign is known to whoever shows it. */
export function readFairness(
  row: CaseRow,
  verdict: VerdictRow,
  exhibits: CitedExhibit[],
  isTestimonyLost = false,
): Omit<FairnessView, "foreign"> {
  const { kind, uuid } = row;
  const names = partyNames(row);
  const { caseName } = namedVerdict(verdict, names);
  return {
    filed: { kind, uuid },
    caseName,
    winner: verdict.winner,
    byDefault: verdict.byDefault,
    names,
    judgeId: verdict.judgeId,
    blame: verdict.finding.blame,
    exhibits,
    isTestimonyLost,
    receipt: readReceipt(verdict.receipt),
  };
}
