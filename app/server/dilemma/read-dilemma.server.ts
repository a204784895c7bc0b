import { cardOfDecision } from "~/domain/dilemma/decision-card";
import type { DecidedDilemma, DilemmaSession, SessionStatus } from "~/domain/dilemma/session";
import type { CaseRow } from "../case/case-repository.server";
import type { DecisionRow } from "../case/verdict-repository.server";
import type { Dependencies } from "../dependencies.server";
import { createCardToken } from "../verdict/card-token.server";

/** A dilemma as the person who brought it sees it. */
export function toSession(row: CaseRow, decided: DecisionRow | undefined): DilemmaSession {
  const { uuid, allegation: dilemma, judgePersonality, createdAt } = row;
  const { caseName = null, decision = null, rationale = null, recommendation = null } = decided ?? {};
  return {
    uuid,
    dilemma,
    judgePersonality,
    status: sessionStatus(row),
    createdAt: new Date(createdAt).toISOString(),
    caseName,
    decision,
    rationale,
    recommendation,
  };
}

/** Whether every question is answered. */
export function sessionStatus({ creatorCompletedAt }: Pick<CaseRow, "creatorCompletedAt">): SessionStatus {
  return creatorCompletedAt === null ? "active" : "completed";
}

/** The decision on it, for its overlay, its download and its sharing. */
export async function readDecidedDilemma(
  deps: Pick<Dependencies, "secret" | "clock" | "languages"> & { siteOrigin: string },
  { uuid, allegation: dilemma }: CaseRow,
  decided: DecisionRow,
): Promise<DecidedDilemma> {
  const { caseName, decision, rationale, recommendation, createdAt, round } = decided;
  return {
    card: cardOfDecision({ dilemma, ...decided }, new URL(deps.siteOrigin).host),
    caseName,
    rationale,
    settledAt: new Date(createdAt).toISOString(),
    cardToken: await createCardToken(deps, { caseUuid: uuid, round }),
    foreign: await deps.languages.findForeignWords([dilemma, caseName, decision, rationale, recommendation]),
  };
}
