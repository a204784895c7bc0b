import { and, desc, eq, gt, inArray, isNull, ne, or, type SQL } from "drizzle-orm";
import type { Database } from "../database/client.server";
import { cases, invitations } from "../database/schema.server";

/** More courtrooms than one person argues in at once; each is one call to its object. */
const OPEN_COURTROOMS_MAX = 100;

/** Courtrooms that are not settled and have one of these people in either seat, newest first. */
export function selectOpenCourtrooms(database: Database, userUuids: SQL) {
  return database
    .select({ uuid: cases.uuid })
    .from(cases)
    .where(
      and(
        eq(cases.kind, "courtroom"),
        or(inArray(cases.creatorUuid, userUuids), inArray(cases.opponentUuid, userUuids)),
        ne(cases.status, "settled"),
      ),
    )
    .orderBy(desc(cases.createdAt))
    .limit(OPEN_COURTROOMS_MAX);
}

/** The token of a courtroom's invitation, found by the case code. */
export function selectInvitationByCode(database: Database, code: string) {
  return database
    .select({ token: invitations.token })
    .from(cases)
    .innerJoin(invitations, eq(invitations.caseUuid, cases.uuid))
    .where(eq(cases.code, code));
}

/** The same as long as it lets somebody in: nobody has joined, and it is good at `now` (Unix milliseconds). */
export function selectOpenInvitationByCode(database: Database, code: string, now: number) {
  return database
    .select({ token: invitations.token })
    .from(cases)
    .innerJoin(invitations, eq(invitations.caseUuid, cases.uuid))
    .where(and(eq(cases.code, code), isNull(cases.opponentUuid), gt(invitations.expiresAt, now)));
}
