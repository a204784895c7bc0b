import { firstName } from "~/domain/account/display-name";
import type { Viewer } from "~/domain/account/user";
import { humanCheckFailed, invitationExpired, notFound, notYours, seatTaken } from "~/domain/app-error";
import { isContested } from "~/domain/case/case-kind";
import type { CaseRef } from "~/domain/case/case-ref";
import { deadlineOf } from "~/domain/case/deadline";
import { UNKNOWN_NAME } from "~/domain/case/party-names";
import { seatOf } from "~/domain/case/seat";
import {
  type InvitationMeta,
  isInvitationToken,
  type JoinInvitation,
  type JudgmentInAbsence,
} from "~/domain/invitation/invitation";
import { noticeEvent } from "~/domain/notice/notice-event";
import { selectViewer } from "../account/account-repository.server";
import { readViewer, requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { selectCase, takeSeat } from "../case/case-repository.server";
import { readAsParty } from "../case/read-as-party.server";
import { firstVerdict, selectVerdict } from "../case/verdict-repository.server";
import { violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { announceCase } from "../docket/announce-case.server";
import { callWhenDue } from "../docket/call-docket.server";
import { keepVacated, removeVacated, takeJudgedSeat } from "../docket/vacate-repository.server";
import { acceptProof, type HumanProof } from "../human-check/human-check-port.server";
import { insertSpentHumanCheck, SPENT_ONCE } from "../human-check/human-check-repository.server";
import { noteJoined } from "../notice/note-repository.server";
import { selectNews } from "../notice/notice-repository.server";
import { tellNews } from "../notice/tell-news.server";
import { refuseSerious } from "../screening/require-petty.server";
import { invitedCaseUuid, selectInvitation, selectInvitedCase, upsertInvitation } from "./invitation-repository.server";
import { isJudgedForGood, judgmentInAbsence, toMeta } from "./invited-case.server";
import { newInvitation } from "./new-invitation.server";

/** What the invitation page shows. */
export type InvitationView =
  | {
      state: "open";
      meta: InvitationMeta;
      viewer: Viewer | null;
      previewAllowed: boolean;
      /** When the court rules at the latest. ISO 8601 in UTC. */
      deadline: string;
      /** What was judged while the seat was empty; whoever sits down sets it aside. */
      judgment: JudgmentInAbsence | null;
    }
  | ({ state: "party" } & CaseRef)
  | { state: "seat_taken"; previewAllegation: string | null };

/** The link that brings the opponent in, and the seat it leads to. */
export function createInvitationService(deps: Dependencies) {
  const { database, clock } = deps;

  /** The visitor and what the token leads to, in one round trip. Refuses unknown and expired tokens. */
  async function readInvitation(visitor: Visitor, token: string) {
    if (!isInvitationToken(token)) throw notFound("Invitation");
    const now = clock();
    const [viewers, invited, verdicts] = await database.batch([
      selectViewer(database, visitor.tokenHash, now),
      selectInvitedCase(database, token),
      selectVerdict(database, invitedCaseUuid(token)),
    ]);
    const row = invited[0];
    if (row === undefined || !isContested(row)) throw notFound("Invitation");
    const viewer = readViewer(visitor, viewers, now);
    const seat = seatOf(row, viewer?.uuid);
    const verdict = firstVerdict(verdicts);
    const judgment = judgmentInAbsence(row, verdict, now);
    const isOver = judgment === null && (row.expiresAt <= now || isJudgedForGood(row, verdict));
    // The two parties find their way back by an old link too.
    if (seat === null && isOver) throw invitationExpired();
    if (seat === null) await callWhenDue(deps.docket, row, now);
    return { row, viewers, viewer, seat, judgment, now };
  }

  return {
    /** Makes the invitation of a case, or gives the one it has. Only the creator may. Spends the human-check token. */
    async createInvitation(
      visitor: Visitor,
      ref: CaseRef,
      input: { createdByUuid: string; recaptchaToken: string },
    ): Promise<string> {
      const { uuid } = ref;
      const wanted = { ...ref, claimedUuid: input.createdByUuid };
      const { viewer, seat, also } = await readAsParty(deps, visitor, wanted, selectInvitation(database, uuid));
      if (seat !== "creator") throw notYours();
      const live = also[0][0];
      const createdAt = clock();
      if (live !== undefined && live.expiresAt > createdAt) return live.token;

      const check = await deps.humanCheck.accept(input.recaptchaToken, "create_invitation");
      try {
        const [, , stored] = await database.batch([
          insertSpentHumanCheck(database, check),
          upsertInvitation(database, uuid, newInvitation(viewer.uuid, createdAt)),
          selectInvitation(database, uuid),
        ]);
        const invitation = stored[0];
        if (invitation === undefined) throw notFound("Invitation");
        return invitation.token;
      } catch (error) {
        if (violatesUnique(error, SPENT_ONCE)) throw humanCheckFailed(error);
        throw error;
      }
    },

    /** The token of a case's invitation, for its parties. */
    async getInvitationToken(visitor: Visitor, ref: CaseRef): Promise<string> {
      const { also } = await readAsParty(deps, visitor, ref, selectInvitation(database, ref.uuid));
      const invitation = also[0][0];
      if (invitation === undefined) throw notFound("Invitation");
      return invitation.token;
    },

    /**
     * What the holder of a token may read (docs/rules.md#only-the-two-parties). Once the seat is taken, a third person
     * reads no text of the case (docs/rules.md#the-seat).
     */
    async getMeta(visitor: Visitor, token: string): Promise<InvitationMeta> {
      const { row, seat } = await readInvitation(visitor, token);
      if (seat === null && row.opponentUuid !== null) throw seatTaken();
      return toMeta(row, token);
    },

    /** The same for the page, which shows a taken seat and an own case as what they are. */
    async openInvitation(visitor: Visitor, token: string): Promise<InvitationView> {
      const { row, seat, viewer, judgment } = await readInvitation(visitor, token);
      if (seat !== null) return { state: "party", kind: row.kind, uuid: row.uuid };
      const { previewAllowed } = row;
      if (row.opponentUuid !== null) {
        return { state: "seat_taken", previewAllegation: previewAllowed ? row.allegation : null };
      }
      const deadline = new Date(deadlineOf(row)).toISOString();
      return { state: "open", meta: toMeta(row, token), viewer, previewAllowed, deadline, judgment };
    },

    /**
     * What a chat shows of a link: the judge, and the allegation where the plaintiff lets previews say it. Refuses as
     * the invitation's page.
     */
    async getSummons(visitor: Visitor, token: string) {
      const { row } = await readInvitation(visitor, token);
      const { uuid: caseUuid, judgePersonality } = row;
      return { caseUuid, judgePersonality, allegation: row.previewAllowed ? row.allegation : null };
    },

    /**
     * Takes the opponent's seat (docs/rules.md#the-seat) and says of which case. What was judged while it was empty is
     * set aside (docs/rules.md#setting-a-judgment-aside). A party who joins again just gets the case. Refuses with
     * `seat_taken` when someone else sits there. A blank name becomes the guest's own.
     */
    async joinInvitation(
      visitor: Visitor,
      token: string,
      input: Omit<JoinInvitation, "recaptchaToken"> & { recaptchaToken: HumanProof },
    ): Promise<CaseRef> {
      const { row, viewers, seat, now } = await readInvitation(visitor, token);
      const viewer = requireViewer(visitor, viewers, now);
      requireOwn(viewer, input.userUuid);
      const { kind, uuid } = row;
      const ref: CaseRef = { kind, uuid };
      if (seat !== null) return ref;
      if (row.opponentUuid !== null) throw seatTaken();
      await refuseSerious(deps.screening, input.displayName);

      const check = await acceptProof(deps, input.recaptchaToken, "join_invitation");
      try {
        const joinedAt = clock();
        const taking = {
          opponentUuid: viewer.uuid,
          opponentDisplayName: firstName(input.displayName, viewer.displayName) ?? UNKNOWN_NAME,
          joinedAt,
        };
        // Both ways to sit down, of which the case allows one: it may have been judged since it was read.
        const [, taken, reopened, , , cases, , news] = await database.batch([
          insertSpentHumanCheck(database, check),
          takeSeat(database, uuid, taking),
          takeJudgedSeat(database, uuid, taking),
          keepVacated(database, uuid),
          removeVacated(database, uuid),
          selectCase(database, uuid),
          noteJoined(database, uuid, joinedAt),
          selectNews(database, { caseUuid: uuid, event: noticeEvent.joined(uuid) }, joinedAt),
        ]);
        const [filed] = cases;
        // A double tap of the same person finds the seat taken by themselves.
        const sits = taken.length + reopened.length > 0 || filed?.opponentUuid === viewer.uuid;
        if (!sits) throw seatTaken();
        await Promise.all([announceCase(deps, filed, reopened.length > 0), tellNews(deps.notifier, news)]);
      } catch (error) {
        if (!violatesUnique(error, SPENT_ONCE)) throw error;
        const [sitting] = await selectCase(database, uuid);
        if (sitting === undefined || seatOf(sitting, viewer.uuid) === null) throw humanCheckFailed(error);
      }
      return ref;
    },
  };
}
