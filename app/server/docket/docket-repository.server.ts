import { and, eq, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { EXTENSION_MS } from "~/domain/case/deadline";
import type { Seat } from "~/domain/case/seat";
import { NUDGE_PAUSE_MS } from "~/domain/docket/nudge";
import type { Database } from "../database/client.server";
import { cases, invitations } from "../database/schema.server";

/** Notes a nudge in an open case whose last one is long enough ago. Gives a row when this call did. */
export function markNudged(database: Database, caseUuid: string, now: number) {
  return database
    .update(cases)
    .set({ nudgedAt: now })
    .where(
      and(
        eq(cases.uuid, caseUuid),
        eq(cases.status, "active"),
        isNotNull(cases.opponentUuid),
        or(isNull(cases.nudgedAt), lte(cases.nudgedAt, now - NUDGE_PAUSE_MS)),
      ),
    )
    .returning({ uuid: cases.uuid });
}

/** Notes that a party wants to be told of the verdict: since when they first did. */
export function markAsked(database: Database, caseUuid: string, seat: Seat, now: number) {
  const askedAt = seat === "creator" ? cases.creatorAskedAt : cases.opponentAskedAt;
  return database
    .update(cases)
    .set({ [`${seat}AskedAt`]: sql`coalesce(${askedAt}, ${now})` })
    .where(eq(cases.uuid, caseUuid));
}

/** Gives an open case another day, once. Gives a row when this call did. */
export function extendCase(database: Database, caseUuid: string, now: number) {
  return database
    .update(cases)
    .set({ extendedAt: now })
    .where(and(eq(cases.uuid, caseUuid), ne(cases.status, "settled"), isNull(cases.extendedAt)))
    .returning({ uuid: cases.uuid });
}

/** Lets the link of a case that was given another day at a moment hold for as much longer. */
export function extendInvitation(database: Database, caseUuid: string, extendedAt: number) {
  return database
    .update(invitations)
    .set({ expiresAt: sql`${invitations.expiresAt} + ${EXTENSION_MS}` })
    .where(
      and(
        eq(invitations.caseUuid, caseUuid),
        sql`exists (select 1 from cases where uuid = ${caseUuid} and extended_at = ${extendedAt})`,
      ),
    );
}
