import { and, eq, type SQL, sql } from "drizzle-orm";
import { FORMER_LITIGANT_UUID } from "~/domain/case/former-litigant";
import { otherSeat, type Seat } from "~/domain/case/seat";
import { noticeEvent } from "~/domain/notice/notice-event";
import type { NoticeDetail, NoticeKind } from "~/domain/notice/notice-kind";
import type { Database } from "../database/client.server";
import { isGiven } from "../database/schema/columns.server";
import { cases, notices, topics } from "../database/schema.server";

/** One event, as it is noted for whoever is to be told of it. */
interface NotedEvent {
  kind: NoticeKind | SQL;
  event: string;
  caseUuid?: string;
  topicUuid?: string;
  detail?: NoticeDetail | SQL;
  createdAt: number;
}

/**
 * Notes an event for a person, once: to be put into the batch of what causes it, behind it. `to` is who is told and
 * `fromWhere` a whole `from … where …` that holds only where it has happened.
 */
export function noteEvent(database: Database, noted: NotedEvent, to: SQL, fromWhere: SQL) {
  const { kind, event, caseUuid, topicUuid, detail, createdAt } = noted;
  const stored = detail === undefined || isSql(detail) ? (detail ?? sql`null`) : sql`${JSON.stringify(detail)}`;
  return database
    .insert(notices)
    .select(
      sql`select lower(hex(randomblob(16))), ${to}, ${kind}, ${event}, ${caseUuid ?? null}, ${topicUuid ?? null},
        ${stored}, 1, ${createdAt}, null ${fromWhere}`,
    )
    .onConflictDoNothing();
}

/**
 * Tells the other party of a decided case that it was filed back, with the invitation's token: once for each of the
 * two, however often they file. Null files nothing back.
 */
export function noteFiledBack(
  database: Database,
  { back, by, caseUuid, token }: { back: string | null; by: string; caseUuid: string; token: string },
  filedAt: number,
) {
  return noteEvent(
    database,
    { kind: "filed_back", event: noticeEvent.filedBack(back), caseUuid, detail: { token }, createdAt: filedAt },
    sql`case when creator_uuid = ${by} then opponent_uuid else creator_uuid end`,
    sql`from cases inner join verdicts on case_uuid = uuid
      where uuid = ${back} and winner is not null and ${by} in (creator_uuid, opponent_uuid)
      and ${isSomebody("creator")} and ${isSomebody("opponent")}`,
  );
}

/** Tells the plaintiff that somebody has sat down at a moment. */
export function noteJoined(database: Database, caseUuid: string, joinedAt: number) {
  return noteEvent(
    database,
    { kind: "opponent_joined", event: noticeEvent.joined(caseUuid), caseUuid, createdAt: joinedAt },
    sql`creator_uuid`,
    sql`from cases where uuid = ${caseUuid} and joined_at = ${joinedAt} and ${isSomebody("creator")}`,
  );
}

/**
 * Tells the other party that somebody has answered everything at a moment, as long as they have not: after that comes
 * the verdict.
 */
export function noteFinished(
  database: Database,
  { caseUuid, round, seat }: { caseUuid: string; round: number; seat: Seat },
  completedAt: number,
) {
  const other = otherSeat(seat);
  const event = noticeEvent.finished(caseUuid, round, seat);
  return noteEvent(
    database,
    { kind: "opponent_finished", event, caseUuid, createdAt: completedAt },
    seatUuid(other),
    sql`from cases where uuid = ${caseUuid} and ${completed(seat)} = ${completedAt} and ${completed(other)} is null
      and status = 'active' and ${isSomebody(other)}`,
  );
}

/** Tells a party that the other one has rested in court at a moment, behind so many messages. */
export function noteRested(
  database: Database,
  { caseUuid, round, seat, after }: { caseUuid: string; round: number; seat: Seat; after: number },
  restedAt: number,
) {
  const other = otherSeat(seat);
  const event = noticeEvent.rested(caseUuid, round, seat, after);
  return noteEvent(
    database,
    { kind: "opponent_finished", event, caseUuid, createdAt: restedAt },
    seatUuid(other),
    sql`from cases where uuid = ${caseUuid} and status = 'active' and ${isSomebody(other)}`,
  );
}

/**
 * Tells a party that the court has ruled at a moment; of the decision on a dilemma, which comes in front of its person,
 * where they have asked to be told.
 */
export function noteRuled(
  database: Database,
  { caseUuid, round, seat }: { caseUuid: string; round: number; seat: Seat },
  ruledAt: number,
) {
  const kind = sql`case when by_default then 'default_judgment' else 'verdict' end`;
  const detail = sql`case when by_default and winner <> ${seat} then ${JSON.stringify({ isAbsent: true })} end`;
  return noteEvent(
    database,
    { kind, event: noticeEvent.ruled(caseUuid, round), caseUuid, detail, createdAt: ruledAt },
    seatUuid(seat),
    // The verdict first: where there is none, nothing else is read.
    sql`from verdicts cross join cases on case_uuid = uuid
      where uuid = ${caseUuid} and verdicts.created_at = ${ruledAt}
        and (winner is not null or creator_asked_at is not null) and ${isSomebody(seat)}`,
  );
}

/** Tells a party that the other one nudges them, where that was done at a moment. */
export function noteNudged(database: Database, caseUuid: string, to: Seat, nudgedAt: number) {
  return noteEvent(
    database,
    { kind: "nudge", event: noticeEvent.nudged(caseUuid, nudgedAt), caseUuid, createdAt: nudgedAt },
    seatUuid(to),
    sql`from cases where uuid = ${caseUuid} and nudged_at = ${nudgedAt} and ${isSomebody(to)}`,
  );
}

/** Reminds a party that is missing, where reminders were sent at a moment. */
export function noteReminded(
  database: Database,
  reminded: { caseUuid: string; seat: Seat; isMissing: boolean; detail: NoticeDetail },
  remindedAt: number,
) {
  const { caseUuid, seat, isMissing, detail } = reminded;
  return noteEvent(
    database,
    { kind: "reminder", event: noticeEvent.reminded(caseUuid, remindedAt), caseUuid, detail, createdAt: remindedAt },
    seatUuid(seat),
    sql`from cases where uuid = ${caseUuid} and reminded_at = ${remindedAt} and ${isMissing}
      and ${isSomebody(seat)}`,
  );
}

/** Tells the defendant that the plaintiff let the case run another day, where that was done at a moment. */
export function noteExtended(database: Database, caseUuid: string, extendedAt: number) {
  return noteEvent(
    database,
    { kind: "another_day", event: noticeEvent.extended(caseUuid), caseUuid, createdAt: extendedAt },
    sql`opponent_uuid`,
    sql`from cases where uuid = ${caseUuid} and extended_at = ${extendedAt} and ${isSomebody("opponent")}`,
  );
}

/** Tells the other party that a judgment was set aside for somebody, where that was done at a moment. */
export function noteReopened(database: Database, caseUuid: string, forSeat: Seat, reopenedAt: number) {
  const other = otherSeat(forSeat);
  const vacatedAt = forSeat === "creator" ? sql`creator_vacated_at` : sql`opponent_vacated_at`;
  return noteEvent(
    database,
    { kind: "reopened", event: noticeEvent.reopened(caseUuid, reopenedAt), caseUuid, createdAt: reopenedAt },
    seatUuid(other),
    sql`from cases where uuid = ${caseUuid} and ${vacatedAt} = ${reopenedAt} and ${isSomebody(other)}`,
  );
}

/** Tells a topic's author what was decided about it at a moment, and why. */
export function noteTopicDecided(
  database: Database,
  topicUuid: string,
  { status, reason }: { status: "approved" | "rejected"; reason: string },
  decidedAt: number,
) {
  const event = noticeEvent.topicDecided(topicUuid, status);
  const detail = status === "rejected" && reason !== "" ? { detail: { reason } } : {};
  return noteEvent(
    database,
    { kind: `topic_${status}`, event, topicUuid, ...detail, createdAt: decidedAt },
    sql`author_uuid`,
    sql`from topics where ${eq(topics.uuid, topicUuid)} and status = ${status} and decided_at = ${decidedAt}
      and author_uuid is not null`,
  );
}

/** Takes back what an author was told of a topic that waits again: it is not so any more, and will be told anew. */
export function unnoteTopicDecided(database: Database, topicUuid: string) {
  const waits = sql`exists (select 1 from topics where uuid = ${topicUuid} and status = 'pending')`;
  return database.delete(notices).where(and(eq(notices.topicUuid, topicUuid), waits));
}

/**
 * Tells a party that something was said in a courtroom. All that is said until they have read it is one notice; what
 * comes after begins another count.
 */
export function gatherMessages(database: Database, caseUuid: string, seat: Seat, saidAt: number) {
  return database
    .insert(notices)
    .select(
      sql`select lower(hex(randomblob(16))), ${seatUuid(seat)}, 'messages', ${noticeEvent.messages(caseUuid)},
        ${caseUuid}, null, null, 1, ${saidAt}, null from cases where ${eq(cases.uuid, caseUuid)} and ${isSomebody(seat)}`,
    )
    .onConflictDoUpdate({
      target: [notices.caseUuid, notices.event, notices.userUuid],
      targetWhere: isGiven("case_uuid"),
      set: {
        count: sql`case when ${notices.readAt} is null then ${notices.count} + 1 else 1 end`,
        createdAt: saidAt,
        readAt: null,
      },
    });
}

/** Somebody sits there, and is still here. */
function isSomebody(seat: Seat): SQL {
  return sql`${seatUuid(seat)} is not null and ${seatUuid(seat)} <> ${FORMER_LITIGANT_UUID}`;
}

function seatUuid(seat: Seat): SQL {
  return seat === "creator" ? sql`creator_uuid` : sql`opponent_uuid`;
}

function completed(seat: Seat): SQL {
  return seat === "creator" ? sql`creator_completed_at` : sql`opponent_completed_at`;
}

function isSql(value: NoticeDetail | SQL): value is SQL {
  return "queryChunks" in value;
}
