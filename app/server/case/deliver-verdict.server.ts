import { isContested } from "~/domain/case/case-kind";
import { deadlineOf } from "~/domain/case/deadline";
import { ATTEMPTS_BEFORE_HOUSE_JUDGE } from "~/domain/docket/schedule";
import type { Database } from "../database/client.server";
import { logError } from "../observability/log.server";
import type { Benches, CaseKindStrategy, CaseKinds } from "./case-kind.server";
import { type CaseRow, selectCase, settleCase } from "./case-repository.server";
import { insertVerdict, type StoredVerdict, selectVerdict, toVerdict } from "./verdict-repository.server";

/**
 * What came of a look at a case: `decided` now or before, `unknown` to the court, `open` until somebody calls again, or
 * to be looked at again at a time in Unix milliseconds: at the deadline while a party is awaited, at once where the
 * case changed under the judge's pen.
 */
export type Delivery = "decided" | "unknown" | "open" | { lookAgainAt: number };

interface Delivering {
  database: Database;
  benches: Benches;
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
    return await deliver(delivering, kind, row, verdicts[0], failedAttempts);
  } catch (error) {
    await kind.object?.reportFailure(caseUuid).catch((unheard: unknown) => {
      logError("docket_failed", unheard, { caseUuid });
    });
    throw error;
  }
}

async function deliver(
  { database, benches, clock }: Delivering,
  kind: CaseKindStrategy,
  row: CaseRow,
  known: StoredVerdict | undefined,
  failedAttempts: number,
): Promise<Delivery> {
  if (known !== undefined) {
    await kind.object?.announce(row, toVerdict(known));
    return "decided";
  }
  const hearing = await kind.hear(row, clock());
  // Nobody waits for the other in a dilemma, so it has no deadline.
  if (hearing === null) return isContested(row) ? { lookAgainAt: deadlineOf(row) } : "open";

  const isLast = failedAttempts + 1 >= ATTEMPTS_BEFORE_HOUSE_JUDGE;
  const ruling = await hearing.rule(benches, { isLast });
  const createdAt = clock();
  const { uuid: caseUuid, judgePersonality, round } = row;
  const [, , cases, verdicts] = await database.batch([
    insertVerdict(
      database,
      { caseUuid, judgePersonality, round, createdAt, ...ruling },
      row.opponentUuid,
      hearing.isUnchanged,
    ),
    settleCase(database, row.uuid, createdAt),
    selectCase(database, row.uuid),
    selectVerdict(database, row.uuid),
  ]);
  const stored = verdicts[0];
  if (stored === undefined) return { lookAgainAt: createdAt };
  await kind.object?.announce(cases[0] ?? row, toVerdict(stored));
  return "decided";
}
