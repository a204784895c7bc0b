import { readReceipt } from "~/domain/judge/receipt";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import type { CitedExhibit, FairnessView } from "~/domain/verdict/fairness";
import type { VerdictRow } from "./verdict-repository.server";

/** What both parties may know of how their case was decided. */
export function readFairness(
  suitUuid: string,
  row: VerdictRow,
  { verdict, names, sideBySide }: Pick<DecidedCase, "verdict" | "names" | "sideBySide">,
): FairnessView {
  return {
    filed: { kind: "pettysuit", uuid: suitUuid },
    caseName: verdict.caseName,
    winner: verdict.winner,
    byDefault: row.byDefault,
    names,
    judgeId: row.judgeId,
    blame: row.finding.blame,
    exhibits: citedExhibits(row, sideBySide),
    receipt: readReceipt(row.receipt),
  };
}

/** Each question once, whichever party's answer to it was cited: both are shown. */
function citedExhibits({ finding }: VerdictRow, sideBySide: DecidedCase["sideBySide"]): CitedExhibit[] {
  const numbers = [...new Set(finding.exhibits.map(({ number }) => number))].sort((a, b) => a - b);
  return numbers.flatMap((number) => {
    const row = sideBySide[number - 1];
    return row === undefined ? [] : [{ kind: "answers", number, ...row }];
  });
}
