import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { AdStatus } from "~/domain/ad/ad";
import { DESK_PEOPLE_READ, DESK_TOPICS_READ } from "~/domain/moderation/desk";
import { LOG_ENTRIES_READ, type ModerationAction } from "~/domain/moderation/moderation-log";
import { TOPIC_STEPS, type TopicDecision } from "~/domain/moderation/topic-decision";
import type { TopicStatus } from "~/domain/topic/topic";
import { isLive } from "../account/live-session.server";
import type { Database } from "../database/client.server";
import { insertWhere } from "../database/insert-where.server";
import { ads, moderationLog, reports, sessions, sharedVerdicts, topics, users } from "../database/schema.server";

const moderator = alias(users, "moderator");
const person = alias(users, "person");

export type Act = typeof moderationLog.$inferInsert;

/** Whose session it is, with what makes somebody a moderator. Only accounts can be one. */
export function selectDeskMember(database: Database, tokenHash: string | null, now: number) {
  return database
    .select({ uuid: users.uuid, email: users.email, isModerator: users.isModerator })
    .from(sessions)
    .innerJoin(users, eq(users.uuid, sessions.userUuid))
    .where(
      and(eq(sessions.tokenHash, tokenHash ?? ""), isLive(now), isNull(users.leavingSince), isNotNull(users.username)),
    );
}

/** Topics that wait for the desk, the oldest first. */
export function selectTopicQueue(database: Database) {
  return selectDeskTopics(database).where(eq(topics.status, "pending")).orderBy(asc(topics.createdAt));
}

/**
 * Topics of one status, the newest first, beginning after one of them. By place and not by time: the court's own came
 * all at once.
 */
export function selectTopicsOfStatus(database: Database, status: TopicStatus, after: string | undefined) {
  const isOlder = sql`(${topics.createdAt}, ${topics}.rowid) <
    (select last.created_at, last.rowid from topics last where last.uuid = ${after})`;
  return selectDeskTopics(database)
    .where(and(eq(topics.status, status), after === undefined ? undefined : isOlder))
    .orderBy(desc(topics.createdAt), sql`${topics}.rowid desc`);
}

function selectDeskTopics(database: Database) {
  const { uuid, title, status, rejectionReason, marks, authorUuid, createdAt, agrees, disagrees } = topics;
  return database
    .select({
      ...{ uuid, title, status, rejectionReason, marks, authorUuid, createdAt, agrees, disagrees },
      ...{ username: users.username, bannedAt: users.bannedFromTopicsAt },
    })
    .from(topics)
    .leftJoin(users, eq(users.uuid, authorUuid))
    .limit(DESK_TOPICS_READ)
    .$dynamic();
}

export type DeskTopicRow = Awaited<ReturnType<typeof selectTopicQueue>>[number];

/** How a topic stands. */
export function selectTopicStatus(database: Database, uuid: string) {
  return database.select({ status: topics.status }).from(topics).where(eq(topics.uuid, uuid));
}

/** Takes a topic a step, if it stands where the step begins. Gives a row when this call did. */
export function stepTopic(
  database: Database,
  uuid: string,
  decision: TopicDecision,
  { reason, now }: { reason: string | null; now: number },
) {
  const { to } = TOPIC_STEPS[decision];
  return database
    .update(topics)
    .set({ status: to, decidedAt: to === "pending" ? null : now, rejectionReason: to === "approved" ? null : reason })
    .where(and(eq(topics.uuid, uuid), canStep(decision)))
    .returning({ uuid: topics.uuid });
}

/** Notes such a step, if it will be taken: to be put before `stepTopic` into its batch. */
export function logTopicStep(database: Database, act: Act & { subjectId: string }, decision: TopicDecision) {
  return insertWhere(
    database,
    moderationLog,
    act,
    sql`from topics where ${eq(topics.uuid, act.subjectId)} and ${canStep(decision)}`,
  );
}

function canStep(decision: TopicDecision): SQL {
  return inArray(topics.status, [...TOPIC_STEPS[decision].from]);
}

/** Takes a public link down, or brings it back. Gives a row when this call did. */
export function markShare(database: Database, shareId: string, takenDownAt: number | null) {
  return database
    .update(sharedVerdicts)
    .set({ takenDownAt })
    .where(and(eq(sharedVerdicts.shareId, shareId), canMark(takenDownAt)))
    .returning({ shareId: sharedVerdicts.shareId });
}

/** Notes it, if it will be done: to be put before `markShare` into its batch. */
export function logShareMark(database: Database, act: Act & { subjectId: string }, takenDownAt: number | null) {
  return insertWhere(
    database,
    moderationLog,
    act,
    sql`from shared_verdicts where ${eq(sharedVerdicts.shareId, act.subjectId)} and ${canMark(takenDownAt)}`,
  );
}

function canMark(takenDownAt: number | null): SQL {
  return takenDownAt === null ? isNotNull(sharedVerdicts.takenDownAt) : isNull(sharedVerdicts.takenDownAt);
}

/** Notes that the reports of a thing are settled, if any is open: to be put before `settleReports` into its batch. */
export function logSettling(database: Database, act: Act & { subjectId: string }) {
  const isOpen = sql`exists (select 1 from ${reports}
    where subject_kind = ${act.subjectKind} and subject_id = ${act.subjectId} and status = 'open')`;
  return insertWhere(database, moderationLog, act, sql`from (select 1) where ${isOpen}`);
}

/**
 * Notes that an ad is dealt or not from now on, if it was otherwise: to be put before `updateAdStatus` into its batch.
 */
export function logAdChange(database: Database, act: Act & { subjectId: string }, status: AdStatus) {
  const isOther = and(eq(ads.uuid, act.subjectId), ne(ads.status, status));
  return insertWhere(database, moderationLog, act, sql`from ads where ${isOther}`);
}

/** What the desk can change about an account. */
type AccountChange = { bannedFromTopicsAt: number | null } | { isModerator: boolean };

/** Changes an account by its username. Gives a row where there is one. */
export function changeAccount(database: Database, username: string, change: AccountChange) {
  return database.update(users).set(change).where(isCalled(username)).returning({ uuid: users.uuid });
}

/** Notes what was done about an account, by its username. */
export function logAccountChange(
  database: Database,
  act: { uuid: string; moderatorUuid: string; action: ModerationAction; reason: string | null; createdAt: number },
  username: string,
) {
  return database.insert(moderationLog).select(
    database
      .select({
        uuid: sql`${act.uuid}`.as("uuid"),
        moderatorUuid: sql`${act.moderatorUuid}`.as("moderator_uuid"),
        action: sql`${act.action}`.as("action"),
        subjectKind: sql`'person'`.as("subject_kind"),
        subjectId: sql`null`.as("subject_id"),
        personUuid: users.uuid,
        reason: sql`${act.reason}`.as("reason"),
        createdAt: sql`${act.createdAt}`.as("created_at"),
      })
      .from(users)
      .where(isCalled(username)),
  );
}

function isCalled(username: string): SQL {
  return sql`lower(${users.username}) = lower(${username})`;
}

/** Notes an act that nothing can come before. */
export function insertAct(database: Database, act: Act) {
  return database.insert(moderationLog).values(act);
}

/**
 * The log, the newest first, beginning after one of its acts, with what and whom it is about by title and username. By
 * place and not by time: one press can write several lines.
 */
export function selectLog(database: Database, after: string | undefined) {
  const isOlder = sql`(${moderationLog.createdAt}, ${moderationLog}.rowid) <
    (select last.created_at, last.rowid from moderation_log last where last.uuid = ${after})`;
  const { uuid, action, subjectKind, subjectId, reason, createdAt } = moderationLog;
  return database
    .select({
      ...{ uuid, action, subjectKind, subjectId, reason, createdAt },
      moderator: sql<string | null>`${moderator.username}`.as("moderator_name"),
      person: sql<string | null>`${person.username}`.as("person_name"),
      title: sql<string | null>`coalesce(${topics.title}, ${ads.title})`.as("title"),
    })
    .from(moderationLog)
    .leftJoin(moderator, eq(moderator.uuid, moderationLog.moderatorUuid))
    .leftJoin(person, eq(person.uuid, moderationLog.personUuid))
    .leftJoin(topics, and(eq(subjectKind, "topic"), eq(topics.uuid, subjectId)))
    .leftJoin(ads, and(eq(subjectKind, "ad"), eq(ads.uuid, subjectId)))
    .where(after === undefined ? undefined : isOlder)
    .orderBy(desc(createdAt), sql`${moderationLog}.rowid desc`)
    .limit(LOG_ENTRIES_READ);
}

/** Moderators and whoever is banned, by username. Nobody else's row is looked at. */
export function selectDeskPeople(database: Database, moderatorEmails: readonly string[]) {
  const { username, email, isModerator, bannedFromTopicsAt: bannedAt } = users;
  return database
    .select({ username, email, isModerator, bannedAt })
    .from(users)
    .where(
      and(
        isNotNull(username),
        // Written out: with a value that is bound SQLite could not know that the index of moderators holds them all.
        or(sql`${isModerator} = 1`, sql`${bannedAt} > 0`, inArray(email, [...moderatorEmails])),
      ),
    )
    .orderBy(sql`lower(${username})`)
    .limit(DESK_PEOPLE_READ);
}

/** Everything that a person did at the desk, the last first. */
export function selectEveryActOf(database: Database, moderatorUuid: SQL) {
  const { action, subjectKind, reason, createdAt } = moderationLog;
  return database
    .select({ action, subjectKind, reason, createdAt })
    .from(moderationLog)
    .where(eq(moderationLog.moderatorUuid, moderatorUuid))
    .orderBy(desc(createdAt), moderationLog.uuid);
}
