import type { CaseRef } from "~/domain/case/case-ref";
import { deadlineOf, isTimeUp, type TimedCase } from "~/domain/case/deadline";
import { logError } from "../observability/log.server";
import type { CaseRow } from "./case-repository.server";
import type { DocketPort } from "./docket-port.server";

/** A case, whoever sits there. */
type DocketedCase = Omit<CaseRow, "creatorUsername" | "opponentUsername">;

/**
 * Whether both parties have testified in full and the case is not decided. A courtroom's never do: its object knows.
 */
export function isReadyForRuling({ status, creatorCompletedAt, opponentCompletedAt }: DocketedCase): boolean {
  return status !== "settled" && creatorCompletedAt !== null && opponentCompletedAt !== null;
}

/**
 * Tells the docket when both parties are done, or when a case's time is up and nobody has ruled. A call that fails
 * costs nobody anything: what was said is stored, and every later look at the case calls again.
 */
export async function callWhenDue(docket: DocketPort, row: DocketedCase | undefined, now: number): Promise<void> {
  if (row === undefined || row.status === "settled") return;
  if (isReadyForRuling(row)) await heard(row, docket.callCase(row.uuid));
  else if (isTimeUp(row, now)) await noteDeadline(docket, row);
}

/** Tells the docket when a case is to be ruled on at the latest. If the call gets lost, see `callWhenDue`. */
export async function noteDeadline(docket: DocketPort, { kind, uuid, ...timed }: CaseRef & TimedCase): Promise<void> {
  await heard({ uuid }, docket.scheduleDeadline({ kind, uuid }, deadlineOf(timed)));
}

async function heard({ uuid }: { uuid: string }, call: Promise<void>): Promise<void> {
  try {
    await call;
  } catch (error) {
    logError("docket_call_failed", error, { caseUuid: uuid });
  }
}
