import { and, eq, inArray, lte, or } from "drizzle-orm";
import type { CaseKind } from "~/domain/case/case-kind";
import type { CaseRef } from "~/domain/case/case-ref";
import { formerGuests } from "../account/account-repository.server";
import { tablesOf } from "../case/case-tables.server";
import type { Database } from "../database/client.server";
import { courtrooms, invitations, pettysuits, users } from "../database/schema.server";

/** The invitation of a case. */
export function selectInvitation(database: Database, { kind, uuid }: CaseRef) {
  return database
    .select({ token: invitations.token, expiresAt: invitations.expiresAt })
    .from(invitations)
    .where(eq(tablesOf(kind).invitedTo, uuid));
}

/** The case of one kind that an invitation leads to, with its creator. */
export function selectInvitedCase(database: Database, kind: CaseKind, token: string) {
  const { cases, invitedTo } = tablesOf(kind);
  return database
    .select({
      invited: cases,
      expiresAt: invitations.expiresAt,
      creator: { username: users.username, avatar: users.avatar },
    })
    .from(invitations)
    .innerJoin(cases, eq(cases.uuid, invitedTo))
    .innerJoin(users, eq(users.uuid, cases.creatorUuid))
    .where(eq(invitations.token, token));
}

/** The verdict of what an invitation leads to, as far as its holder may know of it, where that is a case of one kind. */
export function selectInvitedVerdict(database: Database, kind: CaseKind, token: string) {
  const { verdicts, ruledOn, invitedTo } = tablesOf(kind);
  const { caseName, winner, byDefault, createdAt } = verdicts;
  return database
    .select({ caseName, winner, byDefault, createdAt })
    .from(invitations)
    .innerJoin(verdicts, eq(ruledOn, invitedTo))
    .where(eq(invitations.token, token));
}

/** Stores a case's invitation. A live one stays as it is, so that a link that was sent keeps working; an expired one is replaced. */
export function upsertInvitation(
  database: Database,
  { kind, uuid }: CaseRef,
  invitation: { token: string; createdByUuid: string; createdAt: number; expiresAt: number },
) {
  return database
    .insert(invitations)
    .values({ ...invitation, ...(kind === "pettysuit" ? { suitUuid: uuid } : { courtroomUuid: uuid }) })
    .onConflictDoUpdate({
      target: tablesOf(kind).invitedTo,
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
