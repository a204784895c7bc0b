import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Seat } from "~/domain/case/seat";
import type { Winner } from "~/domain/case/winner";
import type { DilemmaReceipt } from "~/domain/dilemma/dilemma-receipt";
import type { Ruling } from "~/domain/judge/judge";
import type { JudgePersonality } from "~/domain/judge/personality";
import type { FairnessReceipt } from "~/domain/judge/receipt";
import { caseUuid } from "./case-uuid.server";
import { cases } from "./cases.server";
import { time } from "./columns.server";

const VERDICT_COLUMNS = {
  caseName: text("case_name").notNull(),
  /** Null in a dilemma, which nobody can win, and so is what the loser is sentenced to. */
  winner: text().$type<Winner>(),
  rationale: text().notNull(),
  punishment: text(),
  /** What the court decides in a dilemma, and what it advises. Null in a case between two people. */
  decision: text(),
  recommendation: text(),
  judgePersonality: text("judge_personality").$type<JudgePersonality>().notNull(),
  /** Which judge ruled and in which version, such as `house@1`. */
  judgeId: text("judge_id").notNull(),
  /** What the ruling rests on: exhibits and, between two people, the split of the blame. */
  finding: text({ mode: "json" }).$type<Pick<Ruling, "exhibits"> & Partial<Pick<Ruling, "blame">>>().notNull(),
  /** How the ruling came about, for its parties to read. Null for a verdict older than receipts. */
  receipt: text({ mode: "json" }).$type<FairnessReceipt | DilemmaReceipt>(),
  /** A model's raw replies before they were kept in files (`kept-replies.server.ts`). Read by nobody, and erased. */
  replies: text({ mode: "json" }).$type<string[]>(),
  createdAt: time("created_at").notNull(),
  /** A default judgment (docs/rules.md#default-judgment): labelled wherever it is shown, and never a win. */
  byDefault: integer("by_default", { mode: "boolean" }).notNull().default(false),
  /** Which round of its case it ended. */
  round: integer().notNull().default(1),
};

export const verdicts = sqliteTable("verdicts", {
  /** One case, one verdict: the primary key is what makes docs/rules.md#one-verdict hold. */
  caseUuid: caseUuid().primaryKey(),
  ...VERDICT_COLUMNS,
});

/** Default judgments that were set aside. Kept for whoever looks into a complaint, and shown to nobody again. */
export const vacatedVerdicts = sqliteTable(
  "vacated_verdicts",
  { caseUuid: caseUuid(), ...VERDICT_COLUMNS },
  (table) => [primaryKey({ columns: [table.caseUuid, table.round] })],
);

/**
 * Public links to verdicts (docs/rules.md#sharing). A sealed link stays, so that its address is known to be over and is
 * never given again.
 */
export const sharedVerdicts = sqliteTable(
  "shared_verdicts",
  {
    shareId: text("share_id").primaryKey(),
    /** Null once its case is gone; the link is sealed by then. */
    caseUuid: text("case_uuid").references(() => cases.uuid, { onDelete: "set null" }),
    /** When the verdict that was shared was given: a link never shows a later ruling of the same case. */
    ruledAt: time("ruled_at").notNull(),
    /** Seats and not people: whoever holds a seat later, by another account or under no name, holds its rights. */
    madeBy: text("made_by").$type<Seat>().notNull(),
    createdAt: time("created_at").notNull(),
    sealedBy: text("sealed_by").$type<Seat>(),
    sealedAt: time("sealed_at"),
    /** Since when the desk has taken it down (docs/rules.md#reports). */
    takenDownAt: time("taken_down_at"),
  },
  (table) => [
    index("shared_verdicts_case").on(table.caseUuid, table.ruledAt),
    // One open link per verdict, however many people press the button at once.
    uniqueIndex("shared_verdicts_open").on(table.caseUuid, table.ruledAt).where(sql.raw("`sealed_at` is null")),
  ],
);
