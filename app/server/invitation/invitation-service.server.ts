import { nanoid } from "nanoid";
import { firstName } from "~/domain/account/display-name";
import type { Viewer } from "~/domain/account/user";
import { humanCheckFailed, invitationExpired, notFound, notYours, seatTaken } from "~/domain/app-error";
import {
  INVITATION_LIFETIME_MS,
  INVITATION_TOKEN_LENGTH,
  type InvitationMeta,
  isInvitationToken,
  type JoinInvitation,
} from "~/domain/invitation/invitation";
import { UNKNOWN_NAME } from "~/domain/pettysuit/pettysuit";
import { seatOf } from "~/domain/pettysuit/seat";
import { selectViewer } from "../account/account-repository.server";
import { readViewer, requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { insertSpentHumanCheck } from "../human-check/human-check-repository.server";
import { selectSuit, takeSeat } from "../pettysuit/pettysuit-repository.server";
import { requireParty } from "../pettysuit/require-party.server";
import { requirePetty } from "../screening/require-petty.server";
import {
  type InvitedSuitRow,
  selectInvitation,
  selectInvitedSuit,
  upsertInvitation,
} from "./invitation-repository.server";

/** What the invitation page shows. */
export type InvitationView =
  | { state: "open"; meta: InvitationMeta; viewer: Viewer | null; previewAllowed: boolean }
  | { state: "party"; suitUuid: string }
  | { state: "seat_taken"; previewAllegation: string | null };

export type InvitationService = ReturnType<typeof createInvitationService>;

/** The link that brings the opponent in, and the seat it leads to. */
export function createInvitationService(deps: Dependencies) {
  const { database, clock } = deps;

  /** The visitor and what the token leads to, in one round trip. Refuses unknown and expired tokens. */
  async function readInvitation(visitor: Visitor, token: string) {
    if (!isInvitationToken(token)) throw notFound("Invitation");
    const now = clock();
    const [viewers, invited] = await database.batch([
      selectViewer(database, visitor.tokenHash, now),
      selectInvitedSuit(database, token),
    ]);
    const row = invited[0];
    if (row === undefined) throw notFound("Invitation");
    const viewer = readViewer(visitor, viewers, now);
    const seat = seatOf(row.suit, viewer?.uuid);
    // The two parties find their way back by an old link too.
    if (seat === null && row.expiresAt <= now) throw invitationExpired();
    return { row, viewers, viewer, seat, now };
  }

  return {
    /** Makes the invitation of a suit, or gives the one it has. Only the creator may. Spends the human-check token. */
    async createInvitation(
      visitor: Visitor,
      suitUuid: string,
      input: { createdByUuid: string; recaptchaToken: string },
    ): Promise<string> {
      const createdAt = clock();
      const [viewers, suits, existing] = await database.batch([
        selectViewer(database, visitor.tokenHash, createdAt),
        selectSuit(database, suitUuid),
        selectInvitation(database, suitUuid),
      ]);
      const viewer = requireViewer(visitor, viewers, createdAt);
      requireOwn(viewer, input.createdByUuid);
      if (requireParty(suits, viewer.uuid).seat !== "creator") throw notYours();
      const live = existing[0];
      if (live !== undefined && live.expiresAt > createdAt) return live.token;

      const check = await deps.humanCheck.accept(input.recaptchaToken, "create_invitation");
      try {
        const [, , stored] = await database.batch([
          insertSpentHumanCheck(database, check),
          upsertInvitation(database, {
            token: nanoid(INVITATION_TOKEN_LENGTH),
            suitUuid,
            createdByUuid: viewer.uuid,
            createdAt,
            expiresAt: createdAt + INVITATION_LIFETIME_MS,
          }),
          selectInvitation(database, suitUuid),
        ]);
        const invitation = stored[0];
        if (invitation === undefined) throw notFound("Invitation");
        return invitation.token;
      } catch (error) {
        if (violatesUnique(error, "spent_human_checks.id")) throw humanCheckFailed(error);
        throw error;
      }
    },

    /** The token of a suit's invitation, for its parties. */
    async getInvitationToken(visitor: Visitor, suitUuid: string): Promise<string> {
      const now = clock();
      const [viewers, suits, invitations] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectSuit(database, suitUuid),
        selectInvitation(database, suitUuid),
      ]);
      requireParty(suits, requireViewer(visitor, viewers, now).uuid);
      const invitation = invitations[0];
      if (invitation === undefined) throw notFound("Invitation");
      return invitation.token;
    },

    /** What the holder of a token may read (R2). Once the seat is taken, a third person reads no text of the case (R11). */
    async getMeta(visitor: Visitor, token: string): Promise<InvitationMeta> {
      const { row, seat } = await readInvitation(visitor, token);
      if (seat === null && row.suit.opponentUuid !== null) throw seatTaken();
      return toMeta(row, token);
    },

    /** The same for the page, which shows a taken seat and an own case as what they are. */
    async openInvitation(visitor: Visitor, token: string): Promise<InvitationView> {
      const { row, seat, viewer } = await readInvitation(visitor, token);
      if (seat !== null) return { state: "party", suitUuid: row.suit.uuid };
      const { previewAllowed } = row.suit;
      if (row.suit.opponentUuid !== null) {
        return { state: "seat_taken", previewAllegation: previewAllowed ? row.suit.allegation : null };
      }
      return { state: "open", meta: toMeta(row, token), viewer, previewAllowed };
    },

    /**
     * Takes the opponent's seat (R11). A party who joins again just gets the suit's uuid. Refuses with `seat_taken` when
     * someone else sits there. A blank name becomes the guest's own.
     */
    async joinInvitation(visitor: Visitor, token: string, input: JoinInvitation): Promise<string> {
      const { row, viewers, seat, now } = await readInvitation(visitor, token);
      const viewer = requireViewer(visitor, viewers, now);
      requireOwn(viewer, input.userUuid);
      if (seat !== null) return row.suit.uuid;
      if (row.suit.opponentUuid !== null) throw seatTaken();
      await requirePetty(deps.screening, input.displayName);

      const check = await deps.humanCheck.accept(input.recaptchaToken, "join_invitation");
      try {
        const [, taken, suits] = await database.batch([
          insertSpentHumanCheck(database, check),
          takeSeat(database, {
            suitUuid: row.suit.uuid,
            opponentUuid: viewer.uuid,
            opponentDisplayName: firstName(input.displayName, viewer.displayName) ?? UNKNOWN_NAME,
            joinedAt: clock(),
          }),
          selectSuit(database, row.suit.uuid),
        ]);
        // A double tap of the same person finds the seat taken by themselves.
        const sits = taken.length > 0 || suits[0]?.suit.opponentUuid === viewer.uuid;
        if (!sits) throw seatTaken();
        return row.suit.uuid;
      } catch (error) {
        if (!violatesUnique(error, "spent_human_checks.id")) throw error;
        const suit = (await selectSuit(database, row.suit.uuid))[0]?.suit;
        if (suit !== undefined && seatOf(suit, viewer.uuid) !== null) return suit.uuid;
        throw humanCheckFailed(error);
      }
    },
  };
}

function toMeta({ suit, creator }: InvitedSuitRow, token: string): InvitationMeta {
  return {
    type: "pettysuit",
    token,
    allegation: suit.allegation,
    pettysuit: {
      uuid: suit.uuid,
      creator: { displayName: creator.username ?? suit.creatorDisplayName, avatar: creator.avatar },
      allegation: suit.allegation,
      judgePersonality: suit.judgePersonality,
      participants: [suit.creatorUuid, suit.opponentUuid].filter((uuid) => uuid !== null).map((uuid) => ({ uuid })),
    },
  };
}
