import { isContested } from "~/domain/case/case-kind";
import { isTimeUp } from "~/domain/case/deadline";
import { archivedFrom } from "~/domain/docket/default-judgment";
import { isReminderDue, nextMoment } from "~/domain/docket/reminders";
import { ATTEMPTS_BEFORE_HOUSE_JUDGE } from "~/domain/docket/schedule";
import { noticeEvent } from "~/domain/notice/notice-event";
import type { Benches, CaseKindStrategy, CaseKinds } from "../case/case-kind.server";
import { type CaseRow, selectCase, settleCase } from "../case/case-repository.server";
import type { KeepReplies } from "../case/kept-replies.server";
import { insertVerdict, type StoredVerdict, selectVerdict, toVerdict } from "../case/verdict-repository.server";
import type { Database } from "../database/client.server";
import { noteRuled } from "../notice/note-repository.server";
import { selectNews } from "../notice/notice-repository.server";
import type { NotifierPort } from "../notice/notifier-port.server";
import { tellCase } from "../notice/tell-case.server";
import { tellNews } from "../notice/tell-news.server";
import { logError } from "../observability/log.server";
import type { Measure } from "../observability/metrics.server";
import { remindMissing, tellReminded } from "./remind-missing.server";

/**
 * What came of a look at a case: `decided` now or before, `unknown` to the court, `open` until somebody calls again, or
 * to be looked at again at a time in Unix milliseconds: at the deadline while a party is awaited, at once where the
 * case changed under the judge's pen, and when its testimony is to be archived.
 */
export type Delivery = "decided" | "unknown" | "open" | { lookAgainAt: number };

interface Delivering {
  database: Database;
  benches: Benches;
  kinds: CaseKinds;
  notifier: NotifierPort;
  clock: () => number;
  newUuid: () => string;
  /** Counts rulings, where somebody wants to. */
  measure?: Measure;
  /** Keeps what a model wrote, where there is a place for it. */
  keepReplies?: KeepReplies;
}

/** What attempts at this look there were before it. */
export interface Tries {
  failed: number;
  /** How long ago the first of them began, in milliseconds; 0 for the first. */
  waited: number;
}

/**
 * Does what a case needs now: prepares what it lacks since its filing, reminds whoever is missing, rules where it is
 * ready or its time is up (docs/rules.md#the-24-hours), has the one verdict announced, and archives what was testified.
 * Safe to run again at any point: the verdict's primary key lets one row in, the ruling and the case's new status are
 * written in one batch, and what is stored is what is announced, whichever look stored it. `tries` tells how often this
 * failed before: on the last attempt the bench rules whatever judge it was to ask (docs/rules.md#a-judge-that-fails).
 */
export async function lookAtCase(
  delivering: Delivering,
  caseUuid: string,
  tries: Tries = { failed: 0, waited: 0 },
): Promise<Delivery> {
  const { database, kinds } = delivering;
  const [cases, verdicts] = await database.batch([selectCase(database, caseUuid), selectVerdict(database, caseUuid)]);
  const row = cases[0];
  if (row === undefined) return "unknown";
  const kind = kinds[row.kind];
  try {
    return await deliver(delivering, kind, row, verdicts[0], tries);
  } catch (error) {
    await kind.object?.reportFailure(caseUuid).catch((unheard: unknown) => {
      logError("docket_failed", unheard, { caseUuid });
    });
    throw error;
  }
}

async function deliver(
  { database, benches, notifier, clock, newUuid, measure, keepReplies }: Delivering,
  kind: CaseKindStrategy,
  row: CaseRow,
  known: StoredVerdict | undefined,
  { failed, waited }: Tries,
): Promise<Delivery> {
  const now = clock();
  if (known !== undefined) {
    if (kind.archive !== null && archivedFrom(known) <= now) {
      return (await kind.archive(row, known.createdAt)) ? "decided" : { lookAgainAt: now };
    }
    await kind.object?.announce(row, toVerdict(known));
    // A delivery may have ended between the storing and the telling: nobody is told twice.
    await tellNews(notifier, await selectRulingNews(database, row, known.createdAt));
    return decidedOnce(kind, known);
  }
  const attempt = { isLast: failed + 1 >= ATTEMPTS_BEFORE_HOUSE_JUDGE, waited };
  const isOpen = !isContested(row) || !isTimeUp(row, now);
  if (isOpen && (await kind.prepare?.(row, benches, { ...attempt, newUuid }))) await tellCase(notifier, row);
  const hearing = await kind.hear(row, now);
  if (hearing === null) {
    // Nobody waits for the other in a dilemma, so it has no deadline.
    if (!isContested(row)) return "open";
    if (isReminderDue(row, now)) await remindMissing({ database, notifier }, kind, row, now);
    else await tellReminded({ database, notifier }, row, now);
    return { lookAgainAt: nextMoment(row, now) };
  }

  const { replies, ...ruling } = await hearing.rule(benches, attempt);
  const createdAt = clock();
  measure?.({ name: "ruling", judgeId: ruling.judgeId, kind: row.kind, milliseconds: createdAt - now });
  const { uuid: caseUuid, judgePersonality, round } = row;
  const [, , cases, verdicts, , , news] = await database.batch([
    insertVerdict(database, { caseUuid, judgePersonality, round, createdAt, ...ruling }, row, hearing.isUnchanged),
    settleCase(database, row.uuid, createdAt),
    selectCase(database, row.uuid),
    selectVerdict(database, row.uuid),
    noteRuled(database, { caseUuid, round, seat: "creator" }, createdAt),
    noteRuled(database, { caseUuid, round, seat: "opponent" }, createdAt),
    selectRulingNews(database, row, createdAt),
  ]);
  const stored = verdicts[0];
  if (stored === undefined) return { lookAgainAt: createdAt };
  // After the verdict, so that whoever leaves from here on takes them away. Another delivery's verdict has its own.
  if (replies.length > 0 && stored.createdAt === createdAt) await keepReplies?.({ caseUuid, round }, replies);
  await kind.object?.announce(cases[0] ?? row, toVerdict(stored));
  await tellNews(notifier, news);
  return decidedOnce(kind, stored);
}

/** A decided case is looked at once more where its testimony is to go to the archive (docs/rules.md#the-archive). */
function decidedOnce({ archive }: CaseKindStrategy, ruled: StoredVerdict): Delivery {
  return archive === null ? "decided" : { lookAgainAt: archivedFrom(ruled) };
}

/** That the court has ruled, and the badges that it has brought. */
function selectRulingNews(database: Database, { uuid, round, creatorUuid, opponentUuid }: CaseRow, at: number) {
  return selectNews(database, { caseUuid: uuid, event: noticeEvent.ruled(uuid, round) }, at, [
    creatorUuid,
    opponentUuid,
  ]);
}
