import { and, eq, getTableColumns, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Seat } from "~/domain/case/seat";
import { VACATABLE_MS } from "~/domain/docket/default-judgment";
import { INVITATION_LIFETIME_MS } from "~/domain/invitation/invitation";
import type { Database } from "../database/client.server";
import { cases, invitations, vacatedVerdicts, verdicts } from "../database/schema.server";

/** What a reopening sets, whoever asks for it: no verdict any more, and one round further. */
const REOPENED = { settledAt: null, round: sql`round + 1` };

/**
 * Reopens a case for a party that was judged in absence: one conditional write, so that of any number of taps one does
 * it. Gives a row when this call did. The verdict is moved away by `keepVacated` and `removeVacated` in the same
 * batch.
 */
export function reopenForParty(database: Database, caseUuid: string, by: { userUuid: string; now: number }) {
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
        eq(cases.uuid, caseUuid),
        eq(cases.status, "settled"),
        or(
          and(isCreator, isNull(cases.creatorVacatedAt), isJudgedInAbsence(caseUuid, "creator", by.now)),
          and(isOpponent, isNull(cases.opponentVacatedAt), isJudgedInAbsence(caseUuid, "opponent", by.now)),
        ),
      ),
    )
    .returning({ uuid: cases.uuid });
}

/**
 * Takes the seat of an opponent who never came and was judged in absence, and reopens the case for them in the same
 * write.
 */
export function takeJudgedSeat(
  database: Database,
  caseUuid: string,
  seat: { opponentUuid: string; opponentDisplayName: string; joinedAt: number },
) {
  return database
    .update(cases)
    .set({ ...REOPENED, ...seat, status: "active", opponentVacatedAt: seat.joinedAt })
    .where(
      and(
        eq(cases.uuid, caseUuid),
        eq(cases.status, "settled"),
        isNull(cases.opponentUuid),
        ne(cases.creatorUuid, seat.opponentUuid),
        isJudgedInAbsence(caseUuid, "opponent", seat.joinedAt),
      ),
    )
    .returning({ uuid: cases.uuid });
}

/** Lets the link of a case that was reopened at a moment while its seat is empty hold as long as one of a new case. */
export function renewInvitation(database: Database, caseUuid: string, reopenedAt: number) {
  return database
    .update(invitations)
    .set({ expiresAt: sql`max(${invitations.expiresAt}, ${reopenedAt + INVITATION_LIFETIME_MS})` })
    .where(
      and(
        eq(invitations.caseUuid, caseUuid),
        sql`exists (select 1 from cases
          where uuid = ${caseUuid} and status = 'pending' and creator_vacated_at = ${reopenedAt})`,
      ),
    );
}

/** Keeps the verdict of an earlier round where nobody is shown it. Does nothing about the present one's. */
export function keepVacated(database: Database, caseUuid: string) {
  return database.insert(vacatedVerdicts).select(
    database
      .select(getTableColumns(verdicts))
      .from(verdicts)
      .innerJoin(cases, eq(cases.uuid, verdicts.caseUuid))
      .where(and(eq(verdicts.caseUuid, caseUuid), lt(verdicts.round, cases.round))),
  );
}

/** Takes away from the verdicts what `keepVacated` has put aside: the present round can have its one verdict. */
export function removeVacated(database: Database, caseUuid: string) {
  const present = database.select({ round: cases.round }).from(cases).where(eq(cases.uuid, caseUuid));
  return database.delete(verdicts).where(and(eq(verdicts.caseUuid, caseUuid), lt(verdicts.round, present)));
}

/** There is a default judgment against this seat that can still be set aside. */
function isJudgedInAbsence(caseUuid: string, seat: Seat, now: number): SQL {
  return sql`exists (select 1 from ${verdicts} where ${verdicts.caseUuid} = ${caseUuid} and ${verdicts.byDefault} = 1
    and ${verdicts.winner} <> ${seat} and ${verdicts.createdAt} > ${now - VACATABLE_MS})`;
}
