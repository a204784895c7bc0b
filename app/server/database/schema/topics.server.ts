import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { TopicStatus } from "~/domain/topic/topic";
import type { TopicMark } from "~/domain/topic/topic-mark";
import { time } from "./columns.server";
import { users } from "./people.server";

/** What the petty community votes on (docs/rules.md#hot-topics). */
export const topics = sqliteTable(
  "topics",
  {
    /** Random, and so the order in which topics are dealt, too. */
    uuid: text().primaryKey(),
    title: text().notNull(),
    status: text().$type<TopicStatus>().notNull(),
    /** Null for the court's own, and where the author has left. */
    authorUuid: text("author_uuid").references(() => users.uuid),
    /** What the desk told the author. */
    rejectionReason: text("rejection_reason"),
    /** What the screening points out to the desk. */
    marks: text({ mode: "json" }).$type<TopicMark[]>(),
    createdAt: time("created_at").notNull(),
    decidedAt: time("decided_at"),
    /** Kept by triggers on `topic_votes` alone: nothing else may write them. */
    agrees: integer().notNull().default(0),
    disagrees: integer().notNull().default(0),
  },
  (table) => [
    index("topics_dealt").on(table.status, table.uuid),
    index("topics_decided").on(table.status, table.createdAt),
    index("topics_author").on(table.authorUuid, table.createdAt),
  ],
);

/** Who thinks what of a topic: one vote for each person and topic, the last one. */
export const topicVotes = sqliteTable(
  "topic_votes",
  {
    topicUuid: text("topic_uuid")
      .notNull()
      .references(() => topics.uuid, { onDelete: "cascade" }),
    userUuid: text("user_uuid")
      .notNull()
      .references(() => users.uuid),
    agrees: integer({ mode: "boolean" }).notNull(),
    createdAt: time("created_at").notNull(),
  },
  // By the person first: most questions are what somebody has voted on.
  (table) => [
    primaryKey({ columns: [table.userUuid, table.topicUuid] }),
    index("topic_votes_topic").on(table.topicUuid),
  ],
);
