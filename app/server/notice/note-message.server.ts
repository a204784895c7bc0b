import type { D1Database } from "@cloudflare/workers-types";
import type { Seat } from "~/domain/case/seat";
import { noticeEvent } from "~/domain/notice/notice-event";
import { openDatabase } from "../database/client.server";
import { logError } from "../observability/log.server";
import { gatherMessages } from "./note-repository.server";
import { selectNews } from "./notice-repository.server";
import type { NotifierPort } from "./notifier-port.server";
import { tellNews } from "./tell-news.server";

/**
 * Tells a party who is not in court that something was said there at a moment, in Unix milliseconds. Nobody waits for
 * it: a notice that gets lost is made up for by the next message.
 */
export async function noteMessage(
  { d1, notifier }: { d1: D1Database; notifier: NotifierPort },
  { caseUuid, seat, saidAt }: { caseUuid: string; seat: Seat; saidAt: number },
): Promise<void> {
  const database = openDatabase(d1);
  try {
    const [, news] = await database.batch([
      gatherMessages(database, caseUuid, seat, saidAt),
      selectNews(database, [noticeEvent.messages(caseUuid)], saidAt),
    ]);
    await tellNews(notifier, news);
  } catch (error) {
    logError("notify_failed", error, { caseUuid });
  }
}
