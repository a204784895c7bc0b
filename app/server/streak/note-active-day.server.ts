import type { SQL } from "drizzle-orm";
import { localDay } from "~/domain/streak/local-day";
import { type ActiveDay, foldDays, takeDay } from "~/domain/streak/streak";
import type { Database } from "../database/client.server";
import { insertActiveDay, selectStreakDays } from "./streak-repository.server";

/** Who does something, on which day of theirs, and what `selectStreakDays` has given for them. */
interface Doer {
  userUuid: string;
  timeZone: string | undefined;
  days: readonly ActiveDay[];
  now: number;
}

/**
 * What the batch of a deed writes beside it, so that it makes its person's day (docs/rules.md#streaks): nothing from
 * the second deed of a day on. `isDone` is a condition on what the batch has written before.
 */
export function noteActiveDay(database: Database, { userUuid, timeZone, days, now }: Doer, isDone?: SQL) {
  const streak = foldDays(days);
  const next = takeDay(streak, localDay(now, timeZone));
  return next === streak ? [] : [insertActiveDay(database, { userUuid, ...next, notedAt: now }, isDone)];
}

/** The same by itself, for a deed that is kept elsewhere. Said again, it changes nothing. */
export async function recordActiveDay(
  database: Database,
  { userUuid, day, notedAt }: { userUuid: string; day: number; notedAt: number },
): Promise<void> {
  const streak = foldDays(await selectStreakDays(database, userUuid));
  const next = takeDay(streak, day);
  if (next !== streak) await insertActiveDay(database, { userUuid, ...next, notedAt });
}
