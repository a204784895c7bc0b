import * as v from "valibot";
import { usernameSchema } from "../account/username";
import { AD_STATUSES } from "../ad/ad";
import { uuidSchema } from "../case/case-ref";
import { REPORT_SUBJECTS } from "../report/report";
import { typedText } from "../text";
import { DECIDED_STATUSES, TOPIC_DECISIONS } from "./topic-decision";

/** So many code points does a reason of the desk have at most. */
export const DESK_REASON_MAX = 280;

const reason = v.optional(
  typedText(DESK_REASON_MAX, (length) => `A reason has at most ${DESK_REASON_MAX} characters; this one has ${length}.`),
  "",
);

const topicDecision = v.object({
  decision: v.picklist(TOPIC_DECISIONS, "A topic is approved, rejected, taken down, restored or reopened."),
  reason,
});
export type DecideTopic = v.InferOutput<typeof topicDecision>;

/** Nobody is rejected without a word. */
export const tellsWhy = <Decision extends DecideTopic>() =>
  v.check<Decision, string>(
    ({ decision, reason: said }) => decision !== "reject" || said !== "",
    "Please tell the author why it is rejected.",
  );

/** What is decided about a topic. Whoever has handed it in reads the reason. */
export const decideTopicSchema = v.pipe(topicDecision, tellsWhy());

/** What is decided about a public verdict. */
export const decideVerdictSchema = v.object({
  decision: v.picklist(["take_down", "restore"], "A verdict is taken down or restored."),
  reason,
});
export type DecideVerdict = v.InferOutput<typeof decideVerdictSchema>;

/** What is decided about all open reports of one thing: upheld, a public one is taken down and a message is struck. */
export const decideReportsSchema = v.object({
  kind: v.picklist(REPORT_SUBJECTS),
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  decision: v.picklist(["dismiss", "uphold"], "A report is dismissed or upheld."),
  reason,
});
export type DecideReports = v.InferOutput<typeof decideReportsSchema>;

/** What is decided about somebody's account. */
export const decidePersonSchema = v.object({
  username: usernameSchema,
  decision: v.picklist(["ban", "unban", "appoint", "dismiss"], "Somebody is banned, unbanned, appointed or dismissed."),
  reason,
});
export type DecidePerson = v.InferOutput<typeof decidePersonSchema>;

/** Below which entry of a list it goes on. What is no id is none given. */
export const readAfterSchema = v.fallback(v.optional(uuidSchema), undefined);

/** Which of the decided topics are listed. */
export const decidedTopicsSchema = v.object({
  status: v.fallback(v.picklist(DECIDED_STATUSES), "approved"),
  after: readAfterSchema,
});

/** Whether a sponsored card is dealt. */
export const adStatusSchema = v.object({ status: v.picklist(AD_STATUSES, "An ad is live, paused or ended.") });
