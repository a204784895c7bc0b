import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Seat } from "~/domain/case/seat";
import { hasParty } from "../case/case-repository.server";
import type { Database } from "../database/client.server";
import { cases, sharedVerdicts } from "../database/schema.server";

/** The verdict that links are about: a case that is ruled on anew has another. */
interface RuledCase {
  caseUuid: string;
  ruledAt: number;
}

export type ShareRow = typeof sharedVerdicts.$inferSelect;

/** Every link that was ever made to a verdict of a case, an open one first, then the last that was sealed. */
export function selectShares(database: Database, caseUuid: string) {
  return database
    .select(getTableColumns(sharedVerdicts))
    .from(sharedVerdicts)
    .where(eq(sharedVerdicts.caseUuid, caseUuid))
    .orderBy(sql`${sharedVerdicts.sealedAt} desc nulls first, rowid desc`);
}

/** A link by its id, open or sealed. */
export function selectShare(database: Database, shareId: string) {
  return database
    .select(getTableColumns(sharedVerdicts))
    .from(sharedVerdicts)
    .where(eq(sharedVerdicts.shareId, shareId));
}

/** The uuid of a link's case, for use inside other queries of the same batch. */
export function sharedCaseUuid(shareId: string) {
  return sql`(select ${sharedVerdicts.caseUuid} from ${sharedVerdicts} where ${sharedVerdicts.shareId} = ${shareId})`;
}

/**
 * Makes a link unless there is an open one, the other party was the last to seal, or the desk has taken one down: all
 * are conditions of the one statement, so that a seal that arrives in the same moment is not undone by it.
 */
export function insertShare(
  database: Database,
  { caseUuid, ruledAt }: RuledCase,
  share: { shareId: string; madeBy: Seat; createdAt: number },
) {
  const lastSealedBy = sql`(select ${sharedVerdicts.sealedBy} from ${sharedVerdicts}
    where ${sharedVerdicts.caseUuid} = ${caseUuid} and ${sharedVerdicts.ruledAt} = ${ruledAt}
    order by ${sharedVerdicts.sealedAt} desc, rowid desc limit 1)`;
  const isTakenDown = sql`exists (select 1 from ${sharedVerdicts} where ${sharedVerdicts.caseUuid} = ${caseUuid}
    and ${sharedVerdicts.ruledAt} = ${ruledAt} and ${sharedVerdicts.takenDownAt} is not null)`;
  return database
    .insert(sharedVerdicts)
    .select(
      rowOf(database, { caseUuid, ruledAt }, { ...share, sealedBy: null, sealedAt: null }).where(
        sql`coalesce(${lastSealedBy}, ${share.madeBy}) = ${share.madeBy} and not ${isTakenDown}`,
      ),
    )
    .onConflictDoNothing();
}

/** Seals a verdict's open link, if there is one. */
export function sealShare(database: Database, { caseUuid, ruledAt }: RuledCase, seal: { by: Seat; at: number }) {
  return database
    .update(sharedVerdicts)
    .set({ sealedBy: seal.by, sealedAt: seal.at })
    .where(
      and(eq(sharedVerdicts.caseUuid, caseUuid), eq(sharedVerdicts.ruledAt, ruledAt), isNull(sharedVerdicts.sealedAt)),
    );
}

/** Seals a verdict that has never had a link, by one that is sealed from the beginning and that nobody gets to know. */
export function insertSeal(
  database: Database,
  { caseUuid, ruledAt }: RuledCase,
  seal: { shareId: string; by: Seat; at: number },
) {
  const hasLinks = sql`exists (select 1 from ${sharedVerdicts}
    where ${sharedVerdicts.caseUuid} = ${caseUuid} and ${sharedVerdicts.ruledAt} = ${ruledAt})`;
  const { shareId, by, at } = seal;
  return database
    .insert(sharedVerdicts)
    .select(
      rowOf(database, { caseUuid, ruledAt }, { shareId, madeBy: by, createdAt: at, sealedBy: by, sealedAt: at }).where(
        sql`not ${hasLinks}`,
      ),
    );
}

/** Every public link that was made to a verdict of a person's cases. */
export function selectEveryShareOf(database: Database, userUuid: SQL) {
  return database
    .select(getTableColumns(sharedVerdicts))
    .from(sharedVerdicts)
    .where(inArray(sharedVerdicts.caseUuid, casesOf(database, userUuid)))
    .orderBy(sharedVerdicts.createdAt, sql`rowid`);
}

/**
 * Ends every public link of a person's cases, in either seat, on behalf of that seat (docs/rules.md#deletion). Gives
 * the links that were open.
 */
export function sealSharesOf(database: Database, userUuid: string, sealedAt: number) {
  const isCreator = sql`exists (select 1 from ${cases} where ${cases.uuid} = ${sharedVerdicts.caseUuid} and ${cases.creatorUuid} = ${userUuid})`;
  return database
    .update(sharedVerdicts)
    .set({ sealedBy: sql`case when ${isCreator} then 'creator' else 'opponent' end`, sealedAt })
    .where(and(isNull(sharedVerdicts.sealedAt), inArray(sharedVerdicts.caseUuid, casesOf(database, userUuid))))
    .returning({ shareId: sharedVerdicts.shareId });
}

function casesOf(database: Database, userUuid: string | SQL) {
  return database.select({ uuid: cases.uuid }).from(cases).where(hasParty(userUuid));
}

/** A row of values to insert on a condition. */
function rowOf(
  database: Database,
  { caseUuid, ruledAt }: RuledCase,
  share: Omit<ShareRow, keyof RuledCase | "takenDownAt">,
) {
  return database
    .select({
      shareId: sql`${share.shareId}`.as("share_id"),
      caseUuid: sql`${caseUuid}`.as("case_uuid"),
      ruledAt: sql`${ruledAt}`.as("ruled_at"),
      madeBy: sql`${share.madeBy}`.as("made_by"),
      createdAt: sql`${share.createdAt}`.as("created_at"),
      sealedBy: sql`${share.sealedBy}`.as("sealed_by"),
      sealedAt: sql`${share.sealedAt}`.as("sealed_at"),
      takenDownAt: sql`null`.as("taken_down_at"),
    })
    .from(sql`(select 1)`);
}
