import { loginId } from "../account/visitor.server";
import type { Dependencies } from "../dependencies.server";
import { logError } from "../observability/log.server";

/**
 * Closes what sessions have open that ended or got a new token: in their person's courtrooms, and their live
 * connections. The old tokens are void by now, so nothing new can be opened by them; a call that fails is tried once
 * more.
 */
export async function closeConnections(
  { courtroom, notifier }: Pick<Dependencies, "courtroom" | "notifier">,
  courtrooms: { uuid: string }[],
  ended: { id: string; userUuid: string; createdAt: number }[],
): Promise<void> {
  const [first] = ended;
  if (first === undefined) return;
  const ids = ended.map(loginId);
  await Promise.all([
    askTwice("notifier_call_failed", {}, () => notifier.endSessions(first.userUuid, ids)),
    ...courtrooms.map(({ uuid: caseUuid }) =>
      askTwice("courtroom_call_failed", { caseUuid }, () => courtroom.endSessions(caseUuid, ids)),
    ),
  ]);
}

async function askTwice(failed: string, facts: { caseUuid?: string }, call: () => Promise<void>): Promise<void> {
  await call()
    .catch(call)
    .catch((error: unknown) => logError(failed, error, facts));
}
