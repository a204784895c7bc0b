import { deadlineOf } from "~/domain/case/deadline";
import { lastReopening } from "~/domain/docket/default-judgment";
import type { SuitView } from "~/domain/pettysuit/suit-view";
import type { CaseRow } from "../case/case-repository.server";

/** A suit as its parties see it. */
export function toSuitView(suit: CaseRow): SuitView {
  return {
    uuid: suit.uuid,
    allegation: suit.allegation,
    tone: suit.tone,
    judgePersonality: suit.judgePersonality,
    status: suit.status,
    creatorUuid: suit.creatorUuid,
    creatorDisplayName: suit.creatorDisplayName,
    creatorUsername: suit.creatorUsername,
    creatorIsAccountUser: suit.creatorUsername !== null,
    opponentUuid: suit.opponentUuid,
    opponentDisplayName: suit.opponentDisplayName,
    opponentUsername: suit.opponentUsername,
    opponentIsAccountUser: suit.opponentUsername !== null,
    opponent: suit.opponentDisplayName === null ? null : { displayName: suit.opponentDisplayName },
    createdAt: new Date(suit.createdAt).toISOString(),
    deadline: new Date(deadlineOf(suit)).toISOString(),
    reopenedBy: lastReopening(suit)?.by ?? null,
  };
}
