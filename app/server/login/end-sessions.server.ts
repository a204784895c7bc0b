import type { Dependencies } from "../dependencies.server";
import { logError } from "../observability/log.server";

/**
 * Closes what ended sessions have open in a person's courtrooms. The sessions are gone by now, so nothing new can be
 * opened; a call that fails is tried once more.
 */
export async function closeCourtDoors(
  { courtroom }: Pick<Dependencies, "courtroom">,
  courtrooms: { uuid: string }[],
  ended: { id: string }[],
): Promise<void> {
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  const close = ({ uuid }: { uuid: string }) => courtroom.endSessions(uuid, ids);
  const calls = await Promise.allSettled(courtrooms.map((each) => close(each).catch(() => close(each))));
  for (const call of calls) if (call.status === "rejected") logError("courtroom_call_failed", call.reason, {});
}
