import { and, desc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { deadlineOf } from "~/domain/case/deadline";
import { NEVER_JOINED, withPartyNames } from "~/domain/case/party-names";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import { lastReopening } from "~/domain/docket/default-judgment";
import { CASES_LISTED } from "~/domain/my-cases/case-item";
import { creator, hasParty, newestFirst, opponent, PARTY_USERNAMES } from "../case/case-repository.server";
import type { Database } from "../database/client.server";
import { insertWhere } from "../database/insert-where.server";
import { courtrooms, courtroomVerdicts, invitations } from "../database/schema.server";

/** A courtroom with the usernames of both parties. */
export function selectCourtroom(database: Database, courtroomUuid: string | SQL) {
  return selectCourtrooms(database).where(eq(courtrooms.uuid, courtroomUuid));
}

/** The same by its case code, as somebody typed it. */
export function selectCourtroomByCode(database: Database, code: string) {
  return selectCourtrooms(database).where(eq(courtrooms.code, code));
}

/** A person's courtrooms in either seat, newest first. The person by uuid, or by a query for it. */
export function selectCourtroomsOf(database: Database, userUuid: string | SQL, limit = CASES_LISTED) {
  return selectCourtrooms(database)
    .where(hasParty(courtrooms, userUuid))
    .orderBy(...newestFirst(courtrooms))
    .limit(limit);
}

function selectCourtrooms(database: Database) {
  return database
    .select({ courtroom: courtrooms, ...PARTY_USERNAMES })
    .from(courtrooms)
    .innerJoin(creator, eq(creator.uuid, courtrooms.creatorUuid))
    .leftJoin(opponent, eq(opponent.uuid, courtrooms.opponentUuid));
}

export type CourtroomRow = Awaited<ReturnType<typeof selectCourtroom>>[number];

/** The courtroom that a person filed under a client id, if the filing arrived before. */
export function selectCourtroomFiling(database: Database, creatorUuid: string, clientId: string) {
  return database
    .select({ courtroomUuid: courtrooms.uuid, code: courtrooms.code, token: invitations.token })
    .from(courtrooms)
    .leftJoin(invitations, eq(invitations.courtroomUuid, courtrooms.uuid))
    .where(and(eq(courtrooms.creatorUuid, creatorUuid), eq(courtrooms.clientId, clientId)));
}

export function insertCourtroom(database: Database, courtroom: typeof courtrooms.$inferInsert) {
  return database.insert(courtrooms).values(courtroom);
}

/** The token of a courtroom's invitation, found by the case code. */
export function selectInvitationByCode(database: Database, code: string) {
  return database
    .select({ token: invitations.token })
    .from(courtrooms)
    .innerJoin(invitations, eq(invitations.courtroomUuid, courtrooms.uuid))
    .where(eq(courtrooms.code, code));
}

/** A verdict as it is read: without a model's raw replies, which are long and no part of any page. */
const { replies: _kept, ...shown } = getTableColumns(courtroomVerdicts);

/** The verdict of a courtroom, if there is one. */
export function selectCourtroomVerdict(database: Database, courtroomUuid: string | SQL) {
  return database.select(shown).from(courtroomVerdicts).where(eq(courtroomVerdicts.courtroomUuid, courtroomUuid));
}

/** The verdicts of a person's courtrooms. */
export function selectCourtroomVerdictsOf(database: Database, userUuid: string) {
  const own = database
    .select({ uuid: courtrooms.uuid })
    .from(courtrooms)
    .where(hasParty(courtrooms, userUuid))
    .orderBy(...newestFirst(courtrooms))
    .limit(CASES_LISTED);
  return database.select(shown).from(courtroomVerdicts).where(inArray(courtroomVerdicts.courtroomUuid, own));
}

export type CourtroomVerdictRow = Awaited<ReturnType<typeof selectCourtroomVerdict>>[number];

/**
 * Stores a courtroom's verdict unless there is one: the first to arrive is the verdict (R13). Does nothing either where
 * somebody sat down or had the case reopened while the judge wrote.
 */
export function insertCourtroomVerdict(
  database: Database,
  verdict: typeof courtroomVerdicts.$inferInsert,
  basis: { opening: number; opponentUuid: string | null },
) {
  return insertWhere(
    database,
    courtroomVerdicts,
    verdict,
    sql`from courtrooms where uuid = ${verdict.courtroomUuid} and opening = ${basis.opening}
      and opponent_uuid is ${basis.opponentUuid}`,
  ).onConflictDoNothing();
}

/** More courtrooms than one person argues in at once; each is one call to its object. */
const OPEN_COURTROOMS_MAX = 100;

/** Courtrooms that are not settled and have one of these people in either seat, newest first. */
export function selectOpenCourtrooms(database: Database, userUuids: SQL) {
  return database
    .select({ uuid: courtrooms.uuid })
    .from(courtrooms)
    .where(
      and(
        or(inArray(courtrooms.creatorUuid, userUuids), inArray(courtrooms.opponentUuid, userUuids)),
        ne(courtrooms.status, "settled"),
      ),
    )
    .orderBy(desc(courtrooms.createdAt))
    .limit(OPEN_COURTROOMS_MAX);
}

/** A courtroom as its parties see it, with the parties' names in the verdict's texts. */
export function toCourtroom(row: CourtroomRow, verdict: CourtroomVerdictRow | undefined): Courtroom {
  const { courtroom } = row;
  const creatorName = row.creatorUsername ?? courtroom.creatorDisplayName;
  const opponentName =
    row.opponentUsername ?? courtroom.opponentDisplayName ?? (courtroom.opponentUuid === null ? NEVER_JOINED : null);
  const named = (text: string) => withPartyNames(text, { displayName: creatorName }, { displayName: opponentName });
  return {
    uuid: courtroom.uuid,
    code: courtroom.code,
    creatorUuid: courtroom.creatorUuid,
    creator: { uuid: courtroom.creatorUuid, displayName: creatorName },
    opponent:
      courtroom.opponentUuid === null ? null : { uuid: courtroom.opponentUuid, displayName: opponentName ?? "Party B" },
    // The verdict and the status are written together; where one of the two is read first, the verdict speaks.
    status: verdict === undefined ? courtroom.status : "settled",
    allegation: courtroom.allegation,
    tone: courtroom.tone,
    judgePersonality: courtroom.judgePersonality,
    createdAt: new Date(courtroom.createdAt).toISOString(),
    caseName: verdict === undefined ? null : named(verdict.caseName),
    winner: verdict?.winner ?? null,
    rationale: verdict === undefined ? null : named(verdict.rationale),
    punishment: verdict === undefined ? null : named(verdict.punishment),
    settledAt: verdict === undefined ? null : new Date(verdict.createdAt).toISOString(),
    opening: courtroom.opening,
    deadline: new Date(deadlineOf(courtroom)).toISOString(),
    reopenedBy: lastReopening(courtroom)?.by ?? null,
  };
}
