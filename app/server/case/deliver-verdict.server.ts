import { deadlineOf } from "~/domain/case/deadline";
import { ATTEMPTS_BEFORE_HOUSE_JUDGE } from "~/domain/docket/schedule";
import type { Bench } from "~/domain/judge/judge";
import type { Database } from "../database/client.server";
import { logError } from "../observability/log.server";
import type { CaseKindStrategy, CaseKinds } from "./case-kind.server";
import { type CaseRow, selectCase, settleCase } from "./case-repository.server";
import { newVerdict } from "./new-verdict.server";
import { firstVerdict, insertVerdict, selectVerdict, type VerdictRow } from "./verdict-repository.server";

/**
 * What came of a look at a case: `decided` now or before, `unknown` to the court, or to be looked at again at a time in Unix
 * milliseconds: at the deadline while a party is awaited, at once where the case changed under the judge's pen.
 */
export type Delivery = "decided" | "unknown" | { lookAgainAt: number };

interface Delivering {
  database: Database;
  bench: Bench;
  kinds: CaseKinds;
  clock: () => number;
}

/**
 * Rules on a case that is ready or whose time is up (docs/rules.md#the-24-hours), stores the one verdict and has it
 * announced. Safe to run again at any point: the verdict's primary key lets one row in, the ruling and the case's new
 * status are written in one batch, and what is stored is what is announced, whichever delivery stored it.
 * `failedAttempts` tells how often this failed before: on the last attempt the bench rules whatever judge it was to ask
 * (docs/rules.md#a-judge-that-fails).
 */
export async function deliverVerdict(delivering: Delivering, caseUuid: string, failedAttempts = 0): Promise<Delivery> {
  const { database, kinds } = delivering;
  const [cases, verdicts] = await database.batch([selectCase(database, caseUuid), selectVerdict(database, caseUuid)]);
  const row = cases[0];
  if (row === undefined) return "unknown";
  const kind = kinds[row.kind];
  try {
    return await deliver(delivering, kind, row, firstVerdict(verdicts), failedAttempts);
  } catch (error) {
    await kind.object?.reportFailure(caseUuid).catch((unheard: unknown) => {
      logError("docket_failed", unheard, { caseUuid });
    });
    throw error;
  }
}

async function deliver(
  { database, bench, clock }: Delivering,
  kind: CaseKindStrategy,
  row: CaseRow,
  known: VerdictRow | undefined,
  failedAttempts: number,
): Promise<Delivery> {
  if (known !== undefined) {
    await kind.object?.announce(row, known);
    return "decided";
  }
  const hearing = await kind.hear(row, clock());
  if (hearing === null) return { lookAgainAt: deadlineOf(row) };

  const isLast = failedAttempts + 1 >= ATTEMPTS_BEFORE_HOUSE_JUDGE;
  const judgement = await bench.presideOver(hearing.record, { isLast });
  const createdAt = clock();
  const [, , cases, verdicts] = await database.batch([
    insertVerdict(
      database,
      newVerdict(judgement, row, hearing.record, createdAt),
      row.opponentUuid,
      hearing.isUnchanged,
    ),
    settleCase(database, row.uuid, createdAt),
    selectCase(database, row.uuid),
    selectVerdict(database, row.uuid),
  ]);
  const stored = firstVerdict(verdicts);
  if (stored === undefined) return { lookAgainAt: createdAt };
  await kind.object?.announce(cases[0] ?? row, stored);
  return "decided";
}
