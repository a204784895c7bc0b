import { JUDGED_AFTER_MS } from "~/domain/case/deadline";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import { nextMoment } from "~/domain/docket/reminders";
import { inTime } from "~/server/in-time.server";
import { logError } from "~/server/observability/log.server";
import type { CourtroomEnv } from "./courtroom-env";

/**
 * Asks the docket for a verdict on a court that has retired. A call that gets lost is made again by the court's alarm.
 */
export async function callDocket({ DOCKET }: CourtroomEnv, courtroomUuid: string, isHurried: boolean): Promise<void> {
  try {
    await inTime("object", DOCKET.getByName(courtroomUuid).callCase(courtroomUuid, isHurried));
  } catch (error) {
    logError("docket_call_failed", error, { courtroomUuid });
  }
}

/** While the court deliberates it asks the docket again after so many milliseconds, in case a call got lost. */
const REMINDER_MS = 15_000;

/**
 * Sets the court's alarm as it retires, and takes it away once it need not ask again. Nothing is awaited between a
 * change and this, so storage takes both or neither: a court that retired and crashed before it reached the docket
 * wakes up and calls it.
 */
export function keepReminder(storage: DurableObjectStorage, wasDeliberating: boolean, isDeliberating: boolean): void {
  if (wasDeliberating === isDeliberating) return;
  void (isDeliberating ? storage.setAlarm(Date.now() + REMINDER_MS) : storage.deleteAlarm());
}

/**
 * Sets the next alarm of a court that has deliberated since `startedAt`, in Unix milliseconds. The pauses double: a
 * case that was deleted under the court must not keep its object awake for ever.
 */
export async function remindAgain(storage: DurableObjectStorage, startedAt: number): Promise<void> {
  await storage.setAlarm(Date.now() + Math.max(REMINDER_MS, Date.now() - startedAt));
}

/** Whoever takes the seat tells the docket when to look; this makes up for a call that got lost. */
export async function armNextLook({ DOCKET }: CourtroomEnv, { uuid, createdAt, deadline }: Courtroom): Promise<void> {
  const filedAt = Date.parse(createdAt);
  const opened = deadline === null ? filedAt : Math.max(filedAt, Date.parse(deadline) - JUDGED_AFTER_MS);
  const timed = { createdAt: opened, creatorVacatedAt: null, opponentVacatedAt: null, extendedAt: null };
  const at = nextMoment(timed, Date.now());
  try {
    await inTime("object", DOCKET.getByName(uuid).scheduleLook({ kind: "courtroom", uuid }, at));
  } catch (error) {
    logError("docket_call_failed", error, { courtroomUuid: uuid });
  }
}
