import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { deadlineOf } from "~/domain/case/deadline";
import { lastReopening } from "~/domain/docket/default-judgment";
import { CASES_LISTED } from "~/domain/my-cases/case-item";
import type { SuitView } from "~/domain/pettysuit/suit-view";
import { formerGuests } from "../account/account-repository.server";
import { creator, hasParty, newestFirst, opponent, PARTY_USERNAMES } from "../case/case-repository.server";
import type { Database } from "../database/client.server";
import { invitations, pettysuits } from "../database/schema.server";

/** A suit with the usernames of both parties. */
export function selectSuit(database: Database, suitUuid: string | SQL) {
  return selectSuits(database).where(eq(pettysuits.uuid, suitUuid));
}

/** A person's suits in either seat, newest first. The person by uuid, or by a query for it. */
export function selectSuitsOf(database: Database, userUuid: string | SQL, limit = CASES_LISTED) {
  return selectSuits(database)
    .where(hasParty(pettysuits, userUuid))
    .orderBy(...newestFirst(pettysuits))
    .limit(limit);
}

function selectSuits(database: Database) {
  return database
    .select({ suit: pettysuits, ...PARTY_USERNAMES })
    .from(pettysuits)
    .innerJoin(creator, eq(creator.uuid, pettysuits.creatorUuid))
    .leftJoin(opponent, eq(opponent.uuid, pettysuits.opponentUuid));
}

export type SuitRow = Awaited<ReturnType<typeof selectSuit>>[number];

/** The suit that a person filed under a client id, if the filing arrived before. */
export function selectFiling(database: Database, creatorUuid: string, clientId: string) {
  return database
    .select({ suitUuid: pettysuits.uuid, token: invitations.token })
    .from(pettysuits)
    .leftJoin(invitations, eq(invitations.suitUuid, pettysuits.uuid))
    .where(and(eq(pettysuits.creatorUuid, creatorUuid), eq(pettysuits.clientId, clientId)));
}

export function insertSuit(database: Database, suit: typeof pettysuits.$inferInsert) {
  return database.insert(pettysuits).values(suit);
}

/**
 * Marks a party as done when none of the suit's questions is left for it. Does nothing otherwise, so it can stand in the
 * batch of every answer: the last answer completes its party even if the browser closes right after. A deck whose
 * questions are still to be written is nobody's finished deck.
 */
export function completeFinishedParty(
  database: Database,
  party: { suitUuid: string; userUuid: string; seat: "creator" | "opponent"; completedAt: number },
) {
  const isCreator = party.seat === "creator";
  const seatColumn = isCreator ? pettysuits.creatorUuid : pettysuits.opponentUuid;
  const completedColumn = isCreator ? pettysuits.creatorCompletedAt : pettysuits.opponentCompletedAt;
  return database
    .update(pettysuits)
    .set(isCreator ? { creatorCompletedAt: party.completedAt } : { opponentCompletedAt: party.completedAt })
    .where(
      and(
        eq(pettysuits.uuid, party.suitUuid),
        eq(seatColumn, party.userUuid),
        isNull(completedColumn),
        sql`(select count(*) from answers where suit_uuid = ${party.suitUuid} and user_uuid = ${party.userUuid})
          >= max(1, (select count(*) from questions where suit_uuid = ${party.suitUuid}))`,
      ),
    );
}

/**
 * Rests the case of every former guest whose person sits across: nobody can answer from that seat any more. Gives the suits,
 * and whether anybody is left to wait for.
 */
export function restFormerGuests(database: Database, to: string, completedAt: number) {
  const { creatorUuid, opponentUuid, creatorCompletedAt, opponentCompletedAt } = pettysuits;
  return database
    .update(pettysuits)
    .set({
      creatorCompletedAt: sql`coalesce(${creatorCompletedAt}, case when ${creatorUuid} <> ${to} then ${completedAt} end)`,
      opponentCompletedAt: sql`coalesce(${opponentCompletedAt}, case when ${opponentUuid} <> ${to} then ${completedAt} end)`,
    })
    .where(
      and(
        ne(pettysuits.status, "settled"),
        or(
          and(inArray(creatorUuid, formerGuests(to)), eq(opponentUuid, to)),
          and(inArray(opponentUuid, formerGuests(to)), eq(creatorUuid, to)),
        ),
      ),
    )
    .returning({ uuid: pettysuits.uuid, creatorCompletedAt, opponentCompletedAt });
}

export function toSuitView(row: SuitRow): SuitView {
  const { suit } = row;
  return {
    uuid: suit.uuid,
    allegation: suit.allegation,
    tone: suit.tone,
    judgePersonality: suit.judgePersonality,
    status: suit.status,
    creatorUuid: suit.creatorUuid,
    creatorDisplayName: suit.creatorDisplayName,
    creatorUsername: row.creatorUsername,
    creatorIsAccountUser: row.creatorUsername !== null,
    opponentUuid: suit.opponentUuid,
    opponentDisplayName: suit.opponentDisplayName,
    opponentUsername: row.opponentUsername,
    opponentIsAccountUser: row.opponentUsername !== null,
    opponent: suit.opponentDisplayName === null ? null : { displayName: suit.opponentDisplayName },
    createdAt: new Date(suit.createdAt).toISOString(),
    deadline: new Date(deadlineOf(suit)).toISOString(),
    reopenedBy: lastReopening(suit)?.by ?? null,
  };
}
