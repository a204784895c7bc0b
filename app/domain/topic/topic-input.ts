import * as v from "valibot";
import { uuidSchema } from "../case/case-ref";
import { typedText } from "../text";
import { TOPIC_LENGTH, TOPICS_DEALT } from "./topic";
import { onOneLine, topicTooLong } from "./topic-length";

/** How many topics are asked for, and by whom: without a person, what everybody sees. */
export const dealTopicsSchema = v.object({
  count: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/u, "This must be a number."),
      v.transform(Number),
      v.integer(),
      v.minValue(1, "One topic is the least."),
      v.maxValue(TOPICS_DEALT, `At most ${TOPICS_DEALT} topics can be asked for at once.`),
    ),
    String(TOPICS_DEALT),
  ),
  userUuid: v.optional(uuidSchema),
});

/** A vote: `true` doesn't mind it. The fingerprint that older clients send is not read. */
export const voteSchema = v.object({
  userUuid: uuidSchema,
  vote: v.boolean("A vote is yes or no."),
});

/** A topic as somebody hands it in. */
export const submitTopicSchema = v.object({
  userUuid: uuidSchema,
  topicText: v.pipe(
    typedText(TOPIC_LENGTH.max, topicTooLong),
    v.transform(onOneLine),
    v.check((text) => [...text].length >= TOPIC_LENGTH.min, `A topic needs ${TOPIC_LENGTH.min} characters or more.`),
  ),
});
