import type { SQL } from "drizzle-orm";
import { verdictNotReady } from "~/domain/app-error";
import { partyNames } from "~/domain/case/party-names";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import { isDismissal } from "~/domain/verdict/fairness";
import { type CaseRow, selectCase } from "../case/case-repository.server";
import { selectVerdict, type VerdictRow } from "../case/verdict-repository.server";
import type { Database } from "../database/client.server";
import { namedVerdict } from "./decided-case.server";

type FoundCard = Pick<DecidedCase, "verdict" | "names" | "settledAt" | "byDefault" | "dismissed"> & { round: number };

/** The queries that find a card by the uuid of its case, for a batch. */
export function selectCard(database: Database, caseUuid: string | SQL) {
  return [selectCase(database, caseUuid), selectVerdict(database, caseUuid)] as const;
}

/** What the card of a decided case says. Refuses with `verdict_not_ready` while there is no verdict. */
export function readCard(row: CaseRow | undefined, verdict: VerdictRow | undefined): FoundCard {
  if (row === undefined || verdict === undefined) throw verdictNotReady();
  const names = partyNames(row);
  return {
    verdict: namedVerdict(verdict, names),
    names,
    settledAt: new Date(verdict.createdAt).toISOString(),
    byDefault: verdict.byDefault,
    dismissed: isDismissal(verdict),
    round: verdict.round,
  };
}
