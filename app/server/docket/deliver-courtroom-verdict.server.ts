import { deadlineOf, isTimeUp } from "~/domain/case/deadline";
import type { DeliberationReason } from "~/domain/courtroom/protocol";
import { absentSeats } from "~/domain/docket/default-judgment";
import { ATTEMPTS_BEFORE_HOUSE_JUDGE } from "~/domain/docket/schedule";
import { hasAbsent, hasTestified } from "~/domain/judge/exhibits";
import type { Bench, CourtroomRecord } from "~/domain/judge/judge";
import { settleCase } from "../case/case-repository.server";
import {
  type CourtroomRow,
  insertCourtroomVerdict,
  selectCourtroom,
  selectCourtroomVerdict,
  toCourtroom,
} from "../courtroom/courtroom-repository.server";
import type { Database } from "../database/client.server";
import type { Delivery } from "./deliver-verdict.server";
import type { ClosedHearing, HearingPort } from "./hearing-port.server";
import { newVerdict } from "./new-verdict.server";
import { toCourtroomRecord } from "./to-courtroom-record.server";

interface CourtroomDelivery {
  database: Database;
  bench: Bench;
  hearings: HearingPort;
  clock: () => number;
}

/**
 * Rules on a courtroom that has retired or whose time is up, stores the one verdict and has it announced. Safe to run again
 * at any point: what is stored is what is announced, whichever delivery stored it, and the object announces it once.
 */
export async function deliverCourtroomVerdict(
  { database, bench, hearings, clock }: CourtroomDelivery,
  courtroomUuid: string,
  failedAttempts = 0,
): Promise<Delivery> {
  const [courtrooms, existing] = await readCourtroom(database, courtroomUuid);
  const row = courtrooms[0];
  if (row === undefined) return "unknown";
  if (existing[0] !== undefined) {
    await hearings.announceVerdict(toCourtroom(row, existing[0]));
    return "decided";
  }
  const closed = await closeIfDue(hearings, row, clock());
  if (closed === null) return { lookAgainAt: deadlineOf(row.courtroom) };

  const record = withAbsent(toCourtroomRecord(row, closed.transcript), row, closed.reason);
  const isLast = failedAttempts + 1 >= ATTEMPTS_BEFORE_HOUSE_JUDGE;
  const judgement = await bench.presideOver(record, { isLast });
  const createdAt = clock();
  const { opening, opponentUuid } = row.courtroom;
  const byDefault = hasAbsent(record);
  const verdict = { courtroomUuid, ...newVerdict(judgement, row.courtroom, { createdAt, byDefault }) };
  const [, , settled, stored] = await database.batch([
    insertCourtroomVerdict(database, verdict, { opening, opponentUuid }),
    settleCase(database, { kind: "courtroom", uuid: courtroomUuid }, createdAt),
    selectCourtroom(database, courtroomUuid),
    selectCourtroomVerdict(database, courtroomUuid),
  ]);
  if (stored[0] === undefined) return { lookAgainAt: createdAt };
  await hearings.announceVerdict(toCourtroom(settled[0] ?? row, stored[0]));
  return "decided";
}

function readCourtroom(database: Database, courtroomUuid: string) {
  return database.batch([selectCourtroom(database, courtroomUuid), selectCourtroomVerdict(database, courtroomUuid)]);
}

/** A courtroom that nobody has joined never sat: when its time is up there is nothing to close. */
async function closeIfDue(hearings: HearingPort, row: CourtroomRow, now: number): Promise<ClosedHearing | null> {
  const reason = isTimeUp(row.courtroom, now) ? "time_is_up" : null;
  if (row.courtroom.opponentUuid !== null) return hearings.closeHearing(toCourtroom(row, undefined), reason);
  return reason === null ? null : { reason, transcript: [] };
}

/**
 * Nobody who asked for the decision was absent, whatever they said. In a courtroom that nobody joined the plaintiff could
 * not speak, so having filed is all that could be done.
 */
function withAbsent(record: CourtroomRecord, { courtroom }: CourtroomRow, reason: DeliberationReason): CourtroomRecord {
  if (reason !== "time_is_up") return record;
  const creator = courtroom.opponentUuid === null || hasTestified(record, "creator");
  return { ...record, absent: absentSeats({ creator, opponent: hasTestified(record, "opponent") }) };
}
