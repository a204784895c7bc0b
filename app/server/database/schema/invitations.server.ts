import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { caseUuid } from "./case-uuid.server";
import { time } from "./columns.server";
import { users } from "./people.server";

export const invitations = sqliteTable(
  "invitations",
  {
    token: text().primaryKey(),
    caseUuid: caseUuid(),
    createdByUuid: text("created_by_uuid")
      .notNull()
      .references(() => users.uuid),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** Since when its maker has sent it to somebody, as far as their browser told: it counts once. */
    sentAt: time("sent_at"),
  },
  (table) => [
    uniqueIndex("invitations_case").on(table.caseUuid),
    index("invitations_unsent").on(table.createdByUuid).where(sql.raw("`sent_at` is null")),
  ],
);
