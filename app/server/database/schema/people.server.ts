import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { isGiven, time } from "./columns.server";

export const users = sqliteTable(
  "users",
  {
    uuid: text().primaryKey(),
    displayName: text("display_name").notNull(),
    avatar: text(),
    /** Null for a guest; an account is a user with a username. */
    username: text(),
    /** In lower case, and only once its owner has shown to read its mail. */
    email: text(),
    emailVerifiedAt: time("email_verified_at"),
    /**
     * The person that this guest turned out to be. Nobody can be signed in as a guest who was merged; the row stays so
     * that the uuid can't be taken anew, and for the case in which the same person sits on both sides.
     */
    mergedIntoUuid: text("merged_into_uuid").references((): AnySQLiteColumn => users.uuid),
    /**
     * Since when the person is gone who deleted their account: nobody is signed in as them, and nothing here says who
     * they were. Zero once their last case has been gone through; the row stays, so that the uuid can't be taken anew.
     */
    leavingSince: time("leaving_since"),
    /** Whether they want sponsored cards in their decks. */
    adsWanted: integer("ads_wanted", { mode: "boolean" }).notNull().default(true),
    /** Whether they want to see nothing of their streaks. */
    hidesStreaks: integer("hides_streaks", { mode: "boolean" }).notNull().default(false),
    /** An account that a moderator has made one. Those whom a setting names are moderators without. */
    isModerator: integer("is_moderator", { mode: "boolean" }).notNull().default(false),
    /** Since when they can't hand in topics. */
    bannedFromTopicsAt: time("banned_from_topics_at"),
    /** By whose link they came; null for whoever came by none. */
    referredByUuid: text("referred_by_uuid").references((): AnySQLiteColumn => users.uuid),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("users_username").on(sql`lower(${table.username})`).where(sql.raw("lower(`username`) is not null")),
    uniqueIndex("users_email").on(table.email).where(isGiven("email")),
    index("users_merged_into").on(table.mergedIntoUuid).where(isGiven("merged_into_uuid")),
    index("users_referred_by").on(table.referredByUuid).where(isGiven("referred_by_uuid")),
    // Two handfuls among all people, for the desk.
    index("users_moderators").on(table.isModerator).where(sql.raw("`is_moderator` = 1")),
    index("users_banned").on(table.bannedFromTopicsAt).where(isGiven("banned_from_topics_at")),
  ],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /**
     * SHA-256 of the cookie's token in hex: who reads the database can't sign in as anyone
     * (docs/rules.md#sessions-not-uuids).
     */
    tokenHash: text("token_hash").primaryKey(),
    userUuid: text("user_uuid")
      .notNull()
      .references(() => users.uuid, { onDelete: "cascade" }),
    /** Names a session to its owner, among whose it is found. It opens nothing and outlives a new token. */
    id: text().notNull(),
    /** What it was opened with, in words such as `Chrome on Android`. */
    device: text().notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("sessions_user").on(table.userUuid)],
);

/**
 * Codes that were mailed and not used. One for each purpose, address and browser: a new one takes the place of the one
 * before (docs/rules.md#login-codes).
 */
export const emailCodes = sqliteTable(
  "email_codes",
  {
    /** Keyed hash of purpose, address and browser: nobody's address is kept before they show that it is theirs. */
    key: text().primaryKey(),
    /** Keyed hash of the address alone: a deletion finds all codes of its person by it. */
    addressKey: text("address_key").notNull().default(""),
    codeHash: text("code_hash").notNull(),
    tries: integer({ mode: "number" }).notNull(),
    /**
     * Raised by the action that a code pays for, in the same batch: a second one breaks the check, and is undone whole.
     */
    uses: integer({ mode: "number" }).notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    index("email_codes_expiry").on(table.expiresAt),
    index("email_codes_address").on(table.addressKey),
    check("email_codes_single_use", sql.raw("`uses` <= 1")),
  ],
);

/** Who asked for codes lately, to hold floods off. All keys are keyed hashes. */
export const codeRequests = sqliteTable(
  "code_requests",
  {
    id: text().primaryKey(),
    addressKey: text("address_key").notNull(),
    networkKey: text("network_key").notNull(),
    /** Of a browser that the address was shown to be known on before; blank for all others. */
    browserKey: text("browser_key").notNull().default(""),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("code_requests_address").on(table.addressKey, table.createdAt),
    index("code_requests_network").on(table.networkKey, table.createdAt),
    index("code_requests_time").on(table.createdAt),
  ],
);

/** Human-check tokens that were used: inserting one twice fails, and with it the action it was meant to pay for. */
export const spentHumanChecks = sqliteTable(
  "spent_human_checks",
  {
    id: text().notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  // A token always ends at the same moment. What has ended is found by it, and cleared.
  (table) => [primaryKey({ columns: [table.expiresAt, table.id] })],
);
