import type { TopicStatus } from "../topic/topic";

export const TOPIC_DECISIONS = ["approve", "reject", "take_down", "restore"] as const;
export type TopicDecision = (typeof TOPIC_DECISIONS)[number];

/** From which statuses a decision leads to which. From any other it comes too late. */
export const TOPIC_STEPS: Record<TopicDecision, { from: readonly TopicStatus[]; to: TopicStatus }> = {
  approve: { from: ["pending", "rejected"], to: "approved" },
  reject: { from: ["pending"], to: "rejected" },
  take_down: { from: ["approved"], to: "taken_down" },
  restore: { from: ["taken_down"], to: "approved" },
};
