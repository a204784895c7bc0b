import { and, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { FORMER_LITIGANT, FORMER_LITIGANT_UUID } from "~/domain/case/former-litigant";
import { otherSeat, type Seat } from "~/domain/case/seat";
import type { Database } from "../database/client.server";
import { insertWhere } from "../database/insert-where.server";
import { cases, decks, invitations, reports, vacatedVerdicts, verdicts } from "../database/schema.server";
import { everyUuidOf } from "./erasure-repository.server";

/** Texts of a judge, without whoever has left. */
interface RulingTexts {
  caseName: string;
  rationale: string;
  punishment: string;
}

type Dismissal = Omit<typeof verdicts.$inferInsert, "caseUuid">;

/** The verdicts of a case that were set aside, by round. */
export function selectVacatedVerdicts(database: Database, caseUuid: string) {
  const { replies: _kept, ...shown } = getTableColumns(vacatedVerdicts);
  return database.select(shown).from(vacatedVerdicts).where(eq(vacatedVerdicts.caseUuid, caseUuid));
}

/** Takes away a case that nobody but this person is in, with all that hangs on it. Gives a row when this call did. */
export function deleteCase(database: Database, caseUuid: string, userUuid: string) {
  const isNobody = (seat: typeof cases.creatorUuid | typeof cases.opponentUuid) =>
    or(isNull(seat), eq(seat, FORMER_LITIGANT_UUID), inArray(seat, everyUuidOf(userUuid)));
  return database
    .delete(cases)
    .where(and(eq(cases.uuid, caseUuid), isNobody(cases.creatorUuid), isNobody(cases.opponentUuid)))
    .returning({ uuid: cases.uuid });
}

/**
 * Ends a case that was not decided, as long as its round is the one that was read: no ruling can be stored after it.
 */
export function insertDismissal(database: Database, caseUuid: string, dismissal: Dismissal & { round: number }) {
  return insertWhere(
    database,
    verdicts,
    { caseUuid, ...dismissal },
    sql`from cases where uuid = ${caseUuid} and round = ${dismissal.round}`,
  ).onConflictDoNothing();
}

/**
 * Ends it in place of a default judgment that could still have been set aside: of this one, given at `createdAt`,
 * alone.
 */
export function overruleDefault(
  database: Database,
  caseUuid: string,
  { createdAt }: { createdAt: number },
  dismissal: Dismissal,
) {
  return database
    .update(verdicts)
    .set({ replies: null, ...dismissal })
    .where(and(eq(verdicts.caseUuid, caseUuid), eq(verdicts.byDefault, true), eq(verdicts.createdAt, createdAt)));
}

/** Masks the questions of a case, which are given in their order, and takes away what was answered from a seat. */
export function strikeTestimony(database: Database, caseUuid: string, seat: Seat, prompts: readonly string[]) {
  const struck = prompts.map((prompt, position) => sql`, ${`$[${position}].prompt`}, ${prompt}`);
  return database
    .update(decks)
    .set({ questions: sql`json_set(${decks.questions}${sql.join(struck)})`, [`${seat}Answers`]: null })
    .where(eq(decks.caseUuid, caseUuid));
}

/**
 * A verdict without a leaver, as long as it is the one that was read. What a model wrote before it was one goes with
 * them.
 */
export function strikeVerdict(
  database: Database,
  caseUuid: string,
  { createdAt, ...texts }: RulingTexts & { createdAt: number },
) {
  return database
    .update(verdicts)
    .set({ ...texts, replies: null })
    .where(and(eq(verdicts.caseUuid, caseUuid), eq(verdicts.createdAt, createdAt)));
}

/** The same of one that was set aside. */
export function strikeVacatedVerdict(
  database: Database,
  caseUuid: string,
  { round, ...texts }: RulingTexts & { round: number },
) {
  return database
    .update(vacatedVerdicts)
    .set({ ...texts, replies: null })
    .where(and(eq(vacatedVerdicts.caseUuid, caseUuid), eq(vacatedVerdicts.round, round)));
}

/** Takes away the words of a case's reported messages: whichever party leaves, they may name or be theirs. */
export function strikeQuotes(database: Database, caseUuid: string) {
  return database.update(reports).set({ quote: null }).where(eq(reports.caseUuid, caseUuid));
}

/** An invitation of a case was made by nobody any more. The link stays: whoever sits there comes back by it. */
export function forgetInviter(database: Database, caseUuid: string, userUuid: string) {
  return database
    .update(invitations)
    .set({ createdByUuid: FORMER_LITIGANT_UUID })
    .where(and(eq(invitations.caseUuid, caseUuid), inArray(invitations.createdByUuid, everyUuidOf(userUuid))));
}

/**
 * Gives a person's seat in a decided case to nobody in particular, as long as the case is as it was read, with
 * `opposite` across, who may be leaving too, and its questions where they were: the last step, and what says that it
 * was gone through. Gives a row when this call did.
 */
export function forgetSeat(
  database: Database,
  caseUuid: string,
  leaving: {
    userUuid: string;
    seat: Seat;
    opposite: string | null;
    allegation: string;
    ruledAt: number;
    questionCount: number;
  },
) {
  const { userUuid, seat, opposite, allegation, ruledAt, questionCount } = leaving;
  const former =
    seat === "creator"
      ? // The filing's own id is the browser's that filed it. Any other will do, as long as no two of one person are the same.
        { creatorUuid: FORMER_LITIGANT_UUID, creatorDisplayName: FORMER_LITIGANT, clientId: caseUuid }
      : { opponentUuid: FORMER_LITIGANT_UUID, opponentDisplayName: FORMER_LITIGANT };
  return database
    .update(cases)
    .set({ ...former, allegation })
    .where(
      and(
        eq(cases.uuid, caseUuid),
        inArray(cases[`${seat}Uuid`], everyUuidOf(userUuid)),
        sql`${cases[`${otherSeat(seat)}Uuid`]} is ${opposite}`,
        isRuledAt(caseUuid, ruledAt),
        sql`(select count(*) from questions where case_uuid = ${caseUuid}) = ${questionCount}`,
      ),
    )
    .returning({ uuid: cases.uuid });
}

function isRuledAt(caseUuid: string, ruledAt: number): SQL {
  return sql`exists (select 1 from verdicts where case_uuid = ${caseUuid} and created_at = ${ruledAt})`;
}
