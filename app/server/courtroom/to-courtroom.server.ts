import { deadlineOf } from "~/domain/case/deadline";
import { named, partyNames } from "~/domain/case/party-names";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import { lastReopening } from "~/domain/docket/default-judgment";
import type { CaseRow } from "../case/case-repository.server";
import type { VerdictRow } from "../case/verdict-repository.server";

/**
 * A courtroom as its parties see it, with the parties' names in the verdict's texts. Throws for a case that has no
 * code.
 */
export function toCourtroom(row: CaseRow, verdict: VerdictRow | undefined): Courtroom {
  const { uuid, code, creatorUuid, opponentUuid, allegation, tone, judgePersonality, round } = row;
  if (code === null) throw new Error("A courtroom has a case code.");
  const names = partyNames(row);
  const ruled = (text: string | undefined) => (text === undefined ? null : named(text, names));
  return {
    uuid,
    code,
    creatorUuid,
    creator: { uuid: creatorUuid, displayName: names.creator },
    opponent: opponentUuid === null ? null : { uuid: opponentUuid, displayName: names.opponent },
    // The verdict and the status are written together; where one of the two is read first, the verdict speaks.
    status: verdict === undefined ? row.status : "settled",
    allegation,
    tone,
    judgePersonality,
    createdAt: new Date(row.createdAt).toISOString(),
    caseName: ruled(verdict?.caseName),
    winner: verdict?.winner ?? null,
    rationale: ruled(verdict?.rationale),
    punishment: ruled(verdict?.punishment),
    settledAt: verdict === undefined ? null : new Date(verdict.createdAt).toISOString(),
    round,
    deadline: new Date(deadlineOf(row)).toISOString(),
    reopenedBy: lastReopening(row)?.by ?? null,
  };
}
