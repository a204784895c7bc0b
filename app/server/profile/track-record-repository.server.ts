import { eq, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/client.server";
import { cases, verdicts } from "../database/schema.server";

/** A person's cases in numbers: one row. */
export function selectTrackRecord(database: Database, userUuid: SQL) {
  const { winner, judgeId, byDefault } = verdicts;
  const isCreator = sql`${cases.creatorUuid} = ${userUuid}`;
  const isOpponent = sql`${cases.opponentUuid} = ${userUuid}`;
  const isWon = sql`(${winner} = 'creator' and ${isCreator}) or (${winner} = 'opponent' and ${isOpponent})`;
  // What the clerk has dismissed was not decided, and counts for no badge either.
  const isDecided = sql`${judgeId} not like 'clerk@%'`;
  return database
    .select({
      filed: count(isCreator).as("filed"),
      joined: count(isOpponent).as("joined"),
      decided: count(isDecided).as("decided"),
      won: count(sql`not ${byDefault} and (${isWon})`).as("won"),
      drawn: count(sql`${isDecided} and not ${byDefault} and ${winner} = 'other'`).as("drawn"),
    })
    .from(cases)
    .leftJoin(verdicts, eq(verdicts.caseUuid, cases.uuid))
    .where(or(eq(cases.creatorUuid, userUuid), eq(cases.opponentUuid, userUuid)));
}

function count(condition: SQL) {
  return sql<number>`count(case when ${condition} then 1 end)`;
}
