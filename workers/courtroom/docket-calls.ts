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
