import type { HearingChange } from "~/domain/courtroom/hearing-step";
import { localDay } from "~/domain/streak/local-day";
import { openDatabase } from "~/server/database/client.server";
import { logError } from "~/server/observability/log.server";
import { recordActiveDay } from "~/server/streak/note-active-day.server";
import type { SeatedSocket } from "./sockets";

/**
 * Notes, with a message among `changes`, that its speaker was active on that day of theirs, and tells D1 where that is
 * news, which it is once for each person and day. Nothing is awaited before: what was said and whose day it made are
 * stored together.
 */
export function noteSpokenDay(
  ctx: DurableObjectState,
  d1: D1Database,
  changes: readonly HearingChange[],
  speaker: SeatedSocket | undefined,
): void {
  const said = changes.find((change) => change.kind === "message");
  if (said === undefined || speaker === undefined) return;
  const at = said.message.createdAt;
  const noted = ctx.storage.sql.exec(
    "insert or ignore into spoken_days (user_uuid, day, spoken_at) values (?, ?, ?) returning day",
    ...[speaker.userUuid, localDay(at, speaker.timeZone), at],
  );
  if (noted.toArray().length > 0) ctx.waitUntil(tellSpokenDays(ctx.storage, d1));
}

/**
 * Tells D1 of the days that it does not know. What fails is told with the next word that comes to this court from
 * outside: the docket's of its verdict at the latest, which D1 has taken by then.
 */
export async function tellSpokenDays({ sql }: DurableObjectStorage, d1: D1Database): Promise<void> {
  const untold = sql.exec<{ user_uuid: string; day: number; spoken_at: number }>(
    "select user_uuid, day, spoken_at from spoken_days where is_told = 0 order by day",
  );
  try {
    for (const { user_uuid: userUuid, day, spoken_at: notedAt } of untold.toArray()) {
      await recordActiveDay(openDatabase(d1), { userUuid, day, notedAt });
      sql.exec("update spoken_days set is_told = 1 where user_uuid = ? and day = ?", userUuid, day);
    }
  } catch (error) {
    logError("active_day_failed", error, {});
  }
}

/** Forgets on which days people spoke who have left. */
export function forgetSpokenDays({ sql }: DurableObjectStorage, userUuids: readonly string[]): void {
  for (const userUuid of userUuids) sql.exec("delete from spoken_days where user_uuid = ?", userUuid);
}
