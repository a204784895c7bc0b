import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Seat } from "~/domain/case/seat";
import type { DilemmaQuestion } from "~/domain/dilemma/dilemma";
import { VACATABLE_MS } from "~/domain/docket/default-judgment";
import type { WrittenQuestion } from "~/domain/judge/judge";
import { formerGuests } from "../account/account-repository.server";
import type { Database } from "../database/client.server";
import { answers, cases, decks, questions, verdicts } from "../database/schema.server";

/**
 * The questions of a case in their order, which is the deck's and needs no sorting; without what they weigh: that stays
 * with the judge.
 */
export function selectQuestions(database: Database, caseUuid: string) {
  return database
    .select({ uuid: questions.uuid, prompt: questions.prompt, hunchAbout: questions.hunchAbout })
    .from(questions)
    .where(eq(questions.caseUuid, caseUuid));
}

/** The questions of a suit with what they weigh, for the judge alone. */
export function selectQuestionsForJudge(database: Database, caseUuid: string) {
  return database.select().from(questions).where(eq(questions.caseUuid, caseUuid));
}

/**
 * Stores a suit's questions in their order. Fails on `decks.case_uuid` where there are any already: two sets never
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
  const stored = written.map((question) => ({ uuid: newUuid(), ...question }));
  return database.insert(decks).values({ caseUuid, questions: stored });
}

/**
 * A case by its uuid as long as its text is the one that questions were written for; else null, by which storing them
 * fails on `decks.case_uuid` too.
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

/** Takes away a decided case's testimony as long as the case is as it was read. Gives a row when this call did. */
export function deleteDeck(database: Database, row: SeatedCase, ruledAt: number) {
  return database
    .delete(decks)
    .where(and(eq(decks.caseUuid, row.uuid), isAsRead(row, ruledAt)))
    .returning({ caseUuid: decks.caseUuid });
}

type SeatedCase = Pick<typeof cases.$inferSelect, "uuid" | "creatorUuid" | "opponentUuid">;

/** The same people sit there, under the same ruling. Whoever leaves gives up their seat as their words are masked. */
function isAsRead({ uuid, creatorUuid, opponentUuid }: SeatedCase, ruledAt: number): SQL {
  return sql`exists (select 1 from cases inner join verdicts on verdicts.case_uuid = cases.uuid
    where cases.uuid = ${uuid} and creator_uuid = ${creatorUuid} and opponent_uuid is ${opponentUuid}
      and verdicts.created_at = ${ruledAt})`;
}

/** Who answers what, by their seat. */
interface Testifying {
  caseUuid: string;
  userUuid: string;
  seat: Seat;
  questionUuid: string;
}

/** The case is not decided, and this person sits there and has not completed their deck. */
function isTestifying({ caseUuid, userUuid, seat }: Testifying): SQL {
  return sql`exists (select 1 from ${cases} where ${cases.uuid} = ${caseUuid} and ${cases.status} <> 'settled'
    and ${cases[`${seat}Uuid`]} = ${userUuid} and ${cases[`${seat}CompletedAt`]} is null)`;
}

/** Where a question's answer stands among those of a seat. */
const pathOf = (questionUuid: string) => `$."${questionUuid}"`;

/**
 * Stores an answer if its party still testifies and the question is the suit's. A second answer to the same question
 * changes nothing: the first one stands until it is taken back.
 */
export function insertAnswer(
  database: Database,
  { answerBoolean, createdAt, ...party }: Testifying & { answerBoolean: boolean | null; createdAt: number },
) {
  const given = decks[`${party.seat}Answers`];
  const path = pathOf(party.questionUuid);
  const answer = sql`json_array(json(${JSON.stringify(answerBoolean)}), ${createdAt})`;
  return database
    .update(decks)
    .set({ [`${party.seat}Answers`]: sql`json_insert(coalesce(${given}, '{}'), ${path}, ${answer})` })
    .where(
      and(
        eq(decks.caseUuid, party.caseUuid),
        sql`${party.questionUuid} in (select uuid from ${questions} where case_uuid = ${party.caseUuid})`,
        sql`json_type(${given}, ${path}) is null`,
        isTestifying(party),
      ),
    );
}

/**
 * Takes back a person's last answer, if it is this one and the person still testifies (docs/rules.md#undo). Gives a row
 * when it did.
 */
export function deleteLastAnswer(database: Database, party: Testifying) {
  const given = decks[`${party.seat}Answers`];
  const last = database
    .select({ uuid: questions.uuid })
    .from(questions)
    .where(
      and(
        eq(questions.caseUuid, party.caseUuid),
        sql`json_type(${given}, '$."' || ${questions.uuid} || '"') is not null`,
      ),
    )
    .orderBy(desc(questions.position))
    .limit(1);
  return database
    .update(decks)
    .set({ [`${party.seat}Answers`]: sql`json_remove(${given}, ${pathOf(party.questionUuid)})` })
    .where(and(eq(decks.caseUuid, party.caseUuid), sql`${party.questionUuid} = (${last})`, isTestifying(party)))
    .returning({ caseUuid: decks.caseUuid });
}

/** That an answer was noted at a moment, for use inside other queries of the same batch. */
export function hasAnswered(given: { caseUuid: string; userUuid: string; questionUuid: string }, at: number): SQL {
  return sql`exists (select 1 from answers where case_uuid = ${given.caseUuid} and user_uuid = ${given.userUuid}
    and question_uuid = ${given.questionUuid} and created_at = ${at})`;
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
        sql`exists (select 1 from ${decks} where ${decks.caseUuid} = ${caseUuid}
          and (select count(*) from json_each(${decks[`${seat}Answers`]})) >= max(1, json_array_length(${decks.questions})))`,
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
