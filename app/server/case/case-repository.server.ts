import { and, desc, eq, getTableColumns, inArray, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { CaseKind } from "~/domain/case/case-kind";
import { formerGuests } from "../account/account-repository.server";
import type { Database } from "../database/client.server";
import { cases, invitations, users, verdicts } from "../database/schema.server";

const creator = alias(users, "creator");
const opponent = alias(users, "opponent");

/**
 * The usernames of both parties. A batch gives rows by column name: two columns called `username` would become one, and
 * shift all after it.
 */
const PARTY_USERNAMES = {
  creatorUsername: sql<string | null>`${creator.username}`.as("creator_username"),
  opponentUsername: sql<string | null>`${opponent.username}`.as("opponent_username"),
};

/** SQLite's way to say that there is no limit. */
const ALL = -1;

/** A case with the usernames of both parties. */
export function selectCase(database: Database, caseUuid: string | SQL) {
  return selectCases(database).where(eq(cases.uuid, caseUuid));
}

/** The same by its case code, as somebody typed it. */
export function selectCaseByCode(database: Database, code: string) {
  return selectCases(database).where(eq(cases.code, code));
}

/**
 * A person's cases of one kind in either seat with how they came out, the newest first. The person by uuid, or by a
 * query for it.
 */
export function selectCasesOf(database: Database, userUuid: string | SQL, kind: CaseKind, limit: number) {
  const { winner, byDefault, judgeId, decision } = verdicts;
  return database
    .select({ ...getTableColumns(cases), ...PARTY_USERNAMES, winner, byDefault, judgeId, decision })
    .from(cases)
    .innerJoin(creator, eq(creator.uuid, cases.creatorUuid))
    .leftJoin(opponent, eq(opponent.uuid, cases.opponentUuid))
    .leftJoin(verdicts, eq(verdicts.caseUuid, cases.uuid))
    .where(and(eq(cases.kind, kind), hasParty(userUuid)))
    .orderBy(...newestFirst())
    .limit(limit);
}

/** The same of every kind, and all of them. */
export function selectEveryCaseOf(database: Database, userUuid: string | SQL) {
  return selectCases(database)
    .where(hasParty(userUuid))
    .orderBy(...newestFirst())
    .limit(ALL);
}

function selectCases(database: Database) {
  return database
    .select({ ...getTableColumns(cases), ...PARTY_USERNAMES })
    .from(cases)
    .innerJoin(creator, eq(creator.uuid, cases.creatorUuid))
    .leftJoin(opponent, eq(opponent.uuid, cases.opponentUuid));
}

export type CaseRow = Awaited<ReturnType<typeof selectCase>>[number];
export type ListedCaseRow = Awaited<ReturnType<typeof selectCasesOf>>[number];

/** The cases in which a person sits in either seat. The person by uuid, or by a query for it. */
export function hasParty(userUuid: string | SQL) {
  return or(eq(cases.creatorUuid, userUuid), eq(cases.opponentUuid, userUuid));
}

/** The newest first; what was filed in the same millisecond in an order that stays. */
export function newestFirst() {
  return [desc(cases.createdAt), cases.uuid];
}

/** What a person filed of one kind under a client id, if the filing arrived before. */
export function selectFiling(database: Database, filing: { creatorUuid: string; clientId: string; kind: CaseKind }) {
  return database
    .select({ kind: cases.kind, uuid: cases.uuid, code: cases.code, token: invitations.token })
    .from(cases)
    .leftJoin(invitations, eq(invitations.caseUuid, cases.uuid))
    .where(
      and(eq(cases.creatorUuid, filing.creatorUuid), eq(cases.clientId, filing.clientId), eq(cases.kind, filing.kind)),
    );
}

export function insertCase(database: Database, filed: typeof cases.$inferInsert) {
  return database.insert(cases).values(filed);
}

/**
 * Takes the opponent's seat if it is free: one statement, so that of any number of people at the same moment one gets
 * it (docs/rules.md#the-seat). Returns the case's uuid when the seat was taken by this call.
 */
export function takeSeat(
  database: Database,
  caseUuid: string,
  seat: { opponentUuid: string; opponentDisplayName: string; joinedAt: number },
) {
  return database
    .update(cases)
    .set({ ...seat, status: "active" })
    .where(
      and(
        eq(cases.uuid, caseUuid),
        isNull(cases.opponentUuid),
        ne(cases.creatorUuid, seat.opponentUuid),
        eq(cases.status, "pending"),
      ),
    )
    .returning({ uuid: cases.uuid });
}

/** Marks a case as decided once the verdict of its present round is stored. */
export function settleCase(database: Database, caseUuid: string, settledAt: number) {
  return database
    .update(cases)
    .set({ status: "settled", settledAt })
    .where(
      and(
        eq(cases.uuid, caseUuid),
        ne(cases.status, "settled"),
        sql`exists (select 1 from ${verdicts} where ${verdicts.caseUuid} = ${caseUuid} and ${verdicts.round} = ${cases.round})`,
      ),
    );
}

/** Notes that whoever is missing was reminded, unless somebody has noted it since the case was read. */
export function markReminded(
  database: Database,
  { uuid, remindedAt }: { uuid: string; remindedAt: number | null },
  now: number,
) {
  return database
    .update(cases)
    .set({ remindedAt: now })
    .where(and(eq(cases.uuid, uuid), ne(cases.status, "settled"), sql`${cases.remindedAt} is ${remindedAt}`));
}

/** Gives a person the creator's seats of their former guests, except across from themselves. */
export function moveCreatedCases(database: Database, to: string) {
  return database
    .update(cases)
    .set({ creatorUuid: to })
    .where(
      and(inArray(cases.creatorUuid, formerGuests(to)), or(isNull(cases.opponentUuid), ne(cases.opponentUuid, to))),
    );
}

/** The same for the opponent's seats. */
export function moveJoinedCases(database: Database, to: string) {
  return database
    .update(cases)
    .set({ opponentUuid: to })
    .where(and(inArray(cases.opponentUuid, formerGuests(to)), ne(cases.creatorUuid, to)));
}

/**
 * The cases in which a person sits since their former guests' seats became theirs; not those where a guest still sits.
 */
export function casesMovedTo(database: Database, to: string) {
  return database
    .select({ uuid: cases.uuid })
    .from(cases)
    .where(
      or(
        and(
          eq(cases.creatorUuid, to),
          or(isNull(cases.opponentUuid), notInArray(cases.opponentUuid, formerGuests(to))),
        ),
        and(eq(cases.opponentUuid, to), notInArray(cases.creatorUuid, formerGuests(to))),
      ),
    );
}
