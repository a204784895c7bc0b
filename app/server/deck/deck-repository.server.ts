import { and, asc, desc, eq, exists, inArray, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { VACATABLE_MS } from "~/domain/docket/default-judgment";
import type { WrittenQuestion } from "~/domain/judge/judge";
import { formerGuests } from "../account/account-repository.server";
import type { Database } from "../database/client.server";
import { answers, pettysuits, questions, verdicts } from "../database/schema.server";

/** The questions of a suit in their order, without what they weigh: that stays with the judge. */
export function selectQuestions(database: Database, suitUuid: string) {
  return database
    .select({ uuid: questions.uuid, prompt: questions.prompt })
    .from(questions)
    .where(eq(questions.suitUuid, suitUuid))
    .orderBy(asc(questions.position));
}

/** The questions of a suit with what they weigh, for the judge alone. */
export function selectQuestionsForJudge(database: Database, suitUuid: string) {
  return database.select().from(questions).where(eq(questions.suitUuid, suitUuid)).orderBy(asc(questions.position));
}

/**
 * Stores a suit's questions in their order. Fails on `questions.suit_uuid` where there are any already: two sets never mix
 * (R8: made once).
 */
export function insertQuestions(
  database: Database,
  suitUuid: string,
  written: WrittenQuestion[],
  newUuid: () => string,
) {
  const rows = written.map((question, position) => ({ uuid: newUuid(), suitUuid, position, ...question }));
  return database.insert(questions).values(rows);
}

/**
 * The answers that a person may see: their own, and once there is a verdict both parties', unless it can still be set aside
 * at `now` (see `isVacatable`): whoever was absent is to testify as blind as the other did. The condition stands in the query
 * so that the other side's testimony does not even leave the database before (R3).
 */
export function selectVisibleAnswers(database: Database, suitUuid: string, userUuid: string | SQL, now: number) {
  const decided = sql`exists (select 1 from ${verdicts} inner join ${pettysuits} on ${pettysuits.uuid} = ${verdicts.suitUuid}
    where ${verdicts.suitUuid} = ${suitUuid} and (${verdicts.byDefault} = 0 or ${verdicts.createdAt} <= ${now - VACATABLE_MS}
      or (${verdicts.winner} = 'creator' and ${pettysuits.opponentVacatedAt} is not null)
      or (${verdicts.winner} = 'opponent' and ${pettysuits.creatorVacatedAt} is not null)))`;
  return database
    .select()
    .from(answers)
    .where(and(eq(answers.suitUuid, suitUuid), or(eq(answers.userUuid, userUuid), decided)));
}

/** Both parties' answers, for the judge alone. */
export function selectAnswersForJudge(database: Database, suitUuid: string) {
  return database.select().from(answers).where(eq(answers.suitUuid, suitUuid));
}

/** A suit that this person still testifies in: theirs, not decided, own deck not completed. */
function isTestifying(suitUuid: string, userUuid: string) {
  return and(
    eq(pettysuits.uuid, suitUuid),
    ne(pettysuits.status, "settled"),
    or(
      and(eq(pettysuits.creatorUuid, userUuid), isNull(pettysuits.creatorCompletedAt)),
      and(eq(pettysuits.opponentUuid, userUuid), isNull(pettysuits.opponentCompletedAt)),
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
          suitUuid: sql`${answer.suitUuid}`.as("suit_uuid"),
          userUuid: sql`${answer.userUuid}`.as("user_uuid"),
          questionUuid: questions.uuid,
          answerBoolean:
            sql`${answer.answerBoolean === undefined || answer.answerBoolean === null ? null : Number(answer.answerBoolean)}`.as(
              "answer_boolean",
            ),
          createdAt: sql`${answer.createdAt}`.as("created_at"),
        })
        .from(questions)
        .innerJoin(pettysuits, isTestifying(answer.suitUuid, answer.userUuid))
        .where(and(eq(questions.uuid, answer.questionUuid), eq(questions.suitUuid, answer.suitUuid))),
    )
    .onConflictDoNothing();
}

/** Takes back a person's last answer, if it is this one and the person still testifies (R10). Returns what it removed. */
export function deleteLastAnswer(
  database: Database,
  answer: { suitUuid: string; userUuid: string; questionUuid: string },
) {
  const last = database
    .select({ questionUuid: answers.questionUuid })
    .from(answers)
    .innerJoin(questions, eq(questions.uuid, answers.questionUuid))
    .where(and(eq(answers.suitUuid, answer.suitUuid), eq(answers.userUuid, answer.userUuid)))
    .orderBy(desc(questions.position))
    .limit(1);
  const testifying = database
    .select({ one: sql`1` })
    .from(pettysuits)
    .where(isTestifying(answer.suitUuid, answer.userUuid));
  return database
    .delete(answers)
    .where(
      and(
        eq(answers.suitUuid, answer.suitUuid),
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
  const seated = database
    .select({ uuid: pettysuits.uuid })
    .from(pettysuits)
    .where(
      or(
        and(
          eq(pettysuits.creatorUuid, to),
          or(isNull(pettysuits.opponentUuid), notInArray(pettysuits.opponentUuid, formerGuests(to))),
        ),
        and(eq(pettysuits.opponentUuid, to), notInArray(pettysuits.creatorUuid, formerGuests(to))),
      ),
    );
  return database
    .update(answers)
    .set({ userUuid: to })
    .where(and(inArray(answers.suitUuid, seated), inArray(answers.userUuid, formerGuests(to))));
}
