import { peepOf } from "~/domain/account/house-avatar";
import type { ContestedKind } from "~/domain/case/case-kind";
import { NEVER_JOINED, named } from "~/domain/case/party-names";
import { vacatableUntil } from "~/domain/docket/default-judgment";
import type { InvitationMeta, InvitedCase, JudgmentInAbsence } from "~/domain/invitation/invitation";
import { winnerHeadline } from "~/domain/verdict/verdict-texts";
import type { VerdictRow } from "../case/verdict-repository.server";
import type { InvitedRow } from "./invitation-repository.server";

/**
 * What was judged while nobody sat in the opponent's seat, for whoever comes now; null where nothing was, or where it
 * can't be set aside any more.
 */
export function judgmentInAbsence(
  invited: InvitedRow,
  verdict: VerdictRow | undefined,
  now: number,
): JudgmentInAbsence | null {
  if (verdict === undefined || invited.opponentUuid !== null) return null;
  const until = vacatableUntil(verdict, invited, "opponent");
  if (until === null || until <= now) return null;
  const names = { creator: creatorName(invited), opponent: NEVER_JOINED };
  return {
    caseName: named(verdict.caseName, names),
    headline: winnerHeadline(verdict, names),
    vacatableUntil: new Date(until).toISOString(),
  };
}

/** Nobody came before the verdict, and nobody can any more. */
export function isJudgedForGood({ opponentUuid }: InvitedRow, verdict: VerdictRow | undefined): boolean {
  return opponentUuid === null && verdict !== undefined;
}

/** What the holder of an invitation's token may read of its case (docs/rules.md#only-the-two-parties). */
export function toMeta(invited: InvitedRow & { kind: ContestedKind }, token: string): InvitationMeta {
  const { kind, uuid, allegation, judgePersonality, creatorUuid, opponentUuid } = invited;
  const read: InvitedCase = {
    uuid,
    creator: { displayName: creatorName(invited), avatar: invited.creatorAvatar ?? peepOf(creatorUuid) },
    allegation,
    judgePersonality,
    participants: [creatorUuid, opponentUuid].filter((id) => id !== null).map((id) => ({ uuid: id })),
  };
  return kind === "pettysuit"
    ? { type: kind, token, allegation, pettysuit: read }
    : { type: kind, token, allegation, courtroomUuid: uuid, courtroom: read };
}

function creatorName({ creatorUsername, creatorDisplayName }: InvitedRow): string {
  return creatorUsername ?? creatorDisplayName;
}
