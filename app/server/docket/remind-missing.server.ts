import { deadlineOf } from "~/domain/case/deadline";
import type { Seat } from "~/domain/case/seat";
import { timeLeft } from "~/domain/docket/time-left";
import { noticeEvent } from "~/domain/notice/notice-event";
import type { NoticeDetail } from "~/domain/notice/notice-kind";
import type { CaseKindStrategy } from "../case/case-kind.server";
import { type CaseRow, markReminded } from "../case/case-repository.server";
import type { Database } from "../database/client.server";
import { noteReminded } from "../notice/note-repository.server";
import { selectNews } from "../notice/notice-repository.server";
import type { NotifierPort } from "../notice/notifier-port.server";
import { tellNews } from "../notice/tell-news.server";

/**
 * For so long a reminder that was noted is told again, in milliseconds: as long as a look may have to be repeated, and
 * shorter than it is remembered who was told.
 */
const TOLD_WITHIN_MS = 60 * 60_000;

interface Reminding {
  database: Database;
  notifier: NotifierPort;
}

/**
 * Reminds whoever is missing in a case, once for each of its moments (docs/rules.md#the-24-hours): two looks at the
 * same time write one. While nobody has sat down, only the plaintiff can do anything about it.
 */
export async function remindMissing(
  { database, notifier }: Reminding,
  kind: CaseKindStrategy,
  row: CaseRow,
  now: number,
): Promise<void> {
  const isSeatEmpty = row.opponentUuid === null;
  const missing: Seat[] = isSeatEmpty ? ["creator"] : await kind.missing(row);
  const detail: NoticeDetail = { left: timeLeft(deadlineOf(row), now) ?? "a moment", isSeatEmpty };
  const remind = (seat: Seat) =>
    noteReminded(database, { caseUuid: row.uuid, seat, isMissing: missing.includes(seat), detail }, now);
  const [, , , news] = await database.batch([
    markReminded(database, row, now),
    remind("creator"),
    remind("opponent"),
    selectNews(database, { caseUuid: row.uuid, event: noticeEvent.reminded(row.uuid, now) }, now),
  ]);
  await tellNews(notifier, news);
}

/** A look may have ended between the noting and the telling: the next one tells again, and nobody is told twice. */
export async function tellReminded(
  { database, notifier }: Reminding,
  { uuid, remindedAt }: CaseRow,
  now: number,
): Promise<void> {
  if (remindedAt === null || now - remindedAt > TOLD_WITHIN_MS) return;
  const news = await selectNews(
    database,
    { caseUuid: uuid, event: noticeEvent.reminded(uuid, remindedAt) },
    remindedAt,
  );
  const unread = news.filter(({ readAt }) => readAt === null);
  await tellNews(notifier, unread);
}
