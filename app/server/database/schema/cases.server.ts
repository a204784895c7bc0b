import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CaseKind } from "~/domain/case/case-kind";
import type { CaseStatus } from "~/domain/case/status";
import type { Tone } from "~/domain/case/tone";
import type { JudgePersonality } from "~/domain/judge/personality";
import { isGiven, time } from "./columns.server";
import { users } from "./people.server";

/**
 * Cases of every kind: who filed what, who sits there, and how it went on. What only one kind has is null in the
 * others. What is said in a courtroom lives in its object alone.
 */
export const cases = sqliteTable(
  "cases",
  {
    uuid: text().primaryKey(),
    kind: text().$type<CaseKind>().notNull(),
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
    status: text().$type<CaseStatus>().notNull(),
    createdAt: time("created_at").notNull(),
    joinedAt: time("joined_at"),
    settledAt: time("settled_at"),
    /**
     * Counts from 1: one verdict for each. Another begins when somebody has a default judgment set aside
     * (docs/rules.md#setting-a-judgment-aside).
     */
    round: integer().notNull().default(1),
    creatorVacatedAt: time("creator_vacated_at"),
    opponentVacatedAt: time("opponent_vacated_at"),
    /** When a party of a suit had answered everything. */
    creatorCompletedAt: time("creator_completed_at"),
    opponentCompletedAt: time("opponent_completed_at"),
    /** When the plaintiff let it run a day longer (docs/rules.md#another-day). */
    extendedAt: time("extended_at"),
    /** When a party was nudged last, and when whoever is missing was reminded last, both for their pauses. */
    nudgedAt: time("nudged_at"),
    remindedAt: time("reminded_at"),
    /** Since when a party wants to be told of the verdict (docs/rules.md#being-told). */
    creatorAskedAt: time("creator_asked_at"),
    opponentAskedAt: time("opponent_asked_at"),
    /** Six characters of a courtroom to read aloud (docs/rules.md#case-code). A name of the case, never a key to it. */
    code: text(),
  },
  (table) => [
    // The same id files one case of each kind.
    uniqueIndex("cases_filing").on(table.creatorUuid, table.clientId, table.kind),
    index("cases_opponent").on(table.opponentUuid).where(isGiven("opponent_uuid")),
    uniqueIndex("cases_code").on(table.code).where(isGiven("code")),
  ],
);
