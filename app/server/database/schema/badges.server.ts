import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { BadgeCategory } from "~/domain/badge/badge-category";
import { time } from "./columns.server";
import { users } from "./people.server";

/** Which counts make a badge: `BADGE_THRESHOLDS` for the triggers that give them. */
export const badgeThresholds = sqliteTable(
  "badge_thresholds",
  { category: text().$type<BadgeCategory>().notNull(), threshold: integer().notNull() },
  (table) => [primaryKey({ columns: [table.category, table.threshold] })],
);

/**
 * How much of what counts a person has done (docs/rules.md#badges), but for streaks. Kept by triggers on the tables of
 * the deeds alone: nothing else may write them.
 */
export const counts = sqliteTable(
  "counts",
  {
    userUuid: text("user_uuid")
      .notNull()
      .references(() => users.uuid),
    category: text().$type<BadgeCategory>().notNull(),
    count: integer().notNull(),
    /** When what was counted last was done. */
    countedAt: time("counted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userUuid, table.category] })],
);

/** The badges that people have. Given by triggers on counts and active days, each once. */
export const badges = sqliteTable(
  "badges",
  {
    userUuid: text("user_uuid")
      .notNull()
      .references(() => users.uuid),
    category: text().$type<BadgeCategory>().notNull(),
    threshold: integer().notNull(),
    earnedAt: time("earned_at").notNull(),
    /** Since when they know. */
    seenAt: time("seen_at"),
  },
  (table) => [primaryKey({ columns: [table.userUuid, table.category, table.threshold] })],
);

/** On which days people did something (docs/rules.md#streaks), as days are in their own time zones. */
export const activeDays = sqliteTable(
  "active_days",
  {
    userUuid: text("user_uuid")
      .notNull()
      .references(() => users.uuid),
    /** Counted from 1 January 1970. */
    day: integer().notNull(),
    /** How the streaks stood with it. Null after a login has put days of a guest before it. */
    daily: integer(),
    weekly: integer(),
    frozenWeek: integer("frozen_week"),
    notedAt: time("noted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userUuid, table.day] })],
);
