import { and, eq, getTableColumns, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { VACATABLE_MS } from "~/domain/docket/default-judgment";
import type { CaseRef } from "~/domain/invitation/invitation";
import type { Database } from "../database/client.server";
import { courtrooms, courtroomVerdicts, pettysuits, vacatedVerdicts, verdicts } from "../database/schema.server";

type CaseTable = typeof pettysuits | typeof courtrooms;

/** What a reopening sets, whoever asks for it: no verdict any more, and one opening further. */
const REOPENED = { settledAt: null, opening: sql`opening + 1` };

/**
 * Reopens a case for a party that was judged in absence: one conditional write, so that of any number of taps one does it.
 * Gives a row when this call did. The verdict is moved away by `archiveVerdict` and `deleteArchived` in the same batch.
 */
export function reopenForParty(database: Database, { kind, uuid }: CaseRef, by: { userUuid: string; now: number }) {
  const cases = tableOf(kind);
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
        eq(cases.uuid, uuid),
        eq(cases.status, "settled"),
        or(
          and(isCreator, isNull(cases.creatorVacatedAt), isJudgedInAbsence(kind, uuid, "creator", by.now)),
          and(isOpponent, isNull(cases.opponentVacatedAt), isJudgedInAbsence(kind, uuid, "opponent", by.now)),
        ),
      ),
    )
    .returning({ uuid: cases.uuid });
}

/** Takes the seat of an opponent who never came and was judged in absence, and reopens the case for them in the same write. */
export function takeJudgedSeat(
  database: Database,
  { kind, uuid }: CaseRef,
  seat: { opponentUuid: string; opponentDisplayName: string; joinedAt: number },
) {
  const cases = tableOf(kind);
  return database
    .update(cases)
    .set({ ...REOPENED, ...seat, status: "active", opponentVacatedAt: seat.joinedAt })
    .where(
      and(
        eq(cases.uuid, uuid),
        eq(cases.status, "settled"),
        isNull(cases.opponentUuid),
        ne(cases.creatorUuid, seat.opponentUuid),
        isJudgedInAbsence(kind, uuid, "opponent", seat.joinedAt),
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
  return kind === "pettysuit"
    ? database
        .delete(verdicts)
        .where(
          and(
            eq(verdicts.suitUuid, uuid),
            lt(verdicts.opening, sql`(select opening from pettysuits where uuid = ${uuid})`),
          ),
        )
    : database
        .delete(courtroomVerdicts)
        .where(
          and(
            eq(courtroomVerdicts.courtroomUuid, uuid),
            lt(courtroomVerdicts.opening, sql`(select opening from courtrooms where uuid = ${uuid})`),
          ),
        );
}

function tableOf(kind: CaseRef["kind"]): CaseTable {
  return kind === "pettysuit" ? pettysuits : courtrooms;
}

/** There is a default judgment against this seat that can still be set aside. */
function isJudgedInAbsence(kind: CaseRef["kind"], uuid: string, seat: "creator" | "opponent", now: number): SQL {
  const found =
    kind === "pettysuit"
      ? sql`verdicts where suit_uuid = ${uuid}`
      : sql`courtroom_verdicts where courtroom_uuid = ${uuid}`;
  return sql`exists (select 1 from ${found} and by_default = 1 and winner <> ${seat} and created_at > ${now - VACATABLE_MS})`;
}
