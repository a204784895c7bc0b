import { and, asc, eq, gt, gte, inArray, type SQL, sql } from "drizzle-orm";
import { formerGuests } from "../account/account-repository.server";
import type { Database } from "../database/client.server";
import { insertWhere } from "../database/insert-where.server";
import { activeDays, users } from "../database/schema.server";

/** What tells how a person's streaks stand: the last day with which that is stored, and those since. One, mostly. */
export function selectStreakDays(database: Database, userUuid: string | SQL) {
  const { day, daily, weekly, frozenWeek } = activeDays;
  const lastStored = sql`coalesce((select max(day) from active_days where user_uuid = ${userUuid} and daily is not null), 0)`;
  return database
    .select({ day, daily, weekly, frozenWeek })
    .from(activeDays)
    .where(and(eq(activeDays.userUuid, userUuid), gte(day, lastStored)))
    .orderBy(asc(day));
}

/**
 * Notes an active day where the deed was done that makes it: `isDone` is a condition on what the batch has written
 * before. Days never go backwards, whoever travels west, and nothing is noted of who has left.
 */
export function insertActiveDay(database: Database, row: typeof activeDays.$inferInsert, isDone: SQL = sql`true`) {
  const { userUuid, day } = row;
  return insertWhere(
    database,
    activeDays,
    row,
    sql`from users where uuid = ${userUuid} and leaving_since is null and ${isDone}
      and not exists (select 1 from active_days where user_uuid = ${userUuid} and day >= ${day})`,
  );
}

/**
 * Makes the active days of a person's former guests their own. How the streaks stood is unknown then from the guests'
 * first day on: `restateDays` says so, and whoever looks counts anew. `deleteGuestDays` takes away what was copied. All
 * three in one batch, in this order.
 */
export function copyGuestDays(database: Database, to: string) {
  const { day, notedAt } = activeDays;
  return database
    .insert(activeDays)
    .select(
      database
        .select({
          userUuid: sql`${to}`.as("user_uuid"),
          day,
          daily: sql`null`.as("daily"),
          weekly: sql`null`.as("weekly"),
          frozenWeek: sql`null`.as("frozen_week"),
          notedAt: sql`min(${notedAt})`.as("noted_at"),
        })
        .from(activeDays)
        .where(inArray(activeDays.userUuid, formerGuests(to)))
        .groupBy(day),
    )
    .onConflictDoNothing();
}

/** See `copyGuestDays`. */
export function restateDays(database: Database, to: string) {
  const firstOfGuests = sql`(select min(day) from active_days where user_uuid in ${formerGuests(to)})`;
  return database
    .update(activeDays)
    .set({ daily: null, weekly: null, frozenWeek: null })
    .where(and(eq(activeDays.userUuid, to), gt(activeDays.day, firstOfGuests)));
}

/** See `copyGuestDays`. */
export function deleteGuestDays(database: Database, to: string) {
  return database.delete(activeDays).where(inArray(activeDays.userUuid, formerGuests(to)));
}

/** Every active day of a person. */
export function selectEveryActiveDayOf(database: Database, userUuid: SQL) {
  return database
    .select({ day: activeDays.day })
    .from(activeDays)
    .where(eq(activeDays.userUuid, userUuid))
    .orderBy(asc(activeDays.day));
}

/** Whether a person wants to see nothing of their streaks. */
export function updateStreaksHidden(database: Database, userUuid: SQL, hidesStreaks: boolean) {
  return database.update(users).set({ hidesStreaks }).where(eq(users.uuid, userUuid));
}

/** Whether they do. */
export function selectStreaksHidden(database: Database, userUuid: SQL) {
  return database.select({ hidesStreaks: users.hidesStreaks }).from(users).where(eq(users.uuid, userUuid));
}
