import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../database/client.server";
import { verdicts } from "../database/schema.server";

/** A verdict as it is read: without a model's raw replies, which are long and no part of any page. */
const { replies: _kept, ...shown } = getTableColumns(verdicts);

/** The verdict of a suit, if there is one. */
export function selectVerdict(database: Database, suitUuid: string) {
  return database.select(shown).from(verdicts).where(eq(verdicts.suitUuid, suitUuid));
}

export type VerdictRow = Awaited<ReturnType<typeof selectVerdict>>[number];

/** Stores a suit's verdict unless there is one: the first to arrive is the verdict (R13). */
export function insertVerdict(database: Database, verdict: typeof verdicts.$inferInsert) {
  return database.insert(verdicts).values(verdict).onConflictDoNothing();
}
