import { firstName } from "~/domain/account/display-name";
import type { Viewer } from "~/domain/account/user";
import { humanCheckFailed, invitationExpired, notFound, notYours, seatTaken } from "~/domain/app-error";
import type { CaseKind } from "~/domain/case/case-kind";
import type { CaseRef } from "~/domain/case/case-ref";
import { JUDGED_AFTER_MS } from "~/domain/case/deadline";
import { UNKNOWN_NAME } from "~/domain/case/party-names";
import { seatOf } from "~/domain/case/seat";
import {
  type InvitationMeta,
  isInvitationToken,
  type JoinInvitation,
  type JudgmentInAbsence,
} from "~/domain/invitation/invitation";
import { selectViewer } from "../account/account-repository.server";
import { readViewer, requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { selectSeats, takeSeat } from "../case/case-repository.server";
import { announceCourtroom } from "../courtroom/announce-courtroom.server";
import { selectCourtroom } from "../courtroom/courtroom-repository.server";
import { violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { callWhenOverdue, noteDeadline } from "../docket/call-case.server";
import { archiveVerdict, deleteArchived, takeJudgedSeat } from "../docket/vacate-repository.server";
import { insertSpentHumanCheck } from "../human-check/human-check-repository.server";
import { requirePetty } from "../screening/require-petty.server";
import {
  selectInvitation,
  selectInvitedCase,
  selectInvitedVerdict,
  upsertInvitation,
} from "./invitation-repository.server";
import { type InvitedRow, isJudgedForGood, judgmentInAbsence, toMeta } from "./invited-case.server";
import { newInvitation } from "./new-invitation.server";

/** What the invitation page shows. */
export type InvitationView =
  | {
      state: "open";
      meta: InvitationMeta;
      viewer: Viewer | null;
      previewAllowed: boolean;
      /** What was judged while the seat was empty; whoever sits down sets it aside. */
      judgment: JudgmentInAbsence | null;
    }
  | ({ state: "party" } & CaseRef)
  | { state: "seat_taken"; previewAllegation: string | null };

/** What the refusals call each kind. */
const CASE_NOUNS: Record<CaseKind, string> = { pettysuit: "Suit", courtroom: "Courtroom" };

/** The link that brings the opponent in, and the seat it leads to. */
export function createInvitationService(deps: Dependencies) {
  const { database, clock } = deps;

  /** The visitor and what the token leads to, in one round trip. Refuses unknown and expired tokens. */
  async function readInvitation(visitor: Visitor, token: string) {
    if (!isInvitationToken(token)) throw notFound("Invitation");
    const now = clock();
    const [viewers, suits, courtrooms, suitVerdicts, courtroomVerdicts] = await database.batch([
      selectViewer(database, visitor.tokenHash, now),
      selectInvitedCase(database, "pettysuit", token),
      selectInvitedCase(database, "courtroom", token),
      selectInvitedVerdict(database, "pettysuit", token),
      selectInvitedVerdict(database, "courtroom", token),
    ]);
    const rows: InvitedRow[] = [
      ...suits.map((row) => ({ kind: "pettysuit" as const, ...row })),
      ...courtrooms.map((row) => ({ kind: "courtroom" as const, ...row })),
    ];
    const row = rows[0];
    if (row === undefined) throw notFound("Invitation");
    const viewer = readViewer(visitor, viewers, now);
    const seat = seatOf(row.invited, viewer?.uuid);
    const verdict = suitVerdicts[0] ?? courtroomVerdicts[0];
    const judgment = judgmentInAbsence(row, verdict, now);
    const isOver = judgment === null && (row.expiresAt <= now || isJudgedForGood(row, verdict));
    // The two parties find their way back by an old link too.
    if (seat === null && isOver) throw invitationExpired();
    if (seat === null) await callWhenOverdue(deps.docket, { kind: row.kind, uuid: row.invited.uuid }, row.invited, now);
    return { row, viewers, viewer, seat, judgment, now };
  }

  /** The viewer, the seats of a case and its invitation, in one round trip. Refuses whoever has no seat. */
  async function readSeat(visitor: Visitor, ref: CaseRef) {
    const now = clock();
    const [viewers, seats, invitations] = await database.batch([
      selectViewer(database, visitor.tokenHash, now),
      selectSeats(database, ref),
      selectInvitation(database, ref),
    ]);
    const viewer = requireViewer(visitor, viewers, now);
    const [sitting] = seats;
    if (sitting === undefined) throw notFound(CASE_NOUNS[ref.kind]);
    const seat = seatOf(sitting, viewer.uuid);
    if (seat === null) throw notYours();
    return { viewer, seat, invitation: invitations[0], now };
  }

  return {
    /** Makes the invitation of a case, or gives the one it has. Only the creator may. Spends the human-check token. */
    async createInvitation(
      visitor: Visitor,
      ref: CaseRef,
      input: { createdByUuid: string; recaptchaToken: string },
    ): Promise<string> {
      const { viewer, seat, invitation: live, now: createdAt } = await readSeat(visitor, ref);
      requireOwn(viewer, input.createdByUuid);
      if (seat !== "creator") throw notYours();
      if (live !== undefined && live.expiresAt > createdAt) return live.token;

      const check = await deps.humanCheck.accept(input.recaptchaToken, "create_invitation");
      try {
        const [, , stored] = await database.batch([
          insertSpentHumanCheck(database, check),
          upsertInvitation(database, ref, newInvitation(viewer.uuid, createdAt)),
          selectInvitation(database, ref),
        ]);
        const invitation = stored[0];
        if (invitation === undefined) throw notFound("Invitation");
        return invitation.token;
      } catch (error) {
        if (violatesUnique(error, "spent_human_checks.id")) throw humanCheckFailed(error);
        throw error;
      }
    },

    /** The token of a case's invitation, for its parties. */
    async getInvitationToken(visitor: Visitor, ref: CaseRef): Promise<string> {
      const { invitation } = await readSeat(visitor, ref);
      if (invitation === undefined) throw notFound("Invitation");
      return invitation.token;
    },

    /** What the holder of a token may read (R2). Once the seat is taken, a third person reads no text of the case (R11). */
    async getMeta(visitor: Visitor, token: string): Promise<InvitationMeta> {
      const { row, seat } = await readInvitation(visitor, token);
      if (seat === null && row.invited.opponentUuid !== null) throw seatTaken();
      return toMeta(row, token);
    },

    /** The same for the page, which shows a taken seat and an own case as what they are. */
    async openInvitation(visitor: Visitor, token: string): Promise<InvitationView> {
      const { row, seat, viewer, judgment } = await readInvitation(visitor, token);
      if (seat !== null) return { state: "party", kind: row.kind, uuid: row.invited.uuid };
      const { previewAllowed } = row.invited;
      if (row.invited.opponentUuid !== null) {
        return { state: "seat_taken", previewAllegation: previewAllowed ? row.invited.allegation : null };
      }
      return { state: "open", meta: toMeta(row, token), viewer, previewAllowed, judgment };
    },

    /**
     * Takes the opponent's seat (R11) and says of which case. What was judged while it was empty is set aside (R12). A
     * party who joins again just gets the case. Refuses with `seat_taken` when someone else sits there. A blank name becomes
     * the guest's own.
     */
    async joinInvitation(visitor: Visitor, token: string, input: JoinInvitation): Promise<CaseRef> {
      const { row, viewers, seat, now } = await readInvitation(visitor, token);
      const viewer = requireViewer(visitor, viewers, now);
      requireOwn(viewer, input.userUuid);
      const ref: CaseRef = { kind: row.kind, uuid: row.invited.uuid };
      if (seat !== null) return ref;
      if (row.invited.opponentUuid !== null) throw seatTaken();
      await requirePetty(deps.screening, input.displayName);

      const check = await deps.humanCheck.accept(input.recaptchaToken, "join_invitation");
      try {
        const joinedAt = clock();
        const taking = {
          opponentUuid: viewer.uuid,
          opponentDisplayName: firstName(input.displayName, viewer.displayName) ?? UNKNOWN_NAME,
          joinedAt,
        };
        // Both ways to sit down, of which the case allows one: it may have been judged since it was read.
        const [, taken, reopened, , , seats, courtrooms] = await database.batch([
          insertSpentHumanCheck(database, check),
          takeSeat(database, ref, taking),
          takeJudgedSeat(database, ref, taking),
          archiveVerdict(database, ref),
          deleteArchived(database, ref),
          selectSeats(database, ref),
          selectCourtroom(database, ref.uuid),
        ]);
        // A double tap of the same person finds the seat taken by themselves.
        const sits = taken.length + reopened.length > 0 || seats[0]?.opponentUuid === viewer.uuid;
        if (!sits) throw seatTaken();
        if (ref.kind === "courtroom") await announceCourtroom(deps, courtrooms[0]);
        else if (reopened.length > 0) await noteDeadline(deps.docket, ref, joinedAt + JUDGED_AFTER_MS);
      } catch (error) {
        if (!violatesUnique(error, "spent_human_checks.id")) throw error;
        const sitting = (await selectSeats(database, ref))[0];
        if (sitting === undefined || seatOf(sitting, viewer.uuid) === null) throw humanCheckFailed(error);
      }
      return ref;
    },
  };
}
