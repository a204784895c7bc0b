import { logError } from "../observability/log.server";
import type { NoticeRow } from "./notice-repository.server";
import type { News, NotifierPort } from "./notifier-port.server";
import { channelsOf, toNotice } from "./to-notice.server";

/**
 * Tells people what a batch has noted, one call for each of them. A call that gets lost costs a push and nothing else:
 * the notice is stored, and the next page shows it. Gives whether none got lost.
 */
export async function tellNews(notifier: NotifierPort, rows: readonly NoticeRow[]): Promise<boolean> {
  const people = new Map<string, News[]>();
  for (const row of rows) {
    const { push, mail } = channelsOf(row);
    // What more is said before somebody looks shows on their pages alone.
    const news = { notice: toNotice(row), unread: row.unread, goesOut: (push || mail) && row.count === 1 };
    people.set(row.userUuid, [...(people.get(row.userUuid) ?? []), news]);
  }
  const calls = [...people].map(([userUuid, news]) => notifier.notify(userUuid, news));
  const lost = (await Promise.allSettled(calls)).filter((call) => call.status === "rejected");
  for (const { reason } of lost) logError("notify_failed", reason, {});
  return lost.length === 0;
}
