import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { CaseKind } from "~/domain/case/case-kind";
import type { Ruling } from "~/domain/judge/judge";
import type { Database } from "../database/client.server";
import { insertWhere } from "../database/insert-where.server";
import { cases, verdicts } from "../database/schema.server";
import { type CaseRow, hasParty, newestFirst } from "./case-repository.server";

/** A verdict as it is read: without a model's raw replies, which are long and no part of any page. */
const { replies: _kept, ...shown } = getTableColumns(verdicts);

/** The verdict of a case, if there is one. */
export function selectVerdict(database: Database, caseUuid: string | SQL) {
  return database.select(shown).from(verdicts).where(eq(verdicts.caseUuid, caseUuid));
}

/** The verdicts of a person's newest cases of one kind. */
export function selectVerdictsOf(database: Database, userUuid: string, kind: CaseKind, limit: number) {
  const own = database
    .select({ uuid: cases.uuid })
    .from(cases)
    .where(and(eq(cases.kind, kind), hasParty(userUuid)))
    .orderBy(...newestFirst())
    .limit(limit);
  return database.select(shown).from(verdicts).where(inArray(verdicts.caseUuid, own));
}

/** The verdicts of all cases of a person. */
export function selectEveryVerdictOf(database: Database, userUuid: SQL) {
  const own = database.select({ uuid: cases.uuid }).from(cases).where(hasParty(userUuid));
  return database.select(shown).from(verdicts).where(inArray(verdicts.caseUuid, own));
}

export type StoredVerdict = Awaited<ReturnType<typeof selectVerdict>>[number];

/** The verdict of a case between two people: somebody won, or nobody did, and there is a sentence. */
export interface VerdictRow extends StoredVerdict {
  winner: NonNullable<StoredVerdict["winner"]>;
  punishment: string;
  finding: Pick<Ruling, "exhibits" | "blame">;
}

/** The verdict of a dilemma: what the court decides, and its advice. */
export interface DecisionRow extends StoredVerdict {
  decision: string;
  recommendation: string;
}

/** A stored verdict of a case between two people. Throws where what only such a case has is missing. */
export function toVerdict({ winner, punishment, finding, ...stored }: StoredVerdict): VerdictRow {
  const { exhibits, blame } = finding;
  if (winner === null || punishment === null || blame === undefined) {
    throw new Error("The verdict of a case between two people is not whole.");
  }
  return { ...stored, winner, punishment, finding: { exhibits, blame } };
}

/** The verdict between two people among the rows of a case; undefined where there is none. */
export function firstVerdict(rows: readonly StoredVerdict[]): VerdictRow | undefined {
  const stored = rows.find(({ decision }) => decision === null);
  return stored && toVerdict(stored);
}

/** The decision of a dilemma among its rows; undefined where there is none. */
export function firstDecision(rows: readonly StoredVerdict[]): DecisionRow | undefined {
  for (const { decision, recommendation, ...stored } of rows) {
    if (decision !== null && recommendation !== null) return { ...stored, decision, recommendation };
  }
  return undefined;
}

/**
 * Stores a case's verdict unless there is one: the first to arrive is the verdict (docs/rules.md#one-verdict). Does
 * nothing either where somebody sat down, gave the case another day or had it reopened while the judge wrote, or where
 * `isUnchanged`, a condition on what else the ruling was read from, does not hold any more.
 */
export function insertVerdict(
  database: Database,
  verdict: typeof verdicts.$inferInsert & { round: number },
  { opponentUuid, extendedAt }: Pick<CaseRow, "opponentUuid" | "extendedAt">,
  isUnchanged: SQL = sql`true`,
) {
  return insertWhere(
    database,
    verdicts,
    verdict,
    sql`from cases where uuid = ${verdict.caseUuid} and round = ${verdict.round}
      and opponent_uuid is ${opponentUuid} and extended_at is ${extendedAt} and ${isUnchanged}`,
  ).onConflictDoNothing();
}
