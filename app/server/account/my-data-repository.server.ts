import { and, asc, desc, eq, getTableColumns, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/client.server";
import {
  answers,
  courtrooms,
  courtroomVerdicts,
  pettysuits,
  questions,
  sessions,
  sharedVerdicts,
  users,
  verdicts,
} from "../database/schema.server";

/** What is kept of a person beside what everyone sees of themselves. */
export function selectOwnProfile(database: Database, userUuid: SQL) {
  return database
    .select({ emailVerifiedAt: users.emailVerifiedAt, createdAt: users.createdAt })
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

/** All of a person's devices, the one used last first: a list that is cut would be no account of what is kept. */
export function selectEverySession(database: Database, userUuid: SQL, now: number) {
  const { id, device, createdAt, expiresAt } = sessions;
  return database
    .select({ id, device, createdAt, expiresAt })
    .from(sessions)
    .where(and(eq(sessions.userUuid, userUuid), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.expiresAt), sessions.id);
}

/** A verdict as it is read: without a model's raw replies, which are kept for complaints and no part of what was ruled. */
const { replies: _ofSuits, ...shownOfSuits } = getTableColumns(verdicts);
const { replies: _ofCourtrooms, ...shownOfCourtrooms } = getTableColumns(courtroomVerdicts);

/** The verdicts of all suits of a person. */
export function selectEverySuitVerdictOf(database: Database, userUuid: SQL) {
  return database
    .select(shownOfSuits)
    .from(verdicts)
    .where(inArray(verdicts.suitUuid, ownSuits(database, userUuid)));
}

/** The same of all their courtrooms. */
export function selectEveryCourtroomVerdictOf(database: Database, userUuid: SQL) {
  return database
    .select(shownOfCourtrooms)
    .from(courtroomVerdicts)
    .where(inArray(courtroomVerdicts.courtroomUuid, ownCourtrooms(database, userUuid)));
}

/** The questions of all suits of a person, in their order. */
export function selectEveryQuestionOf(database: Database, userUuid: SQL) {
  const { suitUuid, uuid, prompt, position } = questions;
  return database
    .select({ suitUuid, uuid, prompt, position })
    .from(questions)
    .where(inArray(questions.suitUuid, ownSuits(database, userUuid)))
    .orderBy(questions.suitUuid, questions.position);
}

/** What the person themselves answered, never the other party (R3). */
export function selectEveryAnswerOf(database: Database, userUuid: SQL) {
  const { suitUuid, questionUuid, answerBoolean, createdAt } = answers;
  return database
    .select({ suitUuid, questionUuid, answerBoolean, createdAt })
    .from(answers)
    .where(and(inArray(answers.suitUuid, ownSuits(database, userUuid)), eq(answers.userUuid, userUuid)));
}

/** Every public link that was made to a verdict of a person's cases. */
export function selectEveryShareOf(database: Database, userUuid: SQL) {
  return database
    .select()
    .from(sharedVerdicts)
    .where(
      or(
        inArray(sharedVerdicts.caseUuid, ownSuits(database, userUuid)),
        inArray(sharedVerdicts.caseUuid, ownCourtrooms(database, userUuid)),
      ),
    )
    .orderBy(sharedVerdicts.createdAt, sql`rowid`);
}

function ownSuits(database: Database, userUuid: SQL) {
  return database
    .select({ uuid: pettysuits.uuid })
    .from(pettysuits)
    .where(or(eq(pettysuits.creatorUuid, userUuid), eq(pettysuits.opponentUuid, userUuid)));
}

function ownCourtrooms(database: Database, userUuid: SQL) {
  return database
    .select({ uuid: courtrooms.uuid })
    .from(courtrooms)
    .where(or(eq(courtrooms.creatorUuid, userUuid), eq(courtrooms.opponentUuid, userUuid)));
}
