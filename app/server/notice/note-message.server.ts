import type { D1Database } from "@cloudflare/workers-types";
import type { BatchItem } from "drizzle-orm/batch";
import type { Seat } from "~/domain/case/seat";
import { noticeEvent } from "~/domain/notice/notice-event";
import { type Database, openDatabase } from "../database/client.server";
import { logError } from "../observability/log.server";
import { gatherMessages, noteRested } from "./note-repository.server";
import { selectNews } from "./notice-repository.server";
import type { NotifierPort } from "./notifier-port.server";
import { tellNews } from "./tell-news.server";

interface Tools {
  d1: D1Database;
  notifier: NotifierPort;
}

/**
 * Tells a party who is not in court that something was said there at a moment, in Unix milliseconds. Nobody waits for
 * it: a notice that gets lost is made up for by the next message.
 */
export function noteMessage(
  tools: Tools,
  { caseUuid, seat, saidAt }: { caseUuid: string; seat: Seat; saidAt: number },
): Promise<void> {
  const event = noticeEvent.messages(caseUuid);
  return note(tools, { caseUuid, event, at: saidAt }, (database) => gatherMessages(database, caseUuid, seat, saidAt));
}

/** Tells the same party that the other side rests, and that the court waits for them alone: once for each resting. */
export function noteResting(
  tools: Tools,
  { restedAt, ...rested }: { caseUuid: string; round: number; seat: Seat; after: number; restedAt: number },
): Promise<void> {
  const { caseUuid, round, seat, after } = rested;
  const event = noticeEvent.rested(caseUuid, round, seat, after);
  return note(tools, { caseUuid, event, at: restedAt }, (database) => noteRested(database, rested, restedAt));
}

async function note(
  { d1, notifier }: Tools,
  { caseUuid, event, at }: { caseUuid: string; event: string; at: number },
  insert: (database: Database) => BatchItem<"sqlite">,
): Promise<void> {
  const database = openDatabase(d1);
  try {
    const [, news] = await database.batch([insert(database), selectNews(database, { caseUuid, event }, at)]);
    await tellNews(notifier, news);
  } catch (error) {
    logError("notify_failed", error, { caseUuid });
  }
}
