import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { CaseRef } from "~/domain/case/case-ref";
import { FORMER_LITIGANT, FORMER_LITIGANT_UUID } from "~/domain/case/former-litigant";
import type { Seat } from "~/domain/case/seat";
import type { Database } from "../database/client.server";
import { insertWhere } from "../database/insert-where.server";
import {
  answers,
  courtrooms,
  courtroomVerdicts,
  invitations,
  pettysuits,
  questions,
  vacatedVerdicts,
  verdicts,
} from "../database/schema.server";
import { everyUuidOf } from "./erasure-repository.server";

/** Texts of a judge, without whoever has left. */
interface RulingTexts {
  caseName: string;
  rationale: string;
  punishment: string;
}

type Dismissal = Omit<typeof verdicts.$inferInsert, "suitUuid">;

/** The verdicts of a case that were set aside, by opening. */
export function selectVacatedVerdicts(database: Database, { kind, uuid }: CaseRef) {
  const { opening, caseName, rationale, punishment } = vacatedVerdicts;
  return database
    .select({ opening, caseName, rationale, punishment })
    .from(vacatedVerdicts)
    .where(eq(kind === "pettysuit" ? vacatedVerdicts.suitUuid : vacatedVerdicts.courtroomUuid, uuid));
}

/** Takes away a case that nobody but this person is in, with all that hangs on it. Gives a row when this call did. */
export function deleteCase(database: Database, { kind, uuid }: CaseRef, userUuid: string) {
  const cases = kind === "pettysuit" ? pettysuits : courtrooms;
  const isNobody = (seat: typeof cases.creatorUuid | typeof cases.opponentUuid) =>
    or(isNull(seat), eq(seat, FORMER_LITIGANT_UUID), inArray(seat, everyUuidOf(userUuid)));
  return database
    .delete(cases)
    .where(and(eq(cases.uuid, uuid), isNobody(cases.creatorUuid), isNobody(cases.opponentUuid)))
    .returning({ uuid: cases.uuid });
}

/** Ends a case that was not decided, as long as its opening is the one that was read: no ruling can be stored after it. */
export function insertDismissal(
  database: Database,
  { kind, uuid }: CaseRef,
  dismissal: Dismissal & { opening: number },
) {
  const { opening } = dismissal;
  return kind === "pettysuit"
    ? insertWhere(
        database,
        verdicts,
        { suitUuid: uuid, ...dismissal },
        sql`from pettysuits where uuid = ${uuid} and opening = ${opening}`,
      ).onConflictDoNothing()
    : insertWhere(
        database,
        courtroomVerdicts,
        { courtroomUuid: uuid, ...dismissal },
        sql`from courtrooms where uuid = ${uuid} and opening = ${opening}`,
      ).onConflictDoNothing();
}

/** Ends it in place of a default judgment that could still have been set aside: of this one, given at `createdAt`, alone. */
export function overruleDefault(
  database: Database,
  { kind, uuid }: CaseRef,
  judgment: { createdAt: number },
  dismissal: Dismissal,
) {
  const ended = { replies: null, ...dismissal };
  return kind === "pettysuit"
    ? database
        .update(verdicts)
        .set(ended)
        .where(
          and(eq(verdicts.suitUuid, uuid), eq(verdicts.byDefault, true), eq(verdicts.createdAt, judgment.createdAt)),
        )
    : database
        .update(courtroomVerdicts)
        .set(ended)
        .where(
          and(
            eq(courtroomVerdicts.courtroomUuid, uuid),
            eq(courtroomVerdicts.byDefault, true),
            eq(courtroomVerdicts.createdAt, judgment.createdAt),
          ),
        );
}

/** Takes away what a person answered in a suit. */
export function deleteAnswersOf(database: Database, suitUuid: string, userUuid: string) {
  return database
    .delete(answers)
    .where(and(eq(answers.suitUuid, suitUuid), inArray(answers.userUuid, everyUuidOf(userUuid))));
}

export function updatePrompt(database: Database, questionUuid: string, prompt: string) {
  return database.update(questions).set({ prompt }).where(eq(questions.uuid, questionUuid));
}

/** A verdict without a leaver, as long as it is the one that was read. What a model wrote before it was one goes with them. */
export function strikeVerdict(
  database: Database,
  { kind, uuid }: CaseRef,
  { createdAt, caseName, rationale, punishment }: RulingTexts & { createdAt: number },
) {
  const struck = { caseName, rationale, punishment, replies: null };
  return kind === "pettysuit"
    ? database
        .update(verdicts)
        .set(struck)
        .where(and(eq(verdicts.suitUuid, uuid), eq(verdicts.createdAt, createdAt)))
    : database
        .update(courtroomVerdicts)
        .set(struck)
        .where(and(eq(courtroomVerdicts.courtroomUuid, uuid), eq(courtroomVerdicts.createdAt, createdAt)));
}

/** The same of one that was set aside. */
export function strikeVacatedVerdict(
  database: Database,
  { kind, uuid }: CaseRef,
  { opening, ...texts }: RulingTexts & { opening: number },
) {
  const key = kind === "pettysuit" ? vacatedVerdicts.suitUuid : vacatedVerdicts.courtroomUuid;
  return database
    .update(vacatedVerdicts)
    .set({ ...texts, replies: null })
    .where(and(eq(key, uuid), eq(vacatedVerdicts.opening, opening)));
}

/** An invitation of a case was made by nobody any more. The link stays: whoever sits there comes back by it. */
export function forgetInviter(database: Database, { kind, uuid }: CaseRef, userUuid: string) {
  return database
    .update(invitations)
    .set({ createdByUuid: FORMER_LITIGANT_UUID })
    .where(
      and(
        eq(kind === "pettysuit" ? invitations.suitUuid : invitations.courtroomUuid, uuid),
        inArray(invitations.createdByUuid, everyUuidOf(userUuid)),
      ),
    );
}

/**
 * Gives a person's seat in a decided case to nobody in particular, as long as the case is as it was read: the last step, and
 * what says that it was gone through. Gives a row when this call did.
 */
export function forgetSeat(
  database: Database,
  { kind, uuid }: CaseRef,
  leaving: { userUuid: string; seat: Seat; allegation: string; ruledAt: number },
) {
  const { userUuid, seat, allegation, ruledAt } = leaving;
  const cases = kind === "pettysuit" ? pettysuits : courtrooms;
  const former =
    seat === "creator"
      ? // The filing's own id is the browser's that filed it. Any other will do, as long as no two of one person are the same.
        { creatorUuid: FORMER_LITIGANT_UUID, creatorDisplayName: FORMER_LITIGANT, clientId: uuid }
      : { opponentUuid: FORMER_LITIGANT_UUID, opponentDisplayName: FORMER_LITIGANT };
  return database
    .update(cases)
    .set({ ...former, allegation })
    .where(
      and(
        eq(cases.uuid, uuid),
        inArray(seat === "creator" ? cases.creatorUuid : cases.opponentUuid, everyUuidOf(userUuid)),
        isRuledAt(kind, uuid, ruledAt),
      ),
    )
    .returning({ uuid: cases.uuid });
}

function isRuledAt(kind: CaseRef["kind"], uuid: string, ruledAt: number): SQL {
  return kind === "pettysuit"
    ? sql`exists (select 1 from verdicts where suit_uuid = ${uuid} and created_at = ${ruledAt})`
    : sql`exists (select 1 from courtroom_verdicts where courtroom_uuid = ${uuid} and created_at = ${ruledAt})`;
}
