import { and, count, desc, eq, getTableColumns, gte, inArray, lt, not, type SQL, sql } from "drizzle-orm";
import { commonDealStart, dealStartDigits } from "~/domain/topic/deal-start";
import { TOPICS_LISTED } from "~/domain/topic/topic";
import { formerGuests } from "../account/account-repository.server";
import { isLive } from "../account/live-session.server";
import type { Database } from "../database/client.server";
import { insertWhere } from "../database/insert-where.server";
import { sessions, topics, topicVotes } from "../database/schema.server";

/** So many titles of each sort are compared with a new one. */
export const TITLES_COMPARED = 1_000;

/** What its author sees of a topic. */
const SUBMITTED_COLUMNS = {
  uuid: topics.uuid,
  title: topics.title,
  status: topics.status,
  rejectionReason: topics.rejectionReason,
  createdAt: topics.createdAt,
  agrees: topics.agrees,
  disagrees: topics.disagrees,
};

export type SubmittedRow = Awaited<ReturnType<typeof selectSubmittedTopics>>[number];

/** Whose deal it is, by a query for their uuid, and when. */
interface Dealing {
  userUuid: SQL;
  now: number;
  count: number;
}

/**
 * Public topics that a person has not voted on, from their beginning of the day to the end of the ring:
 * `selectTopicsBefore` has those from the ring's beginning to there. Each reads a piece of one index,
 * no further than what they are dealt and have voted on.
 */
export function selectTopicsFrom(database: Database, dealing: Dealing) {
  return selectUnvoted(database, dealing, gte(topics.uuid, dealStart(dealing)));
}

/** See `selectTopicsFrom`. */
export function selectTopicsBefore(database: Database, dealing: Dealing) {
  return selectUnvoted(database, dealing, lt(topics.uuid, dealStart(dealing)));
}

function selectUnvoted(database: Database, { userUuid, count }: Dealing, piece: SQL) {
  const isVotedOn = sql`exists (select 1 from topic_votes where user_uuid = ${userUuid} and topic_uuid = topics.uuid)`;
  return database
    .select({ uuid: topics.uuid, title: topics.title })
    .from(topics)
    .where(and(eq(topics.status, "approved"), piece, not(isVotedOn)))
    .orderBy(topics.uuid)
    .limit(count);
}

/** Where a person's order begins on this day; where everybody's does who is nobody. */
function dealStart({ userUuid, now }: Dealing): SQL {
  const { first, count } = dealStartDigits(now);
  return sql`coalesce(substr(${userUuid}, ${first}, ${count}), ${commonDealStart(now)})`;
}

/** Who votes, by their session and the uuid that they say to be. */
interface Voter {
  tokenHash: string | null;
  userUuid: string;
}

/**
 * Stores a vote in place of the one before, if the topic is public and the session is of the person who is named. The
 * topic's counts change in the same statement, by a trigger.
 */
export function upsertVote(
  database: Database,
  { tokenHash, userUuid }: Voter,
  vote: { topicUuid: string; agrees: boolean; createdAt: number },
) {
  const { topicUuid, agrees, createdAt } = vote;
  return database
    .insert(topicVotes)
    .select(
      database
        .select({
          topicUuid: topics.uuid,
          userUuid: sessions.userUuid,
          agrees: sql`${Number(agrees)}`.as("agrees"),
          createdAt: sql`${createdAt}`.as("created_at"),
        })
        .from(topics)
        .innerJoin(sessions, and(eq(sessions.tokenHash, tokenHash ?? ""), eq(sessions.userUuid, userUuid)))
        .where(and(eq(topics.uuid, topicUuid), eq(topics.status, "approved"), isLive(createdAt))),
    )
    .onConflictDoUpdate({
      target: [topicVotes.userUuid, topicVotes.topicUuid],
      set: { agrees, createdAt },
    });
}

/** That a person's vote on a topic was noted at a moment, for use inside other queries of the same batch. */
export function hasVoted(userUuid: string, topicUuid: string, at: number): SQL {
  return sql`exists (select 1 from topic_votes where user_uuid = ${userUuid} and topic_uuid = ${topicUuid}
    and created_at = ${at})`;
}

/** The counts of a public topic. */
export function selectVoteCounts(database: Database, topicUuid: string) {
  return database
    .select({ agrees: topics.agrees, disagrees: topics.disagrees })
    .from(topics)
    .where(and(eq(topics.uuid, topicUuid), eq(topics.status, "approved")));
}

/** The titles that a new topic could repeat: of public topics, or of those that wait, the newest first. */
export function selectTitles(database: Database, status: "approved" | "pending") {
  return database
    .select({ title: topics.title })
    .from(topics)
    .where(eq(topics.status, status))
    .orderBy(desc(topics.createdAt))
    .limit(TITLES_COMPARED);
}

/** How many topics of a person's wait. */
export function countWaitingTopics(database: Database, authorUuid: SQL) {
  return database
    .select({ waiting: count() })
    .from(topics)
    .where(and(eq(topics.authorUuid, authorUuid), eq(topics.status, "pending")));
}

/** What a person has handed in in these very words. */
export function selectSameTopic(database: Database, authorUuid: string | SQL, title: string) {
  return database
    .select(SUBMITTED_COLUMNS)
    .from(topics)
    .where(and(eq(topics.authorUuid, authorUuid), eq(topics.title, title)))
    .limit(1);
}

/** Stores a topic unless its author has just handed in the same, by a double tap: `selectSameTopic` gives either. */
export function insertTopic(database: Database, topic: typeof topics.$inferInsert & { authorUuid: string }) {
  const hasSame = sql`exists (select 1 from topics where author_uuid = ${topic.authorUuid} and title = ${topic.title})`;
  return insertWhere(
    database,
    topics,
    { agrees: 0, disagrees: 0, ...topic },
    sql`from (select 1) where not ${hasSame}`,
  );
}

/** The topics that a person has handed in, the newest first. */
export function selectSubmittedTopics(database: Database, authorUuid: string | SQL) {
  return database
    .select(SUBMITTED_COLUMNS)
    .from(topics)
    .where(eq(topics.authorUuid, authorUuid))
    .orderBy(desc(topics.createdAt), topics.uuid)
    .limit(TOPICS_LISTED);
}

/** Every topic that a person has handed in, the newest first. */
export function selectEveryTopicOf(database: Database, authorUuid: SQL) {
  const { uuid: _uuid, marks: _marks, authorUuid: _author, ...shown } = getTableColumns(topics);
  return database
    .select(shown)
    .from(topics)
    .where(eq(topics.authorUuid, authorUuid))
    .orderBy(desc(topics.createdAt), topics.uuid);
}

/** Everything that a person has voted, the last first. */
export function selectEveryVoteOf(database: Database, userUuid: SQL) {
  return database
    .select({ title: topics.title, agrees: topicVotes.agrees, createdAt: topicVotes.createdAt })
    .from(topicVotes)
    .innerJoin(topics, eq(topics.uuid, topicVotes.topicUuid))
    .where(eq(topicVotes.userUuid, userUuid))
    .orderBy(desc(topicVotes.createdAt), topicVotes.topicUuid);
}

/**
 * Makes the votes of a person's former guests their own; of several on one topic the last one holds. What they were
 * made from is taken away by `deleteGuestVotes`, in the same batch.
 */
export function copyGuestVotes(database: Database, to: string) {
  const { topicUuid, agrees, createdAt } = topicVotes;
  return database
    .insert(topicVotes)
    .select(
      database
        .select({
          topicUuid,
          userUuid: sql`${to}`.as("user_uuid"),
          // SQLite takes a plain column from the row that `max` is of.
          agrees,
          createdAt: sql`max(${createdAt})`.as("created_at"),
        })
        .from(topicVotes)
        .where(inArray(topicVotes.userUuid, formerGuests(to)))
        .groupBy(topicUuid),
    )
    .onConflictDoUpdate({
      target: [topicVotes.userUuid, topicVotes.topicUuid],
      set: { agrees: sql`excluded.agrees`, createdAt: sql`excluded.created_at` },
      setWhere: sql`excluded.created_at > ${createdAt}`,
    });
}

/** See `copyGuestVotes`. */
export function deleteGuestVotes(database: Database, to: string) {
  return database.delete(topicVotes).where(inArray(topicVotes.userUuid, formerGuests(to)));
}
