import type { CaseRef } from "~/domain/case/case-ref";
import { deadlineOf, isTimeUp, type TimedCase } from "~/domain/case/deadline";
import { logError } from "../observability/log.server";
import type { SuitRow } from "../pettysuit/pettysuit-repository.server";
import type { DocketPort } from "./docket-port.server";

/** Whether both parties are done and the case is not decided. */
export function isReadyForRuling({ suit }: SuitRow): boolean {
  return suit.status !== "settled" && suit.creatorCompletedAt !== null && suit.opponentCompletedAt !== null;
}

/**
 * Tells the docket when both parties are done, or when a suit's time is up and nobody has ruled. A call that fails costs
 * nobody anything: what was answered is stored, and every later look at the case calls again.
 */
export async function callWhenDue(docket: DocketPort, row: SuitRow | undefined, now: number): Promise<void> {
  if (row === undefined) return;
  const { uuid } = row.suit;
  if (isReadyForRuling(row)) await heard({ suitUuid: uuid }, docket.callCase(uuid));
  else await callWhenOverdue(docket, { kind: "pettysuit", uuid }, row.suit, now);
}

/** Tells the docket when a case is to be ruled on at the latest. If the call gets lost, see `callWhenDue`. */
export async function noteDeadline(docket: DocketPort, filed: CaseRef, at: number): Promise<void> {
  const { kind, uuid } = filed;
  await heard(kind === "courtroom" ? { courtroomUuid: uuid } : { suitUuid: uuid }, docket.scheduleDeadline(filed, at));
}

/** Tells the docket where a case's time is up and nobody has ruled: its call at the filing got lost. */
export async function callWhenOverdue(
  docket: DocketPort,
  filed: CaseRef,
  due: TimedCase & { status: string },
  now: number,
): Promise<void> {
  if (due.status !== "settled" && isTimeUp(due, now)) await noteDeadline(docket, filed, deadlineOf(due));
}

async function heard(about: Record<string, string>, call: Promise<void>): Promise<void> {
  try {
    await call;
  } catch (error) {
    logError("docket_call_failed", error, about);
  }
}
