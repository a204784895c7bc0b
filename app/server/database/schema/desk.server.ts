import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ModerationAction, ModerationSubject } from "~/domain/moderation/moderation-log";
import type { ReportReason, ReportStatus, ReportSubject } from "~/domain/report/report";
import { cases } from "./cases.server";
import { time } from "./columns.server";
import { users } from "./people.server";

/** What people think should not be there (docs/rules.md#reports). */
export const reports = sqliteTable(
  "reports",
  {
    uuid: text().primaryKey(),
    subjectKind: text("subject_kind").$type<ReportSubject>().notNull(),
    /**
     * A topic's or a message's uuid, or the id of a public link. No reference: what was reported may go before the
     * report.
     */
    subjectId: text("subject_id").notNull(),
    /** Null once they have left. */
    reporterUuid: text("reporter_uuid").references(() => users.uuid),
    /** The case of a reported message. */
    caseUuid: text("case_uuid").references(() => cases.uuid, { onDelete: "cascade" }),
    /** A reported message as the court held it: all that the desk sees of its case. */
    quote: text(),
    reason: text().$type<ReportReason>().notNull(),
    note: text(),
    status: text().$type<ReportStatus>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    // Reported twice by one person counts once.
    uniqueIndex("reports_once").on(table.reporterUuid, table.subjectKind, table.subjectId),
    index("reports_queue").on(table.status, table.createdAt),
    index("reports_subject").on(table.subjectKind, table.subjectId, table.status),
    index("reports_case").on(table.caseUuid),
  ],
);

/**
 * Every act of the desk (docs/rules.md#the-desk). Rows are added and never changed, but for the uuids of who has left.
 */
export const moderationLog = sqliteTable(
  "moderation_log",
  {
    uuid: text().primaryKey(),
    /** Null once they have left. */
    moderatorUuid: text("moderator_uuid").references(() => users.uuid),
    action: text().$type<ModerationAction>().notNull(),
    subjectKind: text("subject_kind").$type<ModerationSubject>().notNull(),
    /** Null where it was a person. */
    subjectId: text("subject_id"),
    /** Whom it was about, where it was a person. Null once they have left. */
    personUuid: text("person_uuid").references(() => users.uuid),
    reason: text(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("moderation_log_time").on(table.createdAt),
    index("moderation_log_moderator").on(table.moderatorUuid),
    index("moderation_log_person").on(table.personUuid),
  ],
);
