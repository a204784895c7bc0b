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
import type { AdAction, AdPlacement, AdSource, AdStatus } from "~/domain/ad/ad";
import type { BadgeCategory } from "~/domain/badge/badge-category";
import type { CaseKind } from "~/domain/case/case-kind";
import type { Seat } from "~/domain/case/seat";
import type { CaseStatus } from "~/domain/case/status";
import type { Tone } from "~/domain/case/tone";
import type { Winner } from "~/domain/case/winner";
import type { DilemmaWeight } from "~/domain/dilemma/dilemma";
import type { DilemmaReceipt } from "~/domain/dilemma/dilemma-receipt";
import type { QuestionWeight, Ruling } from "~/domain/judge/judge";
import type { JudgePersonality } from "~/domain/judge/personality";
import type { FairnessReceipt } from "~/domain/judge/receipt";
import type { ModerationAction, ModerationSubject } from "~/domain/moderation/moderation-log";
import type { NoticeDetail, NoticeKind } from "~/domain/notice/notice-kind";
import type { PushChannel } from "~/domain/notice/push-device";
import type { ReportReason, ReportStatus, ReportSubject } from "~/domain/report/report";
import type { TopicStatus } from "~/domain/topic/topic";
import type { TopicMark } from "~/domain/topic/topic-mark";

/** All times are Unix milliseconds, set by the service from its clock and never by the database. */
const time = (name: string) => integer(name, { mode: "number" });

/*
 * D1 charges for each row that is written, and for each entry of an index as for a row. So an index on what most rows
 * don't have leaves those rows out, and the tables of which a case fills many rows are `WITHOUT ROWID`, which the
 * migration says and drizzle can't: a row is then the entry of its primary key and no second one.
 */
const isGiven = (column: string) => sql.raw(`\`${column}\` is not null`);

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
    /** Names a session to its owner. It opens nothing and outlives a new token. */
    id: text().notNull(),
    /** What it was opened with, in words such as `Chrome on Android`. */
    device: text().notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("sessions_id").on(table.id),
    index("sessions_user").on(table.userUuid),
    index("sessions_expiry").on(table.expiresAt),
  ],
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
    id: text().primaryKey(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("spent_human_checks_expiry").on(table.expiresAt)],
);

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

/** A case that a row belongs to, and goes with. */
const caseUuid = () =>
  text("case_uuid")
    .notNull()
    .references(() => cases.uuid, { onDelete: "cascade" });

export const questions = sqliteTable(
  "questions",
  {
    uuid: text().notNull(),
    caseUuid: caseUuid(),
    position: integer().notNull(),
    prompt: text().notNull(),
    /** How each answer weighs, as the judge that wrote the question meant it. Never leaves the server. */
    weight: text({ mode: "json" }).$type<QuestionWeight | DilemmaWeight>(),
    /** Only of a hunch (docs/rules.md#the-hunch): the number of the question that it is about, from 1. */
    hunchAbout: integer("hunch_about"),
  },
  // Nobody looks for a question but among those of its case, which are few.
  (table) => [primaryKey({ columns: [table.caseUuid, table.position] })],
);

export const answers = sqliteTable(
  "answers",
  {
    caseUuid: caseUuid(),
    userUuid: text("user_uuid")
      .notNull()
      .references(() => users.uuid),
    /** No reference: to take a question away every answer there is would be looked through. Both go with their case. */
    questionUuid: text("question_uuid").notNull(),
    /** Null pleads the fifth (docs/rules.md#plead-the-fifth). */
    answerBoolean: integer("answer_boolean", { mode: "boolean" }),
    createdAt: time("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseUuid, table.userUuid, table.questionUuid] })],
);

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
    index("invitations_unsent").on(table.createdByUuid, table.sentAt),
  ],
);

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

/**
 * What people are told of (docs/rules.md#notices). Which event and of which case; the words are made when it is read,
 * so that no name stands here that somebody may take back.
 */
export const notices = sqliteTable(
  "notices",
  {
    id: text().primaryKey(),
    userUuid: text("user_uuid")
      .notNull()
      .references(() => users.uuid),
    kind: text().$type<NoticeKind>().notNull(),
    /** Names what happened: nobody is told of the same twice. */
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
    uniqueIndex("notices_once").on(table.event, table.userUuid),
    index("notices_person").on(table.userUuid, table.createdAt),
    index("notices_unread").on(table.userUuid).where(sql.raw("`read_at` is null")),
    index("notices_case").on(table.caseUuid).where(isGiven("case_uuid")),
    index("notices_topic").on(table.topicUuid).where(isGiven("topic_uuid")),
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
    sessionId: text("session_id")
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
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
