import type { Dependencies } from "../dependencies.server";
import { logError } from "../observability/log.server";

/**
 * Closes what ended sessions have open: in their person's courtrooms, and their live connections. The sessions are gone
 * by now, so nothing new can be opened; a call that fails is tried once more.
 */
export async function closeConnections(
  { courtroom, notifier }: Pick<Dependencies, "courtroom" | "notifier">,
  courtrooms: { uuid: string }[],
  ended: { id: string; userUuid: string }[],
): Promise<void> {
  const [first] = ended;
  if (first === undefined) return;
  const ids = ended.map(({ id }) => id);
  const closings = [
    () => notifier.endSessions(first.userUuid, ids),
    ...courtrooms.map(
      ({ uuid }) =>
        () =>
          courtroom.endSessions(uuid, ids),
    ),
  ];
  const calls = await Promise.allSettled(closings.map((close) => close().catch(close)));
  for (const call of calls) if (call.status === "rejected") logError("courtroom_call_failed", call.reason, {});
}
