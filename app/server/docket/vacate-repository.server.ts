import { and, eq, getTableColumns, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { CaseRef } from "~/domain/case/case-ref";
import { VACATABLE_MS } from "~/domain/docket/default-judgment";
import { tablesOf } from "../case/case-tables.server";
import type { Database } from "../database/client.server";
import { courtrooms, courtroomVerdicts, pettysuits, vacatedVerdicts, verdicts } from "../database/schema.server";

/** What a reopening sets, whoever asks for it: no verdict any more, and one opening further. */
const REOPENED = { settledAt: null, opening: sql`opening + 1` };

/**
 * Reopens a case for a party that was judged in absence: one conditional write, so that of any number of taps one does it.
 * Gives a row when this call did. The verdict is moved away by `archiveVerdict` and `deleteArchived` in the same batch.
 */
export function reopenForParty(database: Database, ref: CaseRef, by: { userUuid: string; now: number }) {
  const { cases } = tablesOf(ref.kind);
  const isCreator = eq(cases.creatorUuid, by.userUuid);
  const isOpponent = eq(cases.opponentUuid, by.userUuid);
  return database
    .update(cases)
    .set({
      ...REOPENED,
      status: sql`case when opponent_uuid is null then 'pending' else 'active' end`,
      creatorVacatedAt: sql`case when creator_uuid = ${by.userUuid} then ${by.now} else creator_vacated_at end`,
      opponentVacatedAt: sql`case when opponent_uuid = ${by.userUuid} then ${by.now} else opponent_vacated_at end`,
    })
    .where(
      and(
        eq(cases.uuid, ref.uuid),
        eq(cases.status, "settled"),
        or(
          and(isCreator, isNull(cases.creatorVacatedAt), isJudgedInAbsence(ref, "creator", by.now)),
          and(isOpponent, isNull(cases.opponentVacatedAt), isJudgedInAbsence(ref, "opponent", by.now)),
        ),
      ),
    )
    .returning({ uuid: cases.uuid });
}

/** Takes the seat of an opponent who never came and was judged in absence, and reopens the case for them in the same write. */
export function takeJudgedSeat(
  database: Database,
  ref: CaseRef,
  seat: { opponentUuid: string; opponentDisplayName: string; joinedAt: number },
) {
  const { cases } = tablesOf(ref.kind);
  return database
    .update(cases)
    .set({ ...REOPENED, ...seat, status: "active", opponentVacatedAt: seat.joinedAt })
    .where(
      and(
        eq(cases.uuid, ref.uuid),
        eq(cases.status, "settled"),
        isNull(cases.opponentUuid),
        ne(cases.creatorUuid, seat.opponentUuid),
        isJudgedInAbsence(ref, "opponent", seat.joinedAt),
      ),
    )
    .returning({ uuid: cases.uuid });
}

/** Keeps the verdict of an earlier opening where nobody is shown it. Does nothing about the present one's. */
export function archiveVerdict(database: Database, { kind, uuid }: CaseRef) {
  if (kind === "pettysuit") {
    const { suitUuid, ...kept } = getTableColumns(verdicts);
    return database.insert(vacatedVerdicts).select(
      database
        .select({ suitUuid, courtroomUuid: sql<null>`null`.as("courtroom_uuid"), ...kept })
        .from(verdicts)
        .innerJoin(pettysuits, eq(pettysuits.uuid, verdicts.suitUuid))
        .where(and(eq(verdicts.suitUuid, uuid), lt(verdicts.opening, pettysuits.opening))),
    );
  }
  const { courtroomUuid, ...kept } = getTableColumns(courtroomVerdicts);
  return database.insert(vacatedVerdicts).select(
    database
      .select({ suitUuid: sql<null>`null`.as("suit_uuid"), courtroomUuid, ...kept })
      .from(courtroomVerdicts)
      .innerJoin(courtrooms, eq(courtrooms.uuid, courtroomVerdicts.courtroomUuid))
      .where(and(eq(courtroomVerdicts.courtroomUuid, uuid), lt(courtroomVerdicts.opening, courtrooms.opening))),
  );
}

/** Takes away what `archiveVerdict` has kept, so that the present opening can have its one verdict. */
export function deleteArchived(database: Database, { kind, uuid }: CaseRef) {
  const { cases, verdicts, ruledOn } = tablesOf(kind);
  const opening = database.select({ opening: cases.opening }).from(cases).where(eq(cases.uuid, uuid));
  return database.delete(verdicts).where(and(eq(ruledOn, uuid), lt(verdicts.opening, opening)));
}

/** There is a default judgment against this seat that can still be set aside. */
function isJudgedInAbsence({ kind, uuid }: CaseRef, seat: "creator" | "opponent", now: number): SQL {
  const { verdicts, ruledOn } = tablesOf(kind);
  return sql`exists (select 1 from ${verdicts} where ${ruledOn} = ${uuid} and ${verdicts.byDefault} = 1
    and ${verdicts.winner} <> ${seat} and ${verdicts.createdAt} > ${now - VACATABLE_MS})`;
}
