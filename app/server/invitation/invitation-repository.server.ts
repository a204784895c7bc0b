import { eq, lte } from "drizzle-orm";
import type { Database } from "../database/client.server";
import { invitations, pettysuits, users } from "../database/schema.server";

/** The invitation of a suit. */
export function selectInvitation(database: Database, suitUuid: string) {
  return database
    .select({ token: invitations.token, expiresAt: invitations.expiresAt })
    .from(invitations)
    .where(eq(invitations.suitUuid, suitUuid));
}

/** What an invitation leads to: the suit and its creator. */
export function selectInvitedSuit(database: Database, token: string) {
  return database
    .select({
      suit: pettysuits,
      expiresAt: invitations.expiresAt,
      creator: { username: users.username, avatar: users.avatar },
    })
    .from(invitations)
    .innerJoin(pettysuits, eq(pettysuits.uuid, invitations.suitUuid))
    .innerJoin(users, eq(users.uuid, pettysuits.creatorUuid))
    .where(eq(invitations.token, token));
}

export type InvitedSuitRow = Awaited<ReturnType<typeof selectInvitedSuit>>[number];

/** Stores a suit's invitation. A live one stays as it is, so that a link that was sent keeps working; an expired one is replaced. */
export function upsertInvitation(database: Database, invitation: typeof invitations.$inferInsert) {
  return database
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: invitations.suitUuid,
      set: { token: invitation.token, expiresAt: invitation.expiresAt, createdAt: invitation.createdAt },
      setWhere: lte(invitations.expiresAt, invitation.createdAt),
    });
}
