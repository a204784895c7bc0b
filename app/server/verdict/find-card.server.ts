import type { SQL } from "drizzle-orm";
import { verdictNotReady } from "~/domain/app-error";
import { partyNames } from "~/domain/case/party-names";
import { cardOfDecision } from "~/domain/dilemma/decision-card";
import type { Card } from "~/domain/verdict/card";
import { cardOfDecidedCase } from "~/domain/verdict/decided-case";
import { isDismissal } from "~/domain/verdict/fairness";
import { type CaseRow, selectCase } from "../case/case-repository.server";
import {
  type DecisionRow,
  type StoredVerdict,
  selectVerdict,
  type VerdictRow,
} from "../case/verdict-repository.server";
import type { Database } from "../database/client.server";
import { namedVerdict } from "./decided-case.server";

/** How a case was ruled on: by a verdict between two people, or by a decision for one. */
export interface Ruled {
  verdict: VerdictRow | undefined;
  decision: DecisionRow | undefined;
}

interface FoundCard {
  card: Card;
  /** Which round of the case it is about, and when that was ruled on, in Unix milliseconds. */
  round: number;
  ruledAt: number;
  byDefault: boolean;
}

/** The queries that find a card by the uuid of its case, for a batch. */
export function selectCard(database: Database, caseUuid: string | SQL) {
  return [selectCase(database, caseUuid), selectVerdict(database, caseUuid)] as const;
}

/** The card of a decided case. Refuses with `verdict_not_ready` while there is no verdict. */
export function readCard(row: CaseRow | undefined, { verdict, decision }: Ruled, siteAddress: string): FoundCard {
  if (row !== undefined && verdict !== undefined) return found(verdictCard(row, verdict, siteAddress), verdict);
  if (row === undefined || decision === undefined) throw verdictNotReady();
  return found(cardOfDecision({ dilemma: row.allegation, ...decision }, siteAddress), decision);
}

function found(card: Card, { round, createdAt: ruledAt, byDefault }: StoredVerdict): FoundCard {
  return { card, round, ruledAt, byDefault };
}

function verdictCard(row: CaseRow, verdict: VerdictRow, siteAddress: string): Card {
  const names = partyNames(row);
  const decided = {
    verdict: namedVerdict(verdict, names),
    names,
    settledAt: new Date(verdict.createdAt).toISOString(),
    byDefault: verdict.byDefault,
    dismissed: isDismissal(verdict),
  };
  return cardOfDecidedCase(decided, siteAddress);
}
