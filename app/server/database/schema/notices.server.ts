import { sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { NoticeDetail, NoticeKind } from "~/domain/notice/notice-kind";
import type { PushChannel } from "~/domain/notice/push-device";
import { cases } from "./cases.server";
import { isGiven, time } from "./columns.server";
import { users } from "./people.server";
import { topics } from "./topics.server";

/**
 * What people are told of (docs/rules.md#notices). Which event and of which case; the words are made when it is read,
 * so that no name stands here that somebody may take back.
 */
export const notices = sqliteTable(
  "notices",
  {
    /** Found among those of its person. */
    id: text().notNull(),
    userUuid: text("user_uuid")
      .notNull()
      .references(() => users.uuid),
    kind: text().$type<NoticeKind>().notNull(),
    /** Names what happened: nobody is told of the same twice. A badge is given once. */
    event: text().notNull(),
    caseUuid: text("case_uuid").references(() => cases.uuid, { onDelete: "cascade" }),
    topicUuid: text("topic_uuid").references(() => topics.uuid, { onDelete: "cascade" }),
    detail: text({ mode: "json" }).$type<NoticeDetail>(),
    /** How many messages it gathers; 1 for every other kind. */
    count: integer().notNull(),
    /** When it happened, or happened last. */
    createdAt: time("created_at").notNull(),
    readAt: time("read_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userUuid, table.createdAt, table.event] }),
    uniqueIndex("notices_case").on(table.caseUuid, table.event, table.userUuid).where(isGiven("case_uuid")),
    uniqueIndex("notices_topic").on(table.topicUuid, table.event, table.userUuid).where(isGiven("topic_uuid")),
    // Told once however many cases file the same one back.
    uniqueIndex("notices_filed_back").on(table.event, table.userUuid).where(sql.raw("`kind` = 'filed_back'")),
  ],
);

/** How somebody wants to be told beyond the pages. No row: not at all. */
export const noticeSettings = sqliteTable("notice_settings", {
  userUuid: text("user_uuid")
    .primaryKey()
    .references(() => users.uuid),
  pushEnabled: integer("push_enabled", { mode: "boolean" }).notNull(),
  mailEnabled: integer("mail_enabled", { mode: "boolean" }).notNull(),
  /** Kinds that are not pushed. */
  mutedKinds: text("muted_kinds", { mode: "json" }).$type<NoticeKind[]>().notNull(),
  /** Minutes after midnight in their time zone between which nothing is pushed. Null: at any time. */
  quietFrom: integer("quiet_from"),
  quietTo: integer("quiet_to"),
  /** By its IANA name, such as `Europe/Vienna`. */
  timeZone: text("time_zone"),
});

/**
 * Browsers that take pushes. Each hangs on its session, which says whose it is and which device, and goes with it:
 * whoever logs out gets no more.
 */
export const pushDevices = sqliteTable(
  "push_devices",
  {
    /** No reference: sessions have no index of ids. A trigger takes it away with its session. */
    sessionId: text("session_id").primaryKey(),
    channel: text().$type<PushChannel>().notNull(),
    /** The endpoint that the browser's maker gave it, or the provider's id of it. */
    address: text().notNull(),
    /** What a push is encrypted with, where the court encrypts it. */
    p256dh: text(),
    auth: text(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [uniqueIndex("push_devices_address").on(table.address)],
);
