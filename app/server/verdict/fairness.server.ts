import type { CourtroomMessage } from "~/domain/courtroom/message";
import type { CaseRef } from "~/domain/invitation/invitation";
import { readReceipt } from "~/domain/judge/receipt";
import type { SideBySide } from "~/domain/verdict/decided-case";
import type { CitedExhibit, CitedMessage, FairnessView } from "~/domain/verdict/fairness";
import type { PartyNames } from "~/domain/verdict/verdict";
import { namedVerdict } from "./decided-case.server";
import type { RulingRow } from "./verdict-repository.server";

/** What both parties may know of how their case was decided. Which of it is foreign is known to whoever shows it. */
export function readFairness(
  filed: CaseRef,
  verdict: RulingRow,
  names: PartyNames,
  exhibits: CitedExhibit[],
): Omit<FairnessView, "foreign"> {
  const { caseName } = namedVerdict(verdict, names);
  return {
    filed,
    caseName,
    winner: verdict.winner,
    byDefault: verdict.byDefault,
    names,
    judgeId: verdict.judgeId,
    blame: verdict.finding.blame,
    exhibits,
    receipt: readReceipt(verdict.receipt),
  };
}

/** The cited questions of a suit, each once, whichever party's answer to it was cited: both are shown. */
export function citedAnswers({ finding }: RulingRow, sideBySide: SideBySide[]): CitedExhibit[] {
  const numbers = [...new Set(finding.exhibits.map(({ number }) => number))].sort((a, b) => a - b);
  return numbers.flatMap((number) => {
    const row = sideBySide[number - 1];
    return row === undefined ? [] : [{ kind: "answers", number, ...row }];
  });
}

/** The cited messages of a courtroom. `messages` are all that was said there, by number. */
export function citedMessages({ finding }: RulingRow, messages: readonly CourtroomMessage[]): CitedMessage[] {
  const cited = [...finding.exhibits].sort((a, b) => a.number - b.number);
  return cited.flatMap(({ number, seat }) => {
    const said = messages.find((message) => message.number === number);
    return said === undefined ? [] : [{ kind: "message", number, seat, content: said.content }];
  });
}
