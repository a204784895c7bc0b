import { ATTEMPTS_BEFORE_HOUSE_JUDGE } from "~/domain/docket/schedule";
import type { Bench } from "~/domain/judge/judge";
import {
  type CourtroomRow,
  insertCourtroomVerdict,
  selectCourtroom,
  selectCourtroomVerdict,
  settleCourtroom,
  toCourtroom,
} from "../courtroom/courtroom-repository.server";
import type { Database } from "../database/client.server";
import type { Delivery } from "./deliver-verdict.server";
import type { HearingPort } from "./hearing-port.server";
import { toCourtroomRecord } from "./to-courtroom-record.server";

interface CourtroomDelivery {
  database: Database;
  bench: Bench;
  hearings: HearingPort;
  clock: () => number;
}

/** How a look at a courtroom came about: how often it failed before, and whether its time is up (R12). */
export interface CourtroomLook {
  failedAttempts: number;
  isTimeUp: boolean;
}

/**
 * Rules on a courtroom that has retired or whose time is up, stores the one verdict and has it announced. Safe to run again
 * at any point: what is stored is what is announced, whichever delivery stored it, and the object announces it once.
 */
export async function deliverCourtroomVerdict(
  { database, bench, hearings, clock }: CourtroomDelivery,
  courtroomUuid: string,
  { failedAttempts, isTimeUp }: CourtroomLook,
): Promise<Delivery> {
  const [courtrooms, existing] = await readCourtroom(database, courtroomUuid);
  const row = courtrooms[0];
  if (row === undefined) return "unknown";
  if (existing[0] !== undefined) {
    await hearings.announceVerdict(toCourtroom(row, existing[0]));
    return "decided";
  }
  const transcript = await closeIfDue(hearings, row, isTimeUp);
  if (transcript === null) return "waiting";

  const record = toCourtroomRecord(row, transcript);
  const isLast = failedAttempts + 1 >= ATTEMPTS_BEFORE_HOUSE_JUDGE;
  const { ruling, receipt, replies } = await bench.presideOver(record, { isLast });
  const { caseName, winner, rationale, punishment, exhibits, blame } = ruling;
  const createdAt = clock();
  const [, , settled, stored] = await database.batch([
    insertCourtroomVerdict(database, {
      courtroomUuid,
      caseName,
      winner,
      rationale,
      punishment,
      judgePersonality: row.courtroom.judgePersonality,
      judgeId: receipt.judgeId,
      finding: { exhibits, blame },
      receipt,
      replies,
      createdAt,
    }),
    settleCourtroom(database, courtroomUuid, createdAt),
    selectCourtroom(database, courtroomUuid),
    selectCourtroomVerdict(database, courtroomUuid),
  ]);
  await hearings.announceVerdict(toCourtroom(settled[0] ?? row, stored[0]));
  return "decided";
}

function readCourtroom(database: Database, courtroomUuid: string) {
  return database.batch([selectCourtroom(database, courtroomUuid), selectCourtroomVerdict(database, courtroomUuid)]);
}

/** A courtroom that nobody has joined waits on: there is no other side to rule against. */
async function closeIfDue(hearings: HearingPort, row: CourtroomRow, isTimeUp: boolean) {
  if (row.courtroom.opponentUuid === null) return null;
  return hearings.closeHearing(toCourtroom(row, undefined), isTimeUp ? "time_is_up" : null);
}
