import { eq, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/client.server";
import { courtrooms, courtroomVerdicts, pettysuits, verdicts } from "../database/schema.server";

/** A person's suits in numbers: one row. */
export function selectSuitRecord(database: Database, userUuid: SQL) {
  return database
    .select(countCases(pettysuits, verdicts, userUuid))
    .from(pettysuits)
    .leftJoin(verdicts, eq(verdicts.suitUuid, pettysuits.uuid))
    .where(or(eq(pettysuits.creatorUuid, userUuid), eq(pettysuits.opponentUuid, userUuid)));
}

/** The same of courtrooms. */
export function selectCourtroomRecord(database: Database, userUuid: SQL) {
  return database
    .select(countCases(courtrooms, courtroomVerdicts, userUuid))
    .from(courtrooms)
    .leftJoin(courtroomVerdicts, eq(courtroomVerdicts.courtroomUuid, courtrooms.uuid))
    .where(or(eq(courtrooms.creatorUuid, userUuid), eq(courtrooms.opponentUuid, userUuid)));
}

type Cases = typeof pettysuits | typeof courtrooms;
type Verdicts = typeof verdicts | typeof courtroomVerdicts;

function countCases({ creatorUuid, opponentUuid }: Cases, { winner, judgeId, byDefault }: Verdicts, userUuid: SQL) {
  const isCreator = sql`${creatorUuid} = ${userUuid}`;
  const isOpponent = sql`${opponentUuid} = ${userUuid}`;
  const isWon = sql`(${winner} = 'creator' and ${isCreator}) or (${winner} = 'opponent' and ${isOpponent})`;
  return {
    filed: count(isCreator).as("filed"),
    joined: count(isOpponent).as("joined"),
    decided: count(sql`${judgeId} is not null`).as("decided"),
    won: count(sql`not ${byDefault} and (${isWon})`).as("won"),
    drawn: count(sql`not ${byDefault} and ${winner} = 'other'`).as("drawn"),
  };
}

function count(condition: SQL) {
  return sql<number>`count(case when ${condition} then 1 end)`;
}
