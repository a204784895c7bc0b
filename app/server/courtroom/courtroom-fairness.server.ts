import type { CourtroomMessage } from "~/domain/courtroom/message";
import { readReceipt } from "~/domain/judge/receipt";
import type { CitedExhibit, FairnessView } from "~/domain/verdict/fairness";
import type { CourtroomRow, CourtroomVerdictRow } from "./courtroom-repository.server";
import { courtroomNames, namedCourtroomVerdict } from "./decided-courtroom.server";

/** What both parties may know of how their courtroom was decided. `messages` are all that was said there, by number. */
export function readCourtroomFairness(
  row: CourtroomRow,
  verdict: CourtroomVerdictRow,
  messages: readonly CourtroomMessage[],
): FairnessView {
  return {
    filed: { kind: "courtroom", uuid: row.courtroom.uuid },
    caseName: namedCourtroomVerdict(row, verdict).caseName,
    winner: verdict.winner,
    byDefault: verdict.byDefault,
    names: courtroomNames(row),
    judgeId: verdict.judgeId,
    blame: verdict.finding.blame,
    exhibits: citedMessages(verdict, messages),
    receipt: readReceipt(verdict.receipt),
  };
}

function citedMessages({ finding }: CourtroomVerdictRow, messages: readonly CourtroomMessage[]): CitedExhibit[] {
  const cited = [...finding.exhibits].sort((a, b) => a.number - b.number);
  return cited.flatMap(({ number, seat }) => {
    const said = messages.find((message) => message.number === number);
    return said === undefined ? [] : [{ kind: "message", number, seat, content: said.content }];
  });
}
