import type { TopicStats } from "./topic-votes";

/** How a topic stands. Only an approved one is public; a rejected one has never been. */
export const TOPIC_STATUSES = ["pending", "approved", "rejected", "taken_down"] as const;
export type TopicStatus = (typeof TOPIC_STATUSES)[number];

/** How that is called before its author. */
export const TOPIC_STATUS_LABELS: Record<TopicStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
  taken_down: "Taken down",
};

/** What the petty community swipes on: a habit in one sentence, such as "Clapping when the plane lands.". */
export interface Topic {
  uuid: string;
  title: string;
}

/** A topic as its author sees it. */
export interface SubmittedTopic extends Topic {
  moderationStatus: TopicStatus;
  /** What the moderators say about it, where they do. */
  rejectionReason: string | null;
  /** ISO 8601. */
  createdAt: string;
  stats: TopicStats;
}

/** So many code points does a topic have, after trimming. */
export const TOPIC_LENGTH = { min: 10, max: 280 } as const;

/** So many topics are dealt at most at once. */
export const TOPICS_DEALT = 50;

/** So many are dealt on the front page. */
export const APPEALS = 5;

/** A person's dashboard shows so many of their topics, the newest. */
export const TOPICS_LISTED = 50;

/** So many topics of one person can wait for the moderators at once. */
export const TOPICS_WAITING = 10;
