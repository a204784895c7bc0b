import * as v from "valibot";

/** What the screening can point out about a topic to whoever decides on it. */
const TOPIC_MARKS = ["abuse", "link", "email", "phone", "address", "person", "gibberish", "repeat", "serious"] as const;
export type TopicMarkKind = (typeof TOPIC_MARKS)[number];

/** One thing about a topic, and where it shows: words of it, or the topic that it repeats. */
export const topicMarkSchema = v.object({ kind: v.picklist(TOPIC_MARKS), excerpt: v.string() });
export type TopicMark = v.InferOutput<typeof topicMarkSchema>;
