import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { DilemmaWeight } from "~/domain/dilemma/dilemma";
import type { QuestionWeight } from "~/domain/judge/judge";
import { caseUuid } from "./case-uuid.server";
import { time } from "./columns.server";
import { users } from "./people.server";

export const questions = sqliteTable(
  "questions",
  {
    uuid: text().notNull(),
    caseUuid: caseUuid(),
    position: integer().notNull(),
    prompt: text().notNull(),
    /** How each answer weighs, as the judge that wrote the question meant it. Never leaves the server. */
    weight: text({ mode: "json" }).$type<QuestionWeight | DilemmaWeight>(),
    /** Only of a hunch (docs/rules.md#the-hunch): the number of the question that it is about, from 1. */
    hunchAbout: integer("hunch_about"),
  },
  // Nobody looks for a question but among those of its case, which are few.
  (table) => [primaryKey({ columns: [table.caseUuid, table.position] })],
);

export const answers = sqliteTable(
  "answers",
  {
    caseUuid: caseUuid(),
    userUuid: text("user_uuid")
      .notNull()
      .references(() => users.uuid),
    /** No reference: to take a question away every answer there is would be looked through. Both go with their case. */
    questionUuid: text("question_uuid").notNull(),
    /** Null pleads the fifth (docs/rules.md#plead-the-fifth). */
    answerBoolean: integer("answer_boolean", { mode: "boolean" }),
    createdAt: time("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseUuid, table.userUuid, table.questionUuid] })],
);
