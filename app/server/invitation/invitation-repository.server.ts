import { eq, lte } from "drizzle-orm";
import type { Database } from "../database/client.server";
import { courtrooms, invitations, pettysuits, users } from "../database/schema.server";

/** Which case an invitation is of: a suit or a courtroom. */
export type InvitedTo = { suitUuid: string } | { courtroomUuid: string };

/** The invitation of a case. */
export function selectInvitation(database: Database, to: InvitedTo) {
  return database
    .select({ token: invitations.token, expiresAt: invitations.expiresAt })
    .from(invitations)
    .where("suitUuid" in to ? eq(invitations.suitUuid, to.suitUuid) : eq(invitations.courtroomUuid, to.courtroomUuid));
}

/** Who sits in a case. */
export function selectSeats(database: Database, to: InvitedTo) {
  return "suitUuid" in to
    ? database
        .select({ creatorUuid: pettysuits.creatorUuid, opponentUuid: pettysuits.opponentUuid })
        .from(pettysuits)
        .where(eq(pettysuits.uuid, to.suitUuid))
    : database
        .select({ creatorUuid: courtrooms.creatorUuid, opponentUuid: courtrooms.opponentUuid })
        .from(courtrooms)
        .where(eq(courtrooms.uuid, to.courtroomUuid));
}

/** What an invitation leads to, where that is a suit: the suit and its creator. */
export function selectInvitedSuit(database: Database, token: string) {
  return database
    .select({
      invited: pettysuits,
      expiresAt: invitations.expiresAt,
      creator: { username: users.username, avatar: users.avatar },
    })
    .from(invitations)
    .innerJoin(pettysuits, eq(pettysuits.uuid, invitations.suitUuid))
    .innerJoin(users, eq(users.uuid, pettysuits.creatorUuid))
    .where(eq(invitations.token, token));
}

/** What an invitation leads to, where that is a courtroom. */
export function selectInvitedCourtroom(database: Database, token: string) {
  return database
    .select({
      invited: courtrooms,
      expiresAt: invitations.expiresAt,
      creator: { username: users.username, avatar: users.avatar },
    })
    .from(invitations)
    .innerJoin(courtrooms, eq(courtrooms.uuid, invitations.courtroomUuid))
    .innerJoin(users, eq(users.uuid, courtrooms.creatorUuid))
    .where(eq(invitations.token, token));
}

/** Stores a case's invitation. A live one stays as it is, so that a link that was sent keeps working; an expired one is replaced. */
export function upsertInvitation(
  database: Database,
  invitation: InvitedTo & { token: string; createdByUuid: string; createdAt: number; expiresAt: number },
) {
  return database
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: "suitUuid" in invitation ? invitations.suitUuid : invitations.courtroomUuid,
      set: { token: invitation.token, expiresAt: invitation.expiresAt, createdAt: invitation.createdAt },
      setWhere: lte(invitations.expiresAt, invitation.createdAt),
    });
}
