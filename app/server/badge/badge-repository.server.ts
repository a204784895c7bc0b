import { and, asc, eq, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { type BadgeCategory, STREAK_CATEGORIES } from "~/domain/badge/badge-category";
import { formerGuests } from "../account/account-repository.server";
import type { Database } from "../database/client.server";
import { badges, counts, invitations } from "../database/schema.server";

const EARNED = { category: badges.category, threshold: badges.threshold, earnedAt: badges.earnedAt };

/** The badges that a person has, in the order in which they got them. */
export function selectBadges(database: Database, userUuid: SQL) {
  return database
    .select(EARNED)
    .from(badges)
    .where(eq(badges.userUuid, userUuid))
    .orderBy(asc(badges.earnedAt), asc(badges.category), asc(badges.threshold));
}

export type BadgeRow = Awaited<ReturnType<typeof selectBadges>>[number];

/** How much a person has done of what counts. What is missing is nothing. */
export function selectCounts(database: Database, userUuid: SQL) {
  return database
    .select({ category: counts.category, count: counts.count })
    .from(counts)
    .where(eq(counts.userUuid, userUuid));
}

/**
 * Marks the first badge as seen that a person does not know of, of a category if one is named, and gives it. Those for
 * streaks wait for as long as the person wants to see nothing of streaks.
 */
export function takeUnseenBadge(database: Database, userUuid: SQL, seenAt: number, wanted?: BadgeCategory) {
  const { category, threshold, earnedAt } = badges;
  const first = database
    .select({ category, threshold })
    .from(badges)
    .where(
      and(
        eq(badges.userUuid, userUuid),
        isNull(badges.seenAt),
        wanted === undefined ? undefined : eq(category, wanted),
        or(
          notInArray(category, STREAK_CATEGORIES),
          sql`exists (select 1 from users where uuid = ${userUuid} and not hides_streaks)`,
        ),
      ),
    )
    .orderBy(asc(earnedAt), asc(category), asc(threshold))
    .limit(1);
  return database
    .update(badges)
    .set({ seenAt })
    .where(and(eq(badges.userUuid, userUuid), sql`(${category}, ${threshold}) in ${first}`))
    .returning(EARNED);
}

/** Marks all invitations of a person as sent that were not. Counts follow, by invitations and not by calls. */
export function markInvitationsSent(database: Database, createdByUuid: SQL, sentAt: number) {
  return database
    .update(invitations)
    .set({ sentAt })
    .where(and(eq(invitations.createdByUuid, createdByUuid), isNull(invitations.sentAt)));
}

/**
 * Gives a person the badges of their former guests, as those know of them. Stands before whatever changes counts:
 * otherwise a badge that the guest knows of would be given anew. `deleteGuestBadges` takes away what was copied.
 */
export function copyGuestBadges(database: Database, to: string) {
  const { category, threshold, earnedAt, seenAt } = badges;
  return database
    .insert(badges)
    .select(
      database
        .select({
          userUuid: sql`${to}`.as("user_uuid"),
          category,
          threshold,
          earnedAt: sql`min(${earnedAt})`.as("earned_at"),
          seenAt: sql`min(${seenAt})`.as("seen_at"),
        })
        .from(badges)
        .where(inArray(badges.userUuid, formerGuests(to)))
        .groupBy(category, threshold),
    )
    .onConflictDoNothing();
}

/** See `copyGuestBadges`. */
export function deleteGuestBadges(database: Database, to: string) {
  return database.delete(badges).where(inArray(badges.userUuid, formerGuests(to)));
}

/** Takes away the counts of former guests whose deeds have moved. Who sits across from their person keeps theirs. */
export function deleteEmptyCounts(database: Database, to: string) {
  return database.delete(counts).where(and(inArray(counts.userUuid, formerGuests(to)), eq(counts.count, 0)));
}
