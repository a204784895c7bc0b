import * as v from "valibot";
import { sessionViewSchema } from "../account/session";
import { AD_ACTIONS, AD_PLACEMENTS, AD_SOURCES } from "../ad/ad";
import { BADGE_CATEGORIES } from "../badge/badge-category";
import { earnedBadgeSchema } from "../badge/earned-badge";
import { TONES } from "../case/tone";
import { WINNERS } from "../case/winner";
import { courtroomMessageSchema } from "../courtroom/message";
import { SESSION_STATUSES } from "../dilemma/session";
import { JUDGE_PERSONALITIES } from "../judge/personality";
import { MODERATION_ACTIONS, MODERATION_SUBJECTS } from "../moderation/moderation-log";
import { NOTICE_KINDS } from "../notice/notice-kind";
import { PUSH_CHANNELS } from "../notice/push-device";
import { REPORT_REASONS, REPORT_STATUSES, REPORT_SUBJECTS } from "../report/report";
import { TOPIC_STATUSES } from "../topic/topic";

/** The shape of the download. Raised whenever a field changes its meaning or goes; new fields may come without. */
export const MY_DATA_VERSION = 1;

/** Name of the downloaded file. */
export const MY_DATA_FILE = "pettifog-data.json";

/** ISO 8601 in UTC. */
const moment = v.pipe(v.string(), v.isoTimestamp());

/**
 * How a case was ruled on, with the names in its texts. `outcome` is seen from the person: a draw has no winner, and a
 * dismissed case no ruling.
 */
const rulingSchema = v.object({
  caseName: v.string(),
  winner: v.picklist(WINNERS),
  outcome: v.picklist(["won", "lost", "drawn", "dismissed"]),
  /** A default judgment: somebody did not come. Nobody's win. */
  byDefault: v.boolean(),
  rationale: v.string(),
  punishment: v.string(),
  judgePersonality: v.picklist(JUDGE_PERSONALITIES),
  /** Which judge ruled and in which version. */
  judgeId: v.string(),
  ruledAt: moment,
});
export type MyRuling = v.InferOutput<typeof rulingSchema>;

/** A public link that was made to a verdict, by whom, and until when it was open. Null while it is. */
const shareSchema = v.object({
  path: v.string(),
  madeBy: v.picklist(["you", "other"]),
  madeAt: moment,
  sealedBy: v.nullable(v.picklist(["you", "other"])),
  sealedAt: v.nullable(moment),
});

/** A question and what the person answered: null for one that they said nothing to. */
const askedSchema = v.object({
  prompt: v.string(),
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(moment),
});

const caseEntries = {
  uuid: v.string(),
  role: v.picklist(["plaintiff", "defendant"]),
  status: v.picklist(["pending", "active", "settled"]),
  allegation: v.string(),
  tone: v.picklist(TONES),
  judgePersonality: v.picklist(JUDGE_PERSONALITIES),
  /** Under which name the person and the other party stand in it; null while the other seat is free. */
  yourName: v.string(),
  otherName: v.nullable(v.string()),
  filedAt: moment,
  joinedAt: v.nullable(moment),
  /** When the person had a default judgment set aside, or null. */
  setAsideAt: v.nullable(moment),
  ruling: v.nullable(rulingSchema),
  shares: v.array(shareSchema),
};

/** Everything of a person's that the court keeps, as they can take it with them (docs/rules.md#my-data). */
export const myDataSchema = v.object({
  version: v.literal(MY_DATA_VERSION),
  exportedAt: moment,
  profile: v.object({
    uuid: v.string(),
    displayName: v.string(),
    username: v.nullable(v.string()),
    avatar: v.nullable(v.string()),
    isAccountUser: v.boolean(),
    /** Whether they want sponsored cards in their decks. */
    adsWanted: v.boolean(),
    hidesStreaks: v.boolean(),
    isModerator: v.boolean(),
    /** Since when they can't hand in topics. */
    bannedFromTopicsAt: v.nullable(moment),
    email: v.nullable(v.string()),
    emailVerifiedAt: v.nullable(moment),
    /** Whether they came by somebody's own link, and how many came by theirs. */
    cameByALink: v.boolean(),
    referred: v.number(),
    createdAt: moment,
    /** Who they were at browsers that have logged in since. */
    formerGuests: v.array(v.object({ uuid: v.string(), displayName: v.string(), createdAt: moment })),
  }),
  devices: v.array(sessionViewSchema),
  pettysuits: v.array(
    v.object({
      ...caseEntries,
      /** When the person had answered everything, or null. */
      completedAt: v.nullable(moment),
      /** The person's own answers alone (docs/rules.md#blind-testimony). */
      questions: v.array(askedSchema),
    }),
  ),
  courtrooms: v.array(
    v.object({
      ...caseEntries,
      code: v.string(),
      /** What the person said, by its number in the transcript. */
      messages: v.array(v.pick(courtroomMessageSchema, ["number", "content", "createdAt"])),
      /** What they reacted to, by the message's number. */
      reactions: v.array(v.object({ number: v.number(), emoji: v.string() })),
    }),
  ),
  dilemmas: v.array(
    v.object({
      uuid: v.string(),
      dilemma: v.string(),
      judgePersonality: v.picklist(JUDGE_PERSONALITIES),
      status: v.picklist(SESSION_STATUSES),
      startedAt: moment,
      completedAt: v.nullable(moment),
      questions: v.array(askedSchema),
      decision: v.nullable(
        v.object({
          caseName: v.string(),
          decision: v.string(),
          rationale: v.string(),
          recommendation: v.string(),
          judgeId: v.string(),
          decidedAt: moment,
        }),
      ),
      shares: v.array(shareSchema),
    }),
  ),
  /** What the person saw of sponsored cards and did with them. `title` is null for a card that is no longer kept. */
  sponsoredCards: v.array(
    v.object({
      title: v.nullable(v.string()),
      source: v.picklist(AD_SOURCES),
      placement: v.picklist(AD_PLACEMENTS),
      action: v.picklist(AD_ACTIONS),
      at: moment,
    }),
  ),
  /** What the person thinks of Hot Topics: true doesn't mind it. */
  topicVotes: v.array(v.object({ topic: v.string(), vote: v.boolean(), at: moment })),
  /** The topics that the person has handed in. */
  submittedTopics: v.array(
    v.object({
      title: v.string(),
      status: v.picklist(TOPIC_STATUSES),
      rejectionReason: v.nullable(v.string()),
      submittedAt: moment,
      decidedAt: v.nullable(moment),
    }),
  ),
  badges: v.array(earnedBadgeSchema),
  /** How much the person has done of what badges are given for, but for streaks. */
  counts: v.array(v.object({ category: v.picklist(BADGE_CATEGORIES), count: v.number() })),
  /** The days on which the person did something, as dates in their own time zone: what streaks are counted by. */
  activeDays: v.array(v.pipe(v.string(), v.isoDate())),
  /** What the person has reported to the moderators, and how that stands. */
  reports: v.array(
    v.object({
      about: v.picklist(REPORT_SUBJECTS),
      reason: v.picklist(REPORT_REASONS),
      note: v.nullable(v.string()),
      status: v.picklist(REPORT_STATUSES),
      at: moment,
    }),
  ),
  /** What the person was told of, and when they read it. */
  notices: v.array(
    v.object({ title: v.string(), body: v.string(), link: v.string(), at: moment, readAt: v.nullable(moment) }),
  ),
  /** How they want to be told, and which of their devices take pushes. */
  notifications: v.object({
    pushEnabled: v.boolean(),
    mailEnabled: v.boolean(),
    mutedKinds: v.array(v.picklist(NOTICE_KINDS)),
    quietHours: v.nullable(v.object({ from: v.number(), to: v.number() })),
    timeZone: v.nullable(v.string()),
    devices: v.array(v.object({ device: v.string(), channel: v.picklist(PUSH_CHANNELS), since: moment })),
  }),
  /** What the person did as a moderator. */
  moderation: v.array(
    v.object({
      action: v.picklist(MODERATION_ACTIONS),
      about: v.picklist(MODERATION_SUBJECTS),
      reason: v.nullable(v.string()),
      at: moment,
    }),
  ),
});
export type MyData = v.InferOutput<typeof myDataSchema>;
