import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CourtroomStatus } from "~/domain/courtroom/courtroom";
import type { QuestionBearing, Ruling } from "~/domain/judge/judge";
import type { JudgePersonality } from "~/domain/judge/personality";
import type { FairnessReceipt } from "~/domain/judge/receipt";
import type { SuitStatus, Tone } from "~/domain/pettysuit/pettysuit";
import type { Winner } from "~/domain/verdict/verdict";

/** All times are Unix milliseconds, set by the service from its clock and never by the database. */
const time = (name: string) => integer(name, { mode: "number" });

export const users = sqliteTable("users", {
  uuid: text().primaryKey(),
  displayName: text("display_name").notNull(),
  avatar: text(),
  /** Null for a guest; an account is a user with a username. */
  username: text(),
  createdAt: time("created_at").notNull(),
});

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token in hex: who reads the database can't sign in as anyone (R1). */
    tokenHash: text("token_hash").primaryKey(),
    userUuid: text("user_uuid")
      .notNull()
      .references(() => users.uuid, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("sessions_user").on(table.userUuid), index("sessions_expiry").on(table.expiresAt)],
);

/** Human-check tokens that were used: inserting one twice fails, and with it the deed it was meant to pay for. */
export const spentHumanChecks = sqliteTable(
  "spent_human_checks",
  {
    id: text().primaryKey(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("spent_human_checks_expiry").on(table.expiresAt)],
);

export const pettysuits = sqliteTable(
  "pettysuits",
  {
    uuid: text().primaryKey(),
    /** The client's own id for the filing, so that a double tap or a retry files once. */
    clientId: text("client_id").notNull(),
    creatorUuid: text("creator_uuid")
      .notNull()
      .references(() => users.uuid),
    creatorDisplayName: text("creator_display_name").notNull(),
    opponentUuid: text("opponent_uuid").references(() => users.uuid),
    opponentDisplayName: text("opponent_display_name"),
    allegation: text().notNull(),
    tone: text().$type<Tone>().notNull(),
    judgePersonality: text("judge_personality").$type<JudgePersonality>().notNull(),
    previewAllowed: integer("preview_allowed", { mode: "boolean" }).notNull(),
    status: text().$type<SuitStatus>().notNull(),
    creatorCompletedAt: time("creator_completed_at"),
    opponentCompletedAt: time("opponent_completed_at"),
    createdAt: time("created_at").notNull(),
    joinedAt: time("joined_at"),
    settledAt: time("settled_at"),
  },
  (table) => [
    uniqueIndex("pettysuits_filing").on(table.creatorUuid, table.clientId),
    index("pettysuits_opponent").on(table.opponentUuid),
  ],
);

/** Courtrooms as lists and pages read them. What is said in one lives in its object alone. */
export const courtrooms = sqliteTable(
  "courtrooms",
  {
    uuid: text().primaryKey(),
    /** Six characters to read aloud (R7). A name of the case, never a key to it. */
    code: text().notNull(),
    /** The client's own id for the filing, so that a double tap or a retry files once. */
    clientId: text("client_id").notNull(),
    creatorUuid: text("creator_uuid")
      .notNull()
      .references(() => users.uuid),
    creatorDisplayName: text("creator_display_name").notNull(),
    opponentUuid: text("opponent_uuid").references(() => users.uuid),
    opponentDisplayName: text("opponent_display_name"),
    allegation: text().notNull(),
    tone: text().$type<Tone>().notNull(),
    judgePersonality: text("judge_personality").$type<JudgePersonality>().notNull(),
    previewAllowed: integer("preview_allowed", { mode: "boolean" }).notNull(),
    status: text().$type<CourtroomStatus>().notNull(),
    createdAt: time("created_at").notNull(),
    joinedAt: time("joined_at"),
    settledAt: time("settled_at"),
  },
  (table) => [
    uniqueIndex("courtrooms_code").on(table.code),
    uniqueIndex("courtrooms_filing").on(table.creatorUuid, table.clientId),
    index("courtrooms_opponent").on(table.opponentUuid),
  ],
);

export const questions = sqliteTable(
  "questions",
  {
    uuid: text().primaryKey(),
    suitUuid: text("suit_uuid")
      .notNull()
      .references(() => pettysuits.uuid, { onDelete: "cascade" }),
    position: integer().notNull(),
    prompt: text().notNull(),
    /** How the answers weigh, as the judge that wrote the question meant it. Never leaves the server. */
    bearing: text({ mode: "json" }).$type<QuestionBearing>(),
  },
  (table) => [uniqueIndex("questions_order").on(table.suitUuid, table.position)],
);

export const answers = sqliteTable(
  "answers",
  {
    suitUuid: text("suit_uuid")
      .notNull()
      .references(() => pettysuits.uuid, { onDelete: "cascade" }),
    userUuid: text("user_uuid")
      .notNull()
      .references(() => users.uuid),
    questionUuid: text("question_uuid")
      .notNull()
      .references(() => questions.uuid, { onDelete: "cascade" }),
    /** Null pleads the fifth (R9). */
    answerBoolean: integer("answer_boolean", { mode: "boolean" }),
    createdAt: time("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.suitUuid, table.userUuid, table.questionUuid] })],
);

/** The invitation of a suit or of a courtroom: of one of the two, never of both. */
export const invitations = sqliteTable(
  "invitations",
  {
    token: text().primaryKey(),
    suitUuid: text("suit_uuid").references(() => pettysuits.uuid, { onDelete: "cascade" }),
    courtroomUuid: text("courtroom_uuid").references(() => courtrooms.uuid, { onDelete: "cascade" }),
    createdByUuid: text("created_by_uuid")
      .notNull()
      .references(() => users.uuid),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("invitations_suit").on(table.suitUuid),
    uniqueIndex("invitations_courtroom").on(table.courtroomUuid),
    check("invitations_one_case", sql.raw("(`suit_uuid` is null) <> (`courtroom_uuid` is null)")),
  ],
);

const VERDICT_COLUMNS = {
  caseName: text("case_name").notNull(),
  winner: text().$type<Winner>().notNull(),
  rationale: text().notNull(),
  punishment: text().notNull(),
  judgePersonality: text("judge_personality").$type<JudgePersonality>().notNull(),
  /** Which judge ruled and in which version, such as `house@1`. */
  judgeId: text("judge_id").notNull(),
  /** What the ruling rests on: exhibits and the split of the blame. */
  finding: text({ mode: "json" }).$type<Pick<Ruling, "exhibits" | "blame">>().notNull(),
  /** How the ruling came about, for both parties to read. Null for a verdict older than receipts. */
  receipt: text({ mode: "json" }).$type<FairnessReceipt>(),
  /** A model's raw replies. Read by nobody but who looks into a complaint. */
  replies: text({ mode: "json" }).$type<string[]>(),
  createdAt: time("created_at").notNull(),
};

/** Verdicts of suits. */
export const verdicts = sqliteTable("verdicts", {
  /** One case, one verdict: the primary key is what makes R13 hold. */
  suitUuid: text("suit_uuid")
    .primaryKey()
    .references(() => pettysuits.uuid, { onDelete: "cascade" }),
  ...VERDICT_COLUMNS,
});

/** Verdicts of courtrooms. */
export const courtroomVerdicts = sqliteTable("courtroom_verdicts", {
  /** As for suits. */
  courtroomUuid: text("courtroom_uuid")
    .primaryKey()
    .references(() => courtrooms.uuid, { onDelete: "cascade" }),
  ...VERDICT_COLUMNS,
});
