import type { CaseKind } from "~/domain/case/case-kind";
import { NEVER_JOINED, withPartyNames } from "~/domain/case/party-names";
import type { CaseStatus } from "~/domain/case/status";
import { type Judgment, vacatableUntil } from "~/domain/docket/default-judgment";
import type { InvitationMeta, InvitedCase, JudgmentInAbsence } from "~/domain/invitation/invitation";
import type { JudgePersonality } from "~/domain/judge/personality";
import { winnerHeadline } from "~/domain/verdict/verdict";

/** A case of either kind, as far as its invitation is concerned. */
export interface InvitedRow {
  kind: CaseKind;
  invited: {
    uuid: string;
    creatorUuid: string;
    creatorDisplayName: string;
    opponentUuid: string | null;
    allegation: string;
    judgePersonality: JudgePersonality;
    previewAllowed: boolean;
    status: CaseStatus;
    createdAt: number;
    creatorVacatedAt: number | null;
    opponentVacatedAt: number | null;
  };
  expiresAt: number;
  creator: { username: string | null; avatar: string | null };
}

/** The verdict of an invited case, as far as whoever holds the link may know of it. */
export interface InvitedVerdict extends Judgment {
  caseName: string;
}

/**
 * What was judged while nobody sat in the opponent's seat, for whoever comes now; null where nothing was, or where it can't
 * be set aside any more.
 */
export function judgmentInAbsence(
  { invited, creator }: InvitedRow,
  verdict: InvitedVerdict | undefined,
  now: number,
): JudgmentInAbsence | null {
  if (verdict === undefined || invited.opponentUuid !== null) return null;
  const until = vacatableUntil(verdict, invited, "opponent");
  if (until === null || until <= now) return null;
  const names = { creator: creator.username ?? invited.creatorDisplayName, opponent: NEVER_JOINED };
  return {
    caseName: withPartyNames(verdict.caseName, { displayName: names.creator }, { displayName: names.opponent }),
    headline: winnerHeadline(verdict, names),
    vacatableUntil: new Date(until).toISOString(),
  };
}

/** Nobody came before the verdict, and nobody can any more. */
export function isJudgedForGood({ invited }: InvitedRow, verdict: InvitedVerdict | undefined): boolean {
  return invited.opponentUuid === null && verdict !== undefined;
}

/** What the holder of an invitation's token may read of its case (R2). */
export function toMeta({ kind, invited, creator }: InvitedRow, token: string): InvitationMeta {
  const { uuid, allegation, judgePersonality } = invited;
  const read: InvitedCase = {
    uuid,
    creator: { displayName: creator.username ?? invited.creatorDisplayName, avatar: creator.avatar },
    allegation,
    judgePersonality,
    participants: [invited.creatorUuid, invited.opponentUuid].filter((id) => id !== null).map((id) => ({ uuid: id })),
  };
  return kind === "pettysuit"
    ? { type: kind, token, allegation, pettysuit: read }
    : { type: kind, token, allegation, courtroomUuid: uuid, courtroom: read };
}
