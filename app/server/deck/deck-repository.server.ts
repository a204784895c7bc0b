import { and, asc, desc, eq, exists, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Seat } from "~/domain/case/seat";
import type { DilemmaQuestion } from "~/domain/dilemma/dilemma";
import { VACATABLE_MS } from "~/domain/docket/default-judgment";
import type { WrittenQuestion } from "~/domain/judge/judge";
import { formerGuests } from "../account/account-repository.server";
import { casesMovedTo } from "../case/case-repository.server";
import type { Database } from "../database/client.server";
import { answers, cases, questions, verdicts } from "../database/schema.server";

/** The questions of a case in their order, without what they weigh: that stays with the judge. */
export function selectQuestions(database: Database, caseUuid: string) {
  return database
    .select({ uuid: questions.uuid, prompt: questions.prompt, hunchAbout: questions.hunchAbout })
    .from(questions)
    .where(eq(questions.caseUuid, caseUuid))
    .orderBy(asc(questions.position));
}

/** The questions of a suit with what they weigh, for the judge alone. */
export function selectQuestionsForJudge(database: Database, caseUuid: string) {
  return database.select().from(questions).where(eq(questions.caseUuid, caseUuid)).orderBy(asc(questions.position));
}

/**
 * Stores a suit's questions in their order. Fails on `questions.case_uuid` where there are any already: two sets never
 * mix (made once, docs/rules.md#questions). Given a case with its text, it fails on the same column where the text has
 * changed meanwhile.
 */
export function insertQuestions(
  database: Database,
  filed: string | { uuid: string; allegation: string },
  written: readonly (WrittenQuestion | DilemmaQuestion)[],
  newUuid: () => string,
) {
  const caseUuid = typeof filed === "string" ? filed : caseWithText(filed);
  const rows = written.map((question, position) => ({ ...question, uuid: newUuid(), caseUuid, position }));
  return database.insert(questions).values(rows);
}

/**
 * A case by its uuid as long as its text is the one that questions were written for; else null, by which storing them
 * fails on `questions.case_uuid` too.
 */
function caseWithText({ uuid, allegation }: { uuid: string; allegation: string }): SQL<string> {
  return sql<string>`(select uuid from cases where uuid = ${uuid} and allegation = ${allegation})`;
}

/**
 * The answers that a person may see: their own, and once there is a verdict both parties', unless it can still be set
 * aside at `now` (see `isVacatable`): whoever was absent is to testify as blind as the other did. The condition stands
 * in the query so that the other side's testimony does not even leave the database before
 * (docs/rules.md#blind-testimony).
 */
export function selectVisibleAnswers(database: Database, caseUuid: string, userUuid: string | SQL, now: number) {
  const decided = sql`exists (select 1 from ${verdicts} inner join ${cases} on ${cases.uuid} = ${verdicts.caseUuid}
    where ${verdicts.caseUuid} = ${caseUuid} and (${verdicts.byDefault} = 0 or ${verdicts.createdAt} <= ${now - VACATABLE_MS}
      or (${verdicts.winner} = 'creator' and ${cases.opponentVacatedAt} is not null)
      or (${verdicts.winner} = 'opponent' and ${cases.creatorVacatedAt} is not null)))`;
  return database
    .select()
    .from(answers)
    .where(and(eq(answers.caseUuid, caseUuid), or(eq(answers.userUuid, userUuid), decided)));
}

/** Both parties' answers, for the judge alone. */
export function selectAnswersForJudge(database: Database, caseUuid: string) {
  return database.select().from(answers).where(eq(answers.caseUuid, caseUuid));
}

/** Takes away a decided case's answers as long as the case is as it was read. */
export function deleteAnswers(database: Database, row: SeatedCase, ruledAt: number) {
  return database.delete(answers).where(and(eq(answers.caseUuid, row.uuid), isAsRead(row, ruledAt)));
}

/** The same with its questions. Gives those that went. */
export function deleteQuestions(database: Database, row: SeatedCase, ruledAt: number) {
  return database
    .delete(questions)
    .where(and(eq(questions.caseUuid, row.uuid), isAsRead(row, ruledAt)))
    .returning({ uuid: questions.uuid });
}

type SeatedCase = Pick<typeof cases.$inferSelect, "uuid" | "creatorUuid" | "opponentUuid">;

/** The same people sit there, under the same ruling. Whoever leaves gives up their seat as their words are masked. */
function isAsRead({ uuid, creatorUuid, opponentUuid }: SeatedCase, ruledAt: number): SQL {
  return sql`exists (select 1 from cases inner join verdicts on verdicts.case_uuid = cases.uuid
    where cases.uuid = ${uuid} and creator_uuid = ${creatorUuid} and opponent_uuid is ${opponentUuid}
      and verdicts.created_at = ${ruledAt})`;
}

/** A suit that this person still testifies in: theirs, not decided, own deck not completed. */
function isTestifying(caseUuid: string, userUuid: string) {
  return and(
    eq(cases.uuid, caseUuid),
    ne(cases.status, "settled"),
    or(
      and(eq(cases.creatorUuid, userUuid), isNull(cases.creatorCompletedAt)),
      and(eq(cases.opponentUuid, userUuid), isNull(cases.opponentCompletedAt)),
    ),
  );
}

/**
 * Stores an answer if its party still testifies and the question is the suit's. A second answer to the same question
 * changes nothing: the first one stands until it is taken back.
 */
export function insertAnswer(database: Database, answer: typeof answers.$inferInsert) {
  return database
    .insert(answers)
    .select(
      database
        .select({
          caseUuid: sql`${answer.caseUuid}`.as("case_uuid"),
          userUuid: sql`${answer.userUuid}`.as("user_uuid"),
          questionUuid: questions.uuid,
          answerBoolean:
            sql`${answer.answerBoolean === undefined || answer.answerBoolean === null ? null : Number(answer.answerBoolean)}`.as(
              "answer_boolean",
            ),
          createdAt: sql`${answer.createdAt}`.as("created_at"),
        })
        .from(questions)
        .innerJoin(cases, isTestifying(answer.caseUuid, answer.userUuid))
        .where(and(eq(questions.uuid, answer.questionUuid), eq(questions.caseUuid, answer.caseUuid))),
    )
    .onConflictDoNothing();
}

/**
 * Takes back a person's last answer, if it is this one and the person still testifies (docs/rules.md#undo). Returns
 * what it removed.
 */
export function deleteLastAnswer(
  database: Database,
  answer: { caseUuid: string; userUuid: string; questionUuid: string },
) {
  const last = database
    .select({ questionUuid: answers.questionUuid })
    .from(answers)
    .innerJoin(questions, and(eq(questions.caseUuid, answers.caseUuid), eq(questions.uuid, answers.questionUuid)))
    .where(and(eq(answers.caseUuid, answer.caseUuid), eq(answers.userUuid, answer.userUuid)))
    .orderBy(desc(questions.position))
    .limit(1);
  const testifying = database.select({ one: sql`1` }).from(cases).where(isTestifying(answer.caseUuid, answer.userUuid));
  return database
    .delete(answers)
    .where(
      and(
        eq(answers.caseUuid, answer.caseUuid),
        eq(answers.userUuid, answer.userUuid),
        eq(answers.questionUuid, answer.questionUuid),
        eq(answers.questionUuid, sql`(${last})`),
        exists(testifying),
      ),
    )
    .returning({ questionUuid: answers.questionUuid });
}

/** Moves the answers of a person's former guests after their seats; where a guest still sits, so do its answers. */
export function moveAnswers(database: Database, to: string) {
  return database
    .update(answers)
    .set({ userUuid: to })
    .where(and(inArray(answers.caseUuid, casesMovedTo(database, to)), inArray(answers.userUuid, formerGuests(to))));
}

/** The answers of a suit are still these and no others, as a condition inside other queries. */
export function areAnswersUnchanged(caseUuid: string, known: readonly { createdAt: number }[]): SQL {
  const lastAt = known.reduce((last, { createdAt }) => Math.max(last, createdAt), 0);
  return sql`(select count(*) from answers where case_uuid = ${caseUuid}) = ${known.length}
    and (select coalesce(max(created_at), 0) from answers where case_uuid = ${caseUuid}) = ${lastAt}`;
}

/**
 * Marks a party as done when none of the suit's questions is left for it. Does nothing otherwise, so it can stand in
 * the batch of every answer: the last answer completes its party even if the browser closes right after. A deck whose
 * questions are still to be written is nobody's finished deck.
 */
export function completeFinishedParty(
  database: Database,
  party: { caseUuid: string; userUuid: string; seat: Seat; completedAt: number },
) {
  const { caseUuid, userUuid, seat, completedAt } = party;
  return database
    .update(cases)
    .set({ [`${seat}CompletedAt`]: completedAt })
    .where(
      and(
        eq(cases.uuid, caseUuid),
        eq(cases[`${seat}Uuid`], userUuid),
        isNull(cases[`${seat}CompletedAt`]),
        sql`(select count(*) from answers where case_uuid = ${caseUuid} and user_uuid = ${userUuid})
          >= max(1, (select count(*) from questions where case_uuid = ${caseUuid}))`,
      ),
    );
}

/**
 * Rests the suits of every former guest whose person sits across: nobody can answer from that seat any more. Gives the
 * suits, and whether anybody is left to wait for.
 */
export function restFormerGuests(database: Database, to: string, completedAt: number) {
  const { creatorUuid, opponentUuid, creatorCompletedAt, opponentCompletedAt } = cases;
  return database
    .update(cases)
    .set({
      creatorCompletedAt: sql`coalesce(${creatorCompletedAt}, case when ${creatorUuid} <> ${to} then ${completedAt} end)`,
      opponentCompletedAt: sql`coalesce(${opponentCompletedAt}, case when ${opponentUuid} <> ${to} then ${completedAt} end)`,
    })
    .where(
      and(
        eq(cases.kind, "pettysuit"),
        ne(cases.status, "settled"),
        or(
          and(inArray(creatorUuid, formerGuests(to)), eq(opponentUuid, to)),
          and(inArray(opponentUuid, formerGuests(to)), eq(creatorUuid, to)),
        ),
      ),
    )
    .returning({ uuid: cases.uuid, creatorCompletedAt, opponentCompletedAt });
}
