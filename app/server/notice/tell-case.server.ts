import { type CaseRef, casePath } from "~/domain/case/case-ref";
import { logError } from "../observability/log.server";
import type { NotifierPort } from "./notifier-port.server";

/**
 * Tells the open pages of a case's parties that there is something new to see in it that is no notice. A call that gets
 * lost costs a look: a page that is opened later shows it.
 */
export async function tellCase(
  notifier: NotifierPort,
  row: CaseRef & { creatorUuid: string; opponentUuid: string | null },
): Promise<void> {
  const people = new Set([row.creatorUuid, row.opponentUuid].filter((uuid) => uuid !== null));
  const calls = [...people].map((userUuid) => notifier.tellCase(userUuid, casePath(row)));
  for (const call of await Promise.allSettled(calls)) {
    if (call.status === "rejected") logError("notify_failed", call.reason, {});
  }
}
