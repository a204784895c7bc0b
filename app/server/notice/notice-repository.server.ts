import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { STREAK_CATEGORIES } from "~/domain/badge/badge-category";
import type { CaseKind } from "~/domain/case/case-kind";
import { NOTICES_COUNTED, NOTICES_LISTED } from "~/domain/notice/notice";
import { PUSH_REMEMBERED_MS } from "~/domain/notice/push-schedule";
import { formerGuests } from "../account/account-repository.server";
import { isLive } from "../account/live-session.server";
import type { Database } from "../database/client.server";
import { cases, noticeSettings, notices, topics, users } from "../database/schema.server";

const creator = alias(users, "creator");
const opponent = alias(users, "opponent");

/**
 * Whether a notice, of the table or alias that is named, is shown to its person: one of a badge for streaks waits for
 * as long as they want to see nothing of streaks.
 */
function isShown(named: string): SQL {
  const [row, categories] = [sql.raw(named), [...STREAK_CATEGORIES]];
  return sql`not (${row}.kind = 'badge' and json_extract(${row}.detail, '$.badge.category') in ${categories}
    and exists (select 1 from users as hider where hider.uuid = ${row}.user_uuid and hider.hides_streaks))`;
}

/** When a notice was read, in Unix milliseconds, or null. Whoever was shown a badge has read of it. */
function readAt(named: string): SQL<number | null> {
  const row = sql.raw(named);
  return sql`coalesce(${row}.read_at, (select shown.seen_at from badges as shown where shown.user_uuid = ${row}.user_uuid
    and shown.category = json_extract(${row}.detail, '$.badge.category')
    and shown.threshold = json_extract(${row}.detail, '$.badge.threshold')))`;
}

/** A person's newest notices, each with whether it is unread: no index tells, and what is older is not looked at. */
function recentOf(userUuid: string | SQL | typeof notices.userUuid): SQL {
  return sql`(select (${readAt("own")} is null and ${isShown("own")}) as is_unread, own.created_at from notices as own
    where own.user_uuid = ${userUuid} order by own.created_at desc limit ${NOTICES_COUNTED})`;
}

const unreadOfPerson = sql<number>`(select count(*) from ${recentOf(notices.userUuid)} where is_unread)`;

const devicesOfPerson = (now: number) => sql<number>`(select count(*) from push_devices inner join sessions
  on id = session_id where sessions.user_uuid = ${notices.userUuid} and ${isLive(now)})`;

const askedAt = sql<number | null>`case when ${notices.userUuid} = ${cases.creatorUuid}
  then ${cases.creatorAskedAt} else ${cases.opponentAskedAt} end`;

const columnsAt = (now: number | null) => ({
  ...getTableColumns(notices),
  readAt: readAt("notices").as("was_read_at"),
  // What it is worded from.
  caseKind: sql<CaseKind | null>`${cases.kind}`.as("case_kind"),
  creatorUuid: cases.creatorUuid,
  creatorDisplayName: cases.creatorDisplayName,
  creatorUsername: sql<string | null>`${creator.username}`.as("creator_username"),
  opponentUuid: cases.opponentUuid,
  opponentDisplayName: cases.opponentDisplayName,
  opponentUsername: sql<string | null>`${opponent.username}`.as("opponent_username"),
  topicTitle: sql<string | null>`${topics.title}`.as("topic_title"),
  topicRejectionReason: sql<string | null>`${topics.rejectionReason}`.as("topic_rejection_reason"),
  // By which ways it goes out at that moment.
  unread: (now === null ? sql<number>`0` : unreadOfPerson).as("unread"),
  devices: (now === null ? sql<number>`0` : devicesOfPerson(now)).as("devices"),
  askedAt: askedAt.as("asked_at"),
  email: sql<string | null>`${users.email}`.as("email"),
  pushEnabled: noticeSettings.pushEnabled,
  mailEnabled: noticeSettings.mailEnabled,
  mutedKinds: noticeSettings.mutedKinds,
  quietFrom: noticeSettings.quietFrom,
  quietTo: noticeSettings.quietTo,
  timeZone: noticeSettings.timeZone,
});

/** What a person is shown of their notices, the newest first. The person by a query for them. */
export function selectNotices(database: Database, userUuid: SQL) {
  return selectFrom(database)
    .where(and(eq(notices.userUuid, userUuid), isShown("notices")))
    .orderBy(desc(notices.createdAt), notices.id)
    .limit(NOTICES_LISTED);
}

/** Every notice of a person, the newest first. */
export function selectEveryNoticeOf(database: Database, userUuid: SQL) {
  return selectFrom(database).where(eq(notices.userUuid, userUuid)).orderBy(desc(notices.createdAt), notices.id);
}

/** The same since a moment (Unix milliseconds), the oldest first. */
export function selectNoticesSince(database: Database, userUuid: string, since: number) {
  return selectFrom(database)
    .where(and(eq(notices.userUuid, userUuid), gte(notices.createdAt, since), isShown("notices")))
    .orderBy(asc(notices.createdAt), notices.id)
    .limit(NOTICES_LISTED);
}

export type NoticeRow = Awaited<ReturnType<typeof selectNotices>>[number];

/**
 * What was noted of an event at a moment, and of badges that these people were given by it: to be put at the end of the
 * batch that notes it. What was noted before is not news.
 */
export function selectNews(
  database: Database,
  about: { event: string } & ({ caseUuid: string } | { topicUuid: string }),
  at: number,
  earners: readonly (string | null)[] = [],
) {
  const people = earners.filter((uuid) => uuid !== null);
  const subject = "caseUuid" in about ? eq(notices.caseUuid, about.caseUuid) : eq(notices.topicUuid, about.topicUuid);
  const isOfEvent = and(subject, eq(notices.event, about.event), eq(notices.createdAt, at));
  const isBadge = and(inArray(notices.userUuid, people), eq(notices.createdAt, at), eq(notices.kind, "badge"));
  return selectFrom(database, at).where(
    and(people.length === 0 ? isOfEvent : or(isOfEvent, isBadge), isShown("notices")),
  );
}

/** A notice that is to go out now, of somebody or of who they turned out to be. */
export function selectOutgoing(database: Database, userUuid: string, id: string, now: number) {
  const person = sql`(${userUuid}, (select merged_into_uuid from users where uuid = ${userUuid}))`;
  const mayGoOut = gt(notices.createdAt, now - PUSH_REMEMBERED_MS);
  return selectFrom(database, now).where(and(sql`${notices.userUuid} in ${person}`, mayGoOut, eq(notices.id, id)));
}

/** `now` is for what goes out: to which browsers then, and how many are unread. For a list neither is looked for. */
function selectFrom(database: Database, now: number | null = null) {
  return database
    .select(columnsAt(now))
    .from(notices)
    .innerJoin(users, eq(users.uuid, notices.userUuid))
    .leftJoin(noticeSettings, eq(noticeSettings.userUuid, notices.userUuid))
    .leftJoin(cases, eq(cases.uuid, notices.caseUuid))
    .leftJoin(creator, eq(creator.uuid, cases.creatorUuid))
    .leftJoin(opponent, eq(opponent.uuid, cases.opponentUuid))
    .leftJoin(topics, eq(topics.uuid, notices.topicUuid));
}

/** How many of a person's newest notices are unread. */
export function selectUnread(database: Database, userUuid: string | SQL) {
  return database
    .select({ unread: sql<number>`count(*)`.as("unread") })
    .from(recentOf(userUuid))
    .where(sql`is_unread`);
}

/**
 * Marks a person's notices as read: these, or those of a case, or all. Only where who is claimed to read is the person.
 */
export function markRead(
  database: Database,
  { own, claimedUuid }: { own: SQL; claimedUuid: string | SQL },
  { ids, caseUuid }: { ids?: readonly string[] | undefined; caseUuid?: string | undefined },
  now: number,
) {
  const isRecent = sql`${notices.createdAt} >= (select min(created_at) from ${recentOf(own)})`;
  return database
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        eq(notices.userUuid, own),
        eq(notices.userUuid, claimedUuid),
        isNull(readAt("notices")),
        ids === undefined ? undefined : and(inArray(notices.id, [...ids]), isRecent),
        caseUuid === undefined ? undefined : eq(notices.caseUuid, caseUuid),
      ),
    );
}

/**
 * Takes away what a person's former guests were told that they were told themselves. Each by its event and its person:
 * the event of a badge is everybody's.
 */
export function deleteRepeatedNotices(database: Database, to: string) {
  const ownEvents = sql`(select own.event from notices as own where own.user_uuid = ${to})`;
  return database
    .delete(notices)
    .where(and(inArray(notices.userUuid, formerGuests(to)), inArray(notices.event, ownEvents)));
}

/** Makes the notices of a person's former guests their own. */
export function moveNotices(database: Database, to: string) {
  return database
    .update(notices)
    .set({ userUuid: to })
    .where(inArray(notices.userUuid, formerGuests(to)));
}
