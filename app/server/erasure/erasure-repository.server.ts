import { and, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { FORMER_LITIGANT } from "~/domain/case/former-litigant";
import type { Seat } from "~/domain/case/seat";
import type { Signatures } from "../crypto.server";
import type { Database } from "../database/client.server";
import {
  activeDays,
  adEvents,
  badges,
  cases,
  codeRequests,
  counts,
  emailCodes,
  moderationLog,
  noticeSettings,
  notices,
  reports,
  sessions,
  topics,
  topicVotes,
  users,
} from "../database/schema.server";

/** A person and every guest that they were, for use inside other queries. By uuid, or by a query for it. */
export function everyUuidOf(userUuid: string | SQL): SQL {
  return sql`(select uuid from users where uuid = ${userUuid} union all select uuid from users where merged_into_uuid = ${userUuid})`;
}

/** What a person and the guests that they were are called. */
export function selectNamesOf(database: Database, userUuid: SQL) {
  return database
    .select({ displayName: users.displayName, username: users.username })
    .from(users)
    .where(inArray(users.uuid, everyUuidOf(userUuid)));
}

/** Under which names they stand in their cases, some more than once. */
export function selectSeatNamesOf(database: Database, userUuid: SQL) {
  const person = everyUuidOf(userUuid);
  const names = sql`select creator_display_name as seat_name from cases where creator_uuid in ${person}
    union all select opponent_display_name from cases where opponent_uuid in ${person}`;
  return database.select({ name: sql<string | null>`seat_name`.as("name") }).from(sql`(${names})`);
}

/** What the row of somebody says who is gone: nothing of who they were. */
const NOBODY = {
  displayName: FORMER_LITIGANT,
  username: null,
  email: null,
  emailVerifiedAt: null,
  avatar: null,
  adsWanted: true,
  hidesStreaks: false,
  isModerator: false,
  bannedFromTopicsAt: null,
  referredByUuid: null,
};

/** Marks a person and the guests that they were as gone: without a name, an address or a picture from here on. */
export function forgetPerson(database: Database, userUuid: string, leavingSince: number) {
  return database
    .update(users)
    .set({ ...NOBODY, leavingSince })
    .where(inArray(users.uuid, everyUuidOf(userUuid)));
}

/** Ends every session of a person and of the guests that they were. */
export function deleteEverySession(database: Database, userUuid: string) {
  return database.delete(sessions).where(inArray(sessions.userUuid, everyUuidOf(userUuid)));
}

/** Takes away what a person and the guests that they were saw of ads and did with them. */
export function deleteAdEventsOf(database: Database, userUuid: string) {
  return database.delete(adEvents).where(inArray(adEvents.userUuid, everyUuidOf(userUuid)));
}

/** Takes away what a person and the guests that they were voted; the topics' counts follow. */
export function deleteVotesOf(database: Database, userUuid: string) {
  return database.delete(topicVotes).where(inArray(topicVotes.userUuid, everyUuidOf(userUuid)));
}

/** Takes away how much a person and the guests that they were have done of what counts. */
export function deleteCountsOf(database: Database, userUuid: string) {
  return database.delete(counts).where(inArray(counts.userUuid, everyUuidOf(userUuid)));
}

/** Takes away the badges of a person and of the guests that they were. */
export function deleteBadgesOf(database: Database, userUuid: string) {
  return database.delete(badges).where(inArray(badges.userUuid, everyUuidOf(userUuid)));
}

/** Takes away on which days a person and the guests that they were did something. */
export function deleteActiveDaysOf(database: Database, userUuid: string) {
  return database.delete(activeDays).where(inArray(activeDays.userUuid, everyUuidOf(userUuid)));
}

/** Takes away everything that a person and the guests that they were have been told. */
export function deleteNoticesOf(database: Database, userUuid: string) {
  return database.delete(notices).where(inArray(notices.userUuid, everyUuidOf(userUuid)));
}

/** Takes away how they wanted to be told. */
export function deleteNoticeSettingsOf(database: Database, userUuid: string) {
  return database.delete(noticeSettings).where(inArray(noticeSettings.userUuid, everyUuidOf(userUuid)));
}

/** Takes away the topics of a person that are not public. */
export function deleteUnpublishedTopicsOf(database: Database, userUuid: string) {
  return database.delete(topics).where(and(ne(topics.status, "approved"), isAuthor(userUuid)));
}

/** What a person has reported stays for the desk, by nobody and without their words. */
export function forgetReporter(database: Database, userUuid: string) {
  return database
    .update(reports)
    .set({ reporterUuid: null, note: null })
    .where(inArray(reports.reporterUuid, everyUuidOf(userUuid)));
}

/** What a person did at the desk was done by nobody in particular. */
export function forgetModerator(database: Database, userUuid: string) {
  return database
    .update(moderationLog)
    .set({ moderatorUuid: null })
    .where(inArray(moderationLog.moderatorUuid, everyUuidOf(userUuid)));
}

/** What the desk did about a person stays without them and without why. */
export function forgetModerated(database: Database, userUuid: string) {
  return database
    .update(moderationLog)
    .set({ personUuid: null, reason: null })
    .where(inArray(moderationLog.personUuid, everyUuidOf(userUuid)));
}

/** A person's public topics are nobody's any more: the community has voted on them. */
export function forgetTopicAuthor(database: Database, userUuid: string) {
  return database.update(topics).set({ authorUuid: null, marks: null }).where(isAuthor(userUuid));
}

function isAuthor(userUuid: string): SQL {
  return inArray(topics.authorUuid, everyUuidOf(userUuid));
}

/** Takes a person's name out of their seats: of the creator's, or of the opponent's. */
export function forgetSeatName(database: Database, userUuid: string, seat: Seat) {
  return database
    .update(cases)
    .set(withoutName(seat))
    .where(inArray(cases[`${seat}Uuid`], everyUuidOf(userUuid)));
}

function withoutName(seat: Seat) {
  return seat === "creator" ? { creatorDisplayName: FORMER_LITIGANT } : { opponentDisplayName: FORMER_LITIGANT };
}

/** Takes away codes that were mailed to an address, by its keyed hashes. */
export function deleteEmailCodes(database: Database, addressKeys: Signatures) {
  return database.delete(emailCodes).where(inArray(emailCodes.addressKey, [...addressKeys]));
}

/** Takes away the notes of who asked for codes to an address, by its keyed hashes. */
export function deleteCodeRequestsOf(database: Database, addressKeys: Signatures) {
  return database.delete(codeRequests).where(inArray(codeRequests.addressKey, [...addressKeys]));
}

/** A person and the guests that they were, and since when they are gone: null for somebody who is not. */
export function selectLeaving(database: Database, userUuid: string) {
  return database
    .select({ uuid: users.uuid, leavingSince: users.leavingSince })
    .from(users)
    .where(inArray(users.uuid, everyUuidOf(userUuid)));
}

/** Cases in which a person still sits, some of them. */
export function selectCasesToForget(database: Database, userUuid: string, limit: number) {
  const person = everyUuidOf(userUuid);
  return database
    .select({ kind: cases.kind, uuid: cases.uuid })
    .from(cases)
    .where(or(inArray(cases.creatorUuid, person), inArray(cases.opponentUuid, person)))
    .limit(limit);
}

/**
 * Empties what is left of a person who is gone, and of the guests that they were: uuids that nobody can take anew, and
 * not that they were one person's, nor when. Taking the rows away would look through every answer for whose they are.
 */
export function emptyPerson(database: Database, userUuid: string) {
  return database
    .update(users)
    .set({ ...NOBODY, mergedIntoUuid: null, createdAt: 0, leavingSince: 0 })
    .where(and(inArray(users.uuid, everyUuidOf(userUuid)), isNotNull(users.leavingSince)));
}

/** Nobody came by the link of somebody who leaves, nor of the guests that they were. */
export function forgetReferrer(database: Database, userUuid: string) {
  return database
    .update(users)
    .set({ referredByUuid: null })
    .where(inArray(users.referredByUuid, everyUuidOf(userUuid)));
}
