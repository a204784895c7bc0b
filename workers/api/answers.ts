import * as v from "valibot";
import { AD_STATUSES } from "~/domain/ad/ad";
import { SEATS } from "~/domain/case/seat";
import { CASE_STATUSES } from "~/domain/case/status";
import { TONES } from "~/domain/case/tone";
import { courtroomSchema } from "~/domain/courtroom/courtroom";
import { SESSION_STATUSES } from "~/domain/dilemma/session";
import { JUDGE_PERSONALITIES } from "~/domain/judge/personality";
import { TOPIC_STATUSES } from "~/domain/topic/topic";
import { decidedCaseSchema } from "~/domain/verdict/decided-case";
import { OUTCOMES } from "~/domain/verdict/outcome";
import { verdictSchema } from "~/domain/verdict/verdict";

/**
 * Shapes of the API's answers, for the OpenAPI document. The services' types are the truth; a test holds both together.
 */
export const userAnswer = v.object({
  uuid: v.string(),
  displayName: v.string(),
  username: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  isAccountUser: v.boolean(),
});

export const sampleProfileAnswer = v.object({ displayName: v.string(), avatar: v.nullable(v.string()) });

/** A person as they alone see themselves. */
export const viewerAnswer = v.object({ ...userAnswer.entries, email: v.nullable(v.string()), adsWanted: v.boolean() });

export const suitAnswer = v.object({
  uuid: v.string(),
  allegation: v.string(),
  tone: v.picklist(TONES),
  judgePersonality: v.picklist(JUDGE_PERSONALITIES),
  status: v.picklist(CASE_STATUSES),
  creatorUuid: v.string(),
  creatorDisplayName: v.string(),
  creatorUsername: v.nullable(v.string()),
  creatorIsAccountUser: v.boolean(),
  opponentUuid: v.nullable(v.string()),
  opponentDisplayName: v.nullable(v.string()),
  opponentUsername: v.nullable(v.string()),
  opponentIsAccountUser: v.boolean(),
  opponent: v.nullable(v.object({ displayName: v.string() })),
  createdAt: v.string(),
  deadline: v.string(),
  reopenedBy: v.nullable(v.picklist(SEATS)),
});

/** Of the complaint, as a BCP 47 tag; null for English and for what could not be told. */
const language = v.nullable(v.string());

/** How it came out; null until there is a verdict. */
const outcome = v.nullable(v.picklist(OUTCOMES));

export const listedSuitAnswer = v.object({ ...suitAnswer.entries, language, outcome });

export const listedCourtroomAnswer = v.object({ ...courtroomSchema.entries, language, outcome });

export const cardNamesAnswer = v.object({
  creatorDisplayName: v.string(),
  opponentDisplayName: v.nullable(v.string()),
});

/** The last of a suit may be a hunch: what the other said to the personal question. */
export const questionsAnswer = v.array(
  v.object({ uuid: v.string(), prompt: v.string(), isHunch: v.optional(v.boolean()) }),
);

export const answersAnswer = v.array(
  v.object({ questionUuid: v.string(), answerBoolean: v.nullable(v.boolean()), answerText: v.string() }),
);

/** The last four are null until the court has decided. */
export const sessionAnswer = v.object({
  uuid: v.string(),
  dilemma: v.string(),
  judgePersonality: v.picklist(JUDGE_PERSONALITIES),
  status: v.picklist(SESSION_STATUSES),
  createdAt: v.string(),
  caseName: v.nullable(v.string()),
  decision: v.nullable(v.string()),
  rationale: v.nullable(v.string()),
  recommendation: v.nullable(v.string()),
});

export const listedSessionAnswer = v.object({ ...sessionAnswer.entries, language });

export const adAnswer = v.object({
  uuid: v.string(),
  title: v.string(),
  body: v.string(),
  ctaText: v.nullable(v.string()),
  ctaLink: v.nullable(v.string()),
  picture: v.nullable(v.string()),
});

export const savedAdsAnswer = v.object({ savedAdUuids: v.array(v.string()), ads: v.array(adAnswer) });

export const invitationTokenAnswer = v.object({ token: v.string() });

const invitedCase = v.object({
  uuid: v.string(),
  creator: v.object({ displayName: v.string(), avatar: v.nullable(v.string()) }),
  allegation: v.string(),
  judgePersonality: v.picklist(JUDGE_PERSONALITIES),
  participants: v.array(v.object({ uuid: v.string() })),
});

export const invitationMetaAnswer = v.variant("type", [
  v.object({ type: v.literal("pettysuit"), token: v.string(), allegation: v.string(), pettysuit: invitedCase }),
  v.object({
    type: v.literal("courtroom"),
    token: v.string(),
    allegation: v.string(),
    courtroomUuid: v.string(),
    courtroom: invitedCase,
  }),
]);

export const joinAnswer = v.union([v.object({ suitUuid: v.string() }), v.object({ courtroomUuid: v.string() })]);

/** With a card token the verdict alone; for a party all of the decided case. */
export const verdictAnswer = v.object({ ...v.partial(decidedCaseSchema).entries, verdict: verdictSchema });

export const doneAnswer = v.object({ success: v.literal(true) });

/** A sponsored card as the desk sees it. */
export const deskAdAnswer = v.object({
  ...adAnswer.entries,
  slug: v.string(),
  status: v.picklist(AD_STATUSES),
  createdAt: v.string(),
  impressions: v.number(),
  saves: v.number(),
  clicks: v.number(),
});

export const topicAnswer = v.object({ uuid: v.string(), title: v.string() });

/** The sides are null while there are too few votes to show them. */
export const topicStatsAnswer = v.object({
  agrees: v.nullable(v.number()),
  disagrees: v.nullable(v.number()),
  total: v.number(),
});

export const submittedTopicAnswer = v.object({
  ...topicAnswer.entries,
  moderationStatus: v.picklist(TOPIC_STATUSES),
  rejectionReason: v.nullable(v.string()),
  createdAt: v.string(),
  stats: topicStatsAnswer,
});
