import { and, eq, inArray, lte, or } from "drizzle-orm";
import { formerGuests } from "../account/account-repository.server";
import type { Database } from "../database/client.server";
import { courtrooms, courtroomVerdicts, invitations, pettysuits, users, verdicts } from "../database/schema.server";

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

/** The verdict of what an invitation leads to, as far as its holder may know of it, where that is a suit. */
export function selectInvitedSuitVerdict(database: Database, token: string) {
  const { caseName, winner, byDefault, createdAt } = verdicts;
  return database
    .select({ caseName, winner, byDefault, createdAt })
    .from(invitations)
    .innerJoin(verdicts, eq(verdicts.suitUuid, invitations.suitUuid))
    .where(eq(invitations.token, token));
}

/** The same where that is a courtroom. */
export function selectInvitedCourtroomVerdict(database: Database, token: string) {
  const { caseName, winner, byDefault, createdAt } = courtroomVerdicts;
  return database
    .select({ caseName, winner, byDefault, createdAt })
    .from(invitations)
    .innerJoin(courtroomVerdicts, eq(courtroomVerdicts.courtroomUuid, invitations.courtroomUuid))
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

/** Moves the invitations of a person's former guests after the cases that they are of. */
export function moveInvitations(database: Database, to: string) {
  const suits = database.select({ uuid: pettysuits.uuid }).from(pettysuits).where(eq(pettysuits.creatorUuid, to));
  const rooms = database.select({ uuid: courtrooms.uuid }).from(courtrooms).where(eq(courtrooms.creatorUuid, to));
  return database
    .update(invitations)
    .set({ createdByUuid: to })
    .where(
      and(
        or(inArray(invitations.suitUuid, suits), inArray(invitations.courtroomUuid, rooms)),
        inArray(invitations.createdByUuid, formerGuests(to)),
      ),
    );
}
