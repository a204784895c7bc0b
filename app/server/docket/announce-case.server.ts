import type { CaseRow } from "../case/case-repository.server";
import type { Dependencies } from "../dependencies.server";
import { logError } from "../observability/log.server";
import { noteNextLook } from "./call-docket.server";

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
  const { object } = kinds[row.kind];
  // Sitting down moves no deadline.
  if (object === null && !isReopened) return;
  const announced = object?.announce(row, undefined).catch((error: unknown) => {
    logError("courtroom_call_failed", error, { caseUuid: row.uuid });
  });
  await Promise.all([announced, noteNextLook(docket, row, clock())]);
}
