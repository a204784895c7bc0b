import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import { hasParty } from "../case/case-repository.server";
import type { Database } from "../database/client.server";
import { answers, cases, questions, users } from "../database/schema.server";

/** What is kept of a person beside what everyone sees of themselves. */
export function selectOwnProfile(database: Database, userUuid: SQL) {
  return database
    .select({
      emailVerifiedAt: users.emailVerifiedAt,
      hidesStreaks: users.hidesStreaks,
      isModerator: users.isModerator,
      bannedFromTopicsAt: users.bannedFromTopicsAt,
      referredByUuid: users.referredByUuid,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.uuid, userUuid));
}

/** The guests that a person was before they logged in. */
export function selectFormerGuests(database: Database, userUuid: SQL) {
  return database
    .select({ uuid: users.uuid, displayName: users.displayName, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.mergedIntoUuid, userUuid))
    .orderBy(asc(users.createdAt));
}

/** The questions of all suits of a person, in their order. */
export function selectEveryQuestionOf(database: Database, userUuid: SQL) {
  const { caseUuid, uuid, prompt, hunchAbout, position } = questions;
  return database
    .select({ caseUuid, uuid, prompt, hunchAbout, position })
    .from(questions)
    .where(inArray(questions.caseUuid, ownCases(database, userUuid)))
    .orderBy(questions.caseUuid, questions.position);
}

/** What the person themselves answered, never the other party (docs/rules.md#blind-testimony). */
export function selectEveryAnswerOf(database: Database, userUuid: SQL) {
  const { caseUuid, userUuid: whose, questionUuid, answerBoolean, createdAt } = answers;
  return database
    .select({ caseUuid, userUuid: whose, questionUuid, answerBoolean, createdAt })
    .from(answers)
    .where(and(inArray(answers.caseUuid, ownCases(database, userUuid)), eq(answers.userUuid, userUuid)));
}

function ownCases(database: Database, userUuid: SQL) {
  return database.select({ uuid: cases.uuid }).from(cases).where(hasParty(userUuid));
}
