import { and, asc, desc, eq, getTableColumns, gte, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { STREAK_CATEGORIES } from "~/domain/badge/badge-category";
import type { CaseKind } from "~/domain/case/case-kind";
import { NOTICES_LISTED } from "~/domain/notice/notice";
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

const unreadOfPerson = sql<number>`(select count(*) from notices as own
  where own.user_uuid = ${notices.userUuid} and own.read_at is null and ${isShown("own")})`;

const devicesOfPerson = (now: number) => sql<number>`(select count(*) from push_devices inner join sessions
  on id = session_id where sessions.user_uuid = ${notices.userUuid} and ${isLive(now)})`;

const askedAt = sql<number | null>`case when ${notices.userUuid} = ${cases.creatorUuid}
  then ${cases.creatorAskedAt} else ${cases.opponentAskedAt} end`;

const columnsAt = (now: number) => ({
  ...getTableColumns(notices),
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
  unread: unreadOfPerson.as("unread"),
  // By which ways it goes out at that moment.
  devices: devicesOfPerson(now).as("devices"),
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
 * What was noted of these events at a moment, and of badges that these people were given by them: to be put at the end
 * of the batch that notes them. What was noted before is not news.
 */
export function selectNews(
  database: Database,
  events: readonly string[],
  at: number,
  earners: readonly (string | null)[] = [],
) {
  const people = earners.filter((uuid) => uuid !== null);
  const isBadge = and(inArray(notices.userUuid, people), eq(notices.kind, "badge"));
  const isNews = people.length === 0 ? undefined : isBadge;
  return selectFrom(database, at).where(
    and(or(inArray(notices.event, [...events]), isNews), eq(notices.createdAt, at), isShown("notices")),
  );
}

/** Notices that are to go out now, by their ids. */
export function selectOutgoing(database: Database, ids: readonly string[], now: number) {
  return selectFrom(database, now).where(inArray(notices.id, [...ids]));
}

/** `now` is for what goes out: which browsers take pushes then. For a list it is left out. */
function selectFrom(database: Database, now = 0) {
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

/** How many of a person's notices are unread. */
export function selectUnread(database: Database, userUuid: string | SQL) {
  return database
    .select({ unread: sql<number>`count(*)`.as("unread") })
    .from(notices)
    .where(and(eq(notices.userUuid, userUuid), isNull(notices.readAt), isShown("notices")));
}

/**
 * Marks a person's notices as read: these, or those of a case, or all. Only where who is claimed to read is the person.
 */
export function markRead(
  database: Database,
  { own, claimedUuid }: { own: SQL; claimedUuid: string | SQL },
  { ids, caseUuid }: { ids?: readonly string[] | undefined; caseUuid?: string | undefined },
  readAt: number,
) {
  return database
    .update(notices)
    .set({ readAt })
    .where(
      and(
        eq(notices.userUuid, own),
        eq(notices.userUuid, claimedUuid),
        isNull(notices.readAt),
        ids === undefined ? undefined : inArray(notices.id, [...ids]),
        caseUuid === undefined ? undefined : eq(notices.caseUuid, caseUuid),
      ),
    );
}

/** Marks a person's notices of badges as read that they have been shown. */
export function markBadgesRead(database: Database, own: SQL, readAt: number) {
  const seen = sql`(select 'badge:' || category || ':' || threshold from badges
    where user_uuid = ${own} and seen_at is not null)`;
  return database
    .update(notices)
    .set({ readAt })
    .where(
      and(eq(notices.userUuid, own), isNull(notices.readAt), eq(notices.kind, "badge"), inArray(notices.event, seen)),
    );
}

/**
 * Takes away what a person's former guests were told that they were told themselves. Each by its event and its person:
 * the event of a badge is everybody's.
 */
export function deleteRepeatedNotices(database: Database, to: string) {
  const hasOwn = sql`exists (select 1 from notices as own where own.event = ${notices.event} and own.user_uuid = ${to})`;
  return database.delete(notices).where(and(inArray(notices.userUuid, formerGuests(to)), hasOwn));
}

/** Makes the notices of a person's former guests their own. */
export function moveNotices(database: Database, to: string) {
  return database
    .update(notices)
    .set({ userUuid: to })
    .where(inArray(notices.userUuid, formerGuests(to)));
}
