import { integer, sqliteTable, sqliteView, text } from "drizzle-orm/sqlite-core";
import type { DilemmaWeight } from "~/domain/dilemma/dilemma";
import type { QuestionWeight } from "~/domain/judge/judge";
import { caseUuid } from "./case-uuid.server";
import { time } from "./columns.server";

/** A question as it is stored, in its deck's order. */
export interface StoredQuestion {
  uuid: string;
  prompt: string;
  /** How each answer weighs, as the judge that wrote the question meant it. Never leaves the server. */
  weight: QuestionWeight | DilemmaWeight | null;
  /** Only of a hunch (docs/rules.md#the-hunch): the number of the question that it is about, from 1. */
  hunchAbout?: number | undefined;
}

/** What a seat has answered, by the question's uuid, and when. Null is the fifth (docs/rules.md#plead-the-fifth). */
export type StoredAnswers = Record<string, [answerBoolean: boolean | null, createdAt: number]>;

/**
 * The testimony of a case as one row, since D1 charges by rows. By seats and not by people: whoever holds a seat later,
 * by another account, holds its answers. Read by the two views below.
 */
export const decks = sqliteTable("decks", {
  caseUuid: caseUuid().primaryKey(),
  questions: text({ mode: "json" }).$type<StoredQuestion[]>().notNull(),
  creatorAnswers: text("creator_answers", { mode: "json" }).$type<StoredAnswers>(),
  opponentAnswers: text("opponent_answers", { mode: "json" }).$type<StoredAnswers>(),
});

/** The questions of decks, a row each. */
export const questions = sqliteView("questions", {
  uuid: text().notNull(),
  caseUuid: text("case_uuid").notNull(),
  /** From 0. */
  position: integer().notNull(),
  prompt: text().notNull(),
  weight: text({ mode: "json" }).$type<StoredQuestion["weight"]>(),
  hunchAbout: integer("hunch_about"),
}).existing();

/** The answers of decks, a row each, by whoever sits in the seat. */
export const answers = sqliteView("answers", {
  caseUuid: text("case_uuid").notNull(),
  userUuid: text("user_uuid").notNull(),
  questionUuid: text("question_uuid").notNull(),
  answerBoolean: integer("answer_boolean", { mode: "boolean" }),
  createdAt: time("created_at").notNull(),
}).existing();
