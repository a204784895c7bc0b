import { deadlineOf } from "~/domain/case/deadline";
import type { Dependencies } from "../dependencies.server";
import { logError } from "../observability/log.server";
import { type CourtroomRow, toCourtroom } from "./courtroom-repository.server";

/**
 * Tells the courtroom's object that somebody sat down or that the case was reopened, and its docket when time is up. Either
 * call may get lost: the next socket that opens tells the object again, and the object tells the docket.
 */
export async function announceCourtroom(
  { courtroom, docket }: Pick<Dependencies, "courtroom" | "docket">,
  row: CourtroomRow | undefined,
): Promise<void> {
  if (row === undefined) return;
  const { uuid } = row.courtroom;
  const calls = await Promise.allSettled([
    courtroom.updateCourtroom(toCourtroom(row, undefined)),
    docket.scheduleDeadline({ kind: "courtroom", uuid }, deadlineOf(row.courtroom)),
  ]);
  for (const call of calls) {
    if (call.status === "rejected") logError("courtroom_call_failed", call.reason, { courtroomUuid: uuid });
  }
}
