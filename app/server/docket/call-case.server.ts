import { logError } from "../observability/log.server";
import type { SuitRow } from "../pettysuit/pettysuit-repository.server";
import type { DocketPort } from "./docket-port.server";

/** Whether both parties are done and the case is not decided. */
export function isReadyForRuling({ suit }: SuitRow): boolean {
  return suit.status !== "settled" && suit.creatorCompletedAt !== null && suit.opponentCompletedAt !== null;
}

/**
 * Tells the docket when both parties are done. A call that fails costs nobody anything: what was answered is stored, and
 * every later look at the case calls again.
 */
export async function callWhenBothAreDone(docket: DocketPort, row: SuitRow | undefined): Promise<void> {
  if (row === undefined || !isReadyForRuling(row)) return;
  try {
    await docket.callCase(row.suit.uuid);
  } catch (error) {
    logError("docket_call_failed", error, { suitUuid: row.suit.uuid });
  }
}
