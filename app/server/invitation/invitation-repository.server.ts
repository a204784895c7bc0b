import { and, eq, exists, getTableColumns, inArray, lte, sql } from "drizzle-orm";
import { formerGuests } from "../account/account-repository.server";
import type { Database } from "../database/client.server";
import { cases, invitations, notices, users } from "../database/schema.server";

/** The invitation of a case, and whether somebody has it as a notice (docs/rules.md#filing-back). */
export function selectInvitation(database: Database, caseUuid: string) {
  const isServed = exists(
    database
      .select({ kind: notices.kind })
      .from(notices)
      .where(and(eq(notices.caseUuid, caseUuid), eq(notices.kind, "filed_back"))),
  );
  return database
    .select({
      token: invitations.token,
      expiresAt: invitations.expiresAt,
      isServed: isServed.mapWith(Boolean).as("is_served"),
    })
    .from(invitations)
    .where(eq(invitations.caseUuid, caseUuid));
}

/** The case that an invitation leads to, with its creator. */
export function selectInvitedCase(database: Database, token: string) {
  return database
    .select({
      ...getTableColumns(cases),
      expiresAt: invitations.expiresAt,
      creatorUsername: users.username,
      creatorAvatar: users.avatar,
    })
    .from(invitations)
    .innerJoin(cases, eq(cases.uuid, invitations.caseUuid))
    .innerJoin(users, eq(users.uuid, cases.creatorUuid))
    .where(eq(invitations.token, token));
}

export type InvitedRow = Awaited<ReturnType<typeof selectInvitedCase>>[number];

/** The uuid of an invitation's case, for use inside other queries of the same batch. */
export function invitedCaseUuid(token: string) {
  return sql`(select ${invitations.caseUuid} from ${invitations} where ${invitations.token} = ${token})`;
}

/**
 * Stores a case's invitation. A live one stays as it is, so that a link that was sent keeps working; an expired one is
 * replaced.
 */
export function upsertInvitation(
  database: Database,
  caseUuid: string,
  invitation: { token: string; createdByUuid: string; createdAt: number; expiresAt: number },
) {
  return database
    .insert(invitations)
    .values({ ...invitation, caseUuid })
    .onConflictDoUpdate({
      target: invitations.caseUuid,
      set: { token: invitation.token, expiresAt: invitation.expiresAt, createdAt: invitation.createdAt },
      setWhere: lte(invitations.expiresAt, invitation.createdAt),
    });
}

/** Moves the invitations of a person's former guests after the cases that they are of. */
export function moveInvitations(database: Database, to: string) {
  const own = database.select({ uuid: cases.uuid }).from(cases).where(eq(cases.creatorUuid, to));
  return database
    .update(invitations)
    .set({ createdByUuid: to })
    .where(and(inArray(invitations.caseUuid, own), inArray(invitations.createdByUuid, formerGuests(to))));
}
