import { nextMoment } from "~/domain/docket/reminders";
import type { Dependencies } from "../dependencies.server";
import { logError } from "../observability/log.server";
import { noteNextLook } from "./call-docket.server";
import type { CaseRow } from "./case-repository.server";

/**
 * Tells whatever keeps a case beside the database that somebody sat down or that it was reopened, and the docket when
 * time is up now. Either call may get lost: the next socket that opens tells the object again, and the object tells the
 * docket.
 */
export async function announceCase(
  { docket, kinds, clock }: Pick<Dependencies, "docket" | "kinds" | "clock">,
  row: CaseRow | undefined,
  isReopened: boolean,
): Promise<void> {
  if (row === undefined) return;
  const { kind, uuid } = row;
  const { object } = kinds[kind];
  if (object === null) {
    // Sitting down moves no deadline.
    if (isReopened) await noteNextLook(docket, row, clock());
    return;
  }
  const calls = await Promise.allSettled([
    object.announce(row, undefined),
    docket.scheduleLook({ kind, uuid }, nextMoment(row, clock())),
  ]);
  for (const call of calls) {
    if (call.status === "rejected") logError("courtroom_call_failed", call.reason, { caseUuid: uuid });
  }
}
