import type { CaseKind, InvitationMeta, InvitedCase } from "~/domain/invitation/invitation";
import type { JudgePersonality } from "~/domain/judge/personality";
import { takeCourtroomSeat } from "../courtroom/courtroom-repository.server";
import type { Database } from "../database/client.server";
import { takeSeat } from "../pettysuit/pettysuit-repository.server";
import type { InvitedTo } from "./invitation-repository.server";

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
  };
  expiresAt: number;
  creator: { username: string | null; avatar: string | null };
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

/** Takes the opponent's seat of a case of either kind if it is free (R11); gives a row when this call took it. */
export function takeInvitedSeat(
  database: Database,
  kind: CaseKind,
  seat: { uuid: string; opponentUuid: string; opponentDisplayName: string; joinedAt: number },
) {
  const { uuid, ...taken } = seat;
  return kind === "pettysuit"
    ? takeSeat(database, { suitUuid: uuid, ...taken })
    : takeCourtroomSeat(database, { courtroomUuid: uuid, ...taken });
}

/** A case of either kind as its invitation names it. */
export function invitedTo(kind: CaseKind, uuid: string): InvitedTo {
  return kind === "pettysuit" ? { suitUuid: uuid } : { courtroomUuid: uuid };
}
