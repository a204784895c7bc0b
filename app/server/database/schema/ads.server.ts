import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AdAction, AdPlacement, AdSource, AdStatus } from "~/domain/ad/ad";
import { caseUuid } from "./case-uuid.server";
import { time } from "./columns.server";
import { users } from "./people.server";

/**
 * Sponsored cards (docs/rules.md#sponsored-cards). The court's own come with a migration; the three for when there is
 * none stand in the code.
 */
export const ads = sqliteTable(
  "ads",
  {
    uuid: text().primaryKey(),
    /** Names it to whoever runs the court. */
    slug: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    ctaText: text("cta_text"),
    ctaLink: text("cta_link"),
    picture: text(),
    status: text().$type<AdStatus>().notNull(),
    createdAt: time("created_at").notNull(),
    /** Kept by triggers on `ad_events` alone, like the counts of a topic. */
    impressions: integer().notNull().default(0),
    saves: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (table) => [uniqueIndex("ads_slug").on(table.slug), index("ads_status").on(table.status, table.createdAt)],
);

/** What people saw of ads and did with them, once each. */
export const adEvents = sqliteTable(
  "ad_events",
  {
    uuid: text().primaryKey(),
    /** No reference: an ad that stands in the code is in no table. */
    adUuid: text("ad_uuid").notNull(),
    userUuid: text("user_uuid")
      .notNull()
      .references(() => users.uuid),
    caseUuid: caseUuid(),
    source: text().$type<AdSource>().notNull(),
    placement: text().$type<AdPlacement>().notNull(),
    action: text().$type<AdAction>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    // Seen or followed in one place counts once, however often a page tells of it.
    uniqueIndex("ad_events_seen")
      .on(table.userUuid, table.caseUuid, table.adUuid, table.placement, table.action)
      .where(sql.raw("`action` in ('impression', 'clicked')")),
    // Saved or skipped: what somebody did last with an ad in a case holds.
    uniqueIndex("ad_events_choice")
      .on(table.userUuid, table.caseUuid, table.adUuid)
      .where(sql.raw("`action` in ('saved', 'skipped')")),
    index("ad_events_person").on(table.userUuid, table.action, table.createdAt),
    index("ad_events_case").on(table.caseUuid),
  ],
);
