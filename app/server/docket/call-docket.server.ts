import type { CaseRef } from "~/domain/case/case-ref";
import { isTimeUp, openedAt, type TimedCase } from "~/domain/case/deadline";
import { nextMoment } from "~/domain/docket/reminders";
import type { CaseRow } from "../case/case-repository.server";
import { logError } from "../observability/log.server";
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
 * costs nobody anything: what was said is stored, and every later look at the case calls again. Of a case that was
 * reopened the docket is told when to look next, at each look: since its judgment the docket looks only when
 * that goes to the archive, and a crash between the reopening and the call would leave nobody to remind or to rule.
 */
export async function callWhenDue(docket: DocketPort, row: DocketedCase | undefined, now: number): Promise<void> {
  if (row === undefined || row.status === "settled") return;
  if (isReadyForRuling(row)) await heard(row, docket.callCase(row.uuid));
  else if (isTimeUp(row, now) || openedAt(row) > row.createdAt) await noteNextLook(docket, row, now);
}

/** Tells the docket when to look at a case next by itself. If the call gets lost, see `callWhenDue`. */
export async function noteNextLook(
  docket: DocketPort,
  { kind, uuid, ...timed }: CaseRef & TimedCase,
  now: number,
): Promise<void> {
  await heard({ uuid }, docket.scheduleLook({ kind, uuid }, nextMoment(timed, now)));
}

/** Has the docket prepare what a filing left to it. If the call gets lost, whoever opens the case calls again. */
export async function callToPrepare(docket: DocketPort, uuid: string): Promise<void> {
  await heard({ uuid }, docket.callCase(uuid));
}

async function heard({ uuid }: { uuid: string }, call: Promise<void>): Promise<void> {
  try {
    await call;
  } catch (error) {
    logError("docket_call_failed", error, { caseUuid: uuid });
  }
}
