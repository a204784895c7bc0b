import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { lastReopening } from "~/domain/docket/default-judgment";
import { deadlineOf } from "~/domain/docket/schedule";
import { CASES_LISTED } from "~/domain/pettysuit/pettysuit";
import type { SuitView } from "~/domain/pettysuit/suit-view";
import { formerGuests } from "../account/account-repository.server";
import type { Database } from "../database/client.server";
import { invitations, pettysuits, users } from "../database/schema.server";

const creator = alias(users, "creator");
const opponent = alias(users, "opponent");

/** A suit with the usernames of both parties. */
export function selectSuit(database: Database, suitUuid: string | SQL) {
  return selectSuits(database).where(eq(pettysuits.uuid, suitUuid));
}

/** A person's suits in either seat, newest first. The person by uuid, or by a query for it. */
export function selectSuitsOf(database: Database, userUuid: string | SQL, limit = CASES_LISTED) {
  return selectSuits(database)
    .where(or(eq(pettysuits.creatorUuid, userUuid), eq(pettysuits.opponentUuid, userUuid)))
    .orderBy(desc(pettysuits.createdAt), pettysuits.uuid)
    .limit(limit);
}

function selectSuits(database: Database) {
  return database
    .select({
      suit: pettysuits,
      // A batch gives rows by column name: two columns called `username` would become one, and shift all after it.
      creatorUsername: sql<string | null>`${creator.username}`.as("creator_username"),
      opponentUsername: sql<string | null>`${opponent.username}`.as("opponent_username"),
    })
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
 * Takes the opponent's seat if it is free: one statement, so that of any number of people at the same moment one gets it
 * (R11). Returns the suit's uuid when the seat was taken by this call.
 */
export function takeSeat(
  database: Database,
  seat: { suitUuid: string; opponentUuid: string; opponentDisplayName: string; joinedAt: number },
) {
  return database
    .update(pettysuits)
    .set({
      opponentUuid: seat.opponentUuid,
      opponentDisplayName: seat.opponentDisplayName,
      joinedAt: seat.joinedAt,
      status: "active",
    })
    .where(
      and(
        eq(pettysuits.uuid, seat.suitUuid),
        isNull(pettysuits.opponentUuid),
        ne(pettysuits.creatorUuid, seat.opponentUuid),
        eq(pettysuits.status, "pending"),
      ),
    )
    .returning({ uuid: pettysuits.uuid });
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

/** Marks a suit as decided once the verdict of its present opening is stored. */
export function settleSuit(database: Database, suitUuid: string, settledAt: number) {
  return database
    .update(pettysuits)
    .set({ status: "settled", settledAt })
    .where(
      and(
        eq(pettysuits.uuid, suitUuid),
        ne(pettysuits.status, "settled"),
        sql`exists (select 1 from verdicts where suit_uuid = ${suitUuid} and verdicts.opening = ${pettysuits.opening})`,
      ),
    );
}

/** Gives a person the creator's seats of their former guests, except across from themselves. */
export function moveCreatedSuits(database: Database, to: string) {
  return database
    .update(pettysuits)
    .set({ creatorUuid: to })
    .where(
      and(
        inArray(pettysuits.creatorUuid, formerGuests(to)),
        or(isNull(pettysuits.opponentUuid), ne(pettysuits.opponentUuid, to)),
      ),
    );
}

/** The same for the opponent's seats. */
export function moveJoinedSuits(database: Database, to: string) {
  return database
    .update(pettysuits)
    .set({ opponentUuid: to })
    .where(and(inArray(pettysuits.opponentUuid, formerGuests(to)), ne(pettysuits.creatorUuid, to)));
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
