import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/client.server";
import { insertWhere } from "../database/insert-where.server";
import { verdicts } from "../database/schema.server";

/** A verdict as it is read: without a model's raw replies, which are long and no part of any page. */
const { replies: _kept, ...shown } = getTableColumns(verdicts);

/** The verdict of a suit, if there is one. */
export function selectVerdict(database: Database, suitUuid: string | SQL) {
  return database.select(shown).from(verdicts).where(eq(verdicts.suitUuid, suitUuid));
}

export type VerdictRow = Awaited<ReturnType<typeof selectVerdict>>[number];

/** What the verdict of a suit and that of a courtroom have in common. */
export type RulingRow = Omit<VerdictRow, "suitUuid">;

/** What a ruling on a suit was read from. While the judge wrote, somebody may have joined, answered or reopened the case. */
export interface SuitBasis {
  opening: number;
  opponentUuid: string | null;
  /** How many answers there were, and when the last of them came, in Unix milliseconds (0 for none). */
  answers: number;
  lastAnswerAt: number;
}

/**
 * Stores a suit's verdict unless there is one: the first to arrive is the verdict (R13). Does nothing either where the
 * suit is not any more what the ruling was read from.
 */
export function insertVerdict(database: Database, verdict: typeof verdicts.$inferInsert, basis: SuitBasis) {
  const { suitUuid } = verdict;
  return insertWhere(
    database,
    verdicts,
    verdict,
    sql`from pettysuits where uuid = ${suitUuid} and opening = ${basis.opening} and opponent_uuid is ${basis.opponentUuid}
      and (select count(*) from answers where suit_uuid = ${suitUuid}) = ${basis.answers}
      and (select coalesce(max(created_at), 0) from answers where suit_uuid = ${suitUuid}) = ${basis.lastAnswerAt}`,
  ).onConflictDoNothing();
}
