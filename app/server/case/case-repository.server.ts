import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { CaseKind } from "~/domain/case/case-kind";
import type { CaseRef } from "~/domain/case/case-ref";
import { formerGuests } from "../account/account-repository.server";
import type { Database } from "../database/client.server";
import { users } from "../database/schema.server";
import { type CaseTable, tablesOf } from "./case-tables.server";

/** Both parties of a case as users, to join to it. */
export const creator = alias(users, "creator");
export const opponent = alias(users, "opponent");

/**
 * The usernames of both. A batch gives rows by column name: two columns called `username` would become one, and shift all
 * after it.
 */
export const PARTY_USERNAMES = {
  creatorUsername: sql<string | null>`${creator.username}`.as("creator_username"),
  opponentUsername: sql<string | null>`${opponent.username}`.as("opponent_username"),
};

/** The cases in which a person sits in either seat. The person by uuid, or by a query for it. */
export function hasParty(cases: CaseTable, userUuid: string | SQL) {
  return or(eq(cases.creatorUuid, userUuid), eq(cases.opponentUuid, userUuid));
}

/** The newest first; what was filed in the same millisecond in an order that stays. */
export function newestFirst(cases: CaseTable) {
  return [desc(cases.createdAt), cases.uuid];
}

/** Who sits in a case. */
export function selectSeats(database: Database, { kind, uuid }: CaseRef) {
  const { cases } = tablesOf(kind);
  return database
    .select({ creatorUuid: cases.creatorUuid, opponentUuid: cases.opponentUuid })
    .from(cases)
    .where(eq(cases.uuid, uuid));
}

/**
 * Takes the opponent's seat if it is free: one statement, so that of any number of people at the same moment one gets it
 * (R11). Returns the case's uuid when the seat was taken by this call.
 */
export function takeSeat(
  database: Database,
  { kind, uuid }: CaseRef,
  seat: { opponentUuid: string; opponentDisplayName: string; joinedAt: number },
) {
  const { cases } = tablesOf(kind);
  return database
    .update(cases)
    .set({ ...seat, status: "active" })
    .where(
      and(
        eq(cases.uuid, uuid),
        isNull(cases.opponentUuid),
        ne(cases.creatorUuid, seat.opponentUuid),
        eq(cases.status, "pending"),
      ),
    )
    .returning({ uuid: cases.uuid });
}

/** Marks a case as decided once the verdict of its present opening is stored. */
export function settleCase(database: Database, { kind, uuid }: CaseRef, settledAt: number) {
  const { cases, verdicts, ruledOn } = tablesOf(kind);
  return database
    .update(cases)
    .set({ status: "settled", settledAt })
    .where(
      and(
        eq(cases.uuid, uuid),
        ne(cases.status, "settled"),
        sql`exists (select 1 from ${verdicts} where ${ruledOn} = ${uuid} and ${verdicts.opening} = ${cases.opening})`,
      ),
    );
}

/** Gives a person the creator's seats of their former guests, except across from themselves. */
export function moveCreatedCases(database: Database, kind: CaseKind, to: string) {
  const { cases } = tablesOf(kind);
  return database
    .update(cases)
    .set({ creatorUuid: to })
    .where(
      and(inArray(cases.creatorUuid, formerGuests(to)), or(isNull(cases.opponentUuid), ne(cases.opponentUuid, to))),
    );
}

/** The same for the opponent's seats. */
export function moveJoinedCases(database: Database, kind: CaseKind, to: string) {
  const { cases } = tablesOf(kind);
  return database
    .update(cases)
    .set({ opponentUuid: to })
    .where(and(inArray(cases.opponentUuid, formerGuests(to)), ne(cases.creatorUuid, to)));
}
