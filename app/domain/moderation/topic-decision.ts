import type { TopicStatus } from "../topic/topic";

/** What the desk decides about a topic. A topic that is reopened waits again. */
export const TOPIC_DECISIONS = ["approve", "reject", "take_down", "restore", "reopen"] as const;
export type TopicDecision = (typeof TOPIC_DECISIONS)[number];

/** How a topic stands that somebody has decided on. */
export const DECIDED_STATUSES = ["approved", "rejected", "taken_down"] as const satisfies TopicStatus[];

/** From which statuses a decision leads to which. From any other it comes too late. */
export const TOPIC_STEPS: Record<TopicDecision, { from: readonly TopicStatus[]; to: TopicStatus }> = {
  approve: { from: ["pending", "rejected"], to: "approved" },
  reject: { from: ["pending"], to: "rejected" },
  take_down: { from: ["approved"], to: "taken_down" },
  restore: { from: ["taken_down"], to: "approved" },
  reopen: { from: ["approved", "rejected"], to: "pending" },
};
