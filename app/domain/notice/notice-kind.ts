import type { BadgeCategory } from "../badge/badge-category";

/** What people are told of (docs/rules.md#notices). */
export const NOTICE_KINDS = [
  "filed_back",
  "opponent_joined",
  "opponent_finished",
  "messages",
  "nudge",
  "reminder",
  "another_day",
  "verdict",
  "default_judgment",
  "reopened",
  "topic_approved",
  "topic_rejected",
  "badge",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What settings call each kind. */
export const NOTICE_KIND_NAMES: Record<NoticeKind, string> = {
  filed_back: "Somebody files back",
  opponent_joined: "Somebody joins",
  opponent_finished: "The other side is done",
  messages: "Messages in court",
  nudge: "Nudges",
  reminder: "Reminders",
  another_day: "Another day",
  verdict: "Verdicts",
  default_judgment: "Default judgments",
  reopened: "Cases that are open again",
  topic_approved: "Topics that are approved",
  topic_rejected: "Topics that are turned down",
  badge: "Badges",
};

/** What a notice's words need beside its case or topic. */
export interface NoticeDetail {
  /** Of a default judgment: that it was given without whoever reads this. */
  isAbsent?: boolean;
  /** Of a reminder: how long there was left, such as `22 hours`, and whether the other seat was empty. */
  left?: string;
  isSeatEmpty?: boolean;
  /** Why a topic was turned down, as it was said then. */
  reason?: string;
  /** Of a case that was filed back: the token of its invitation. */
  token?: string;
  /** Which badge. */
  badge?: { category: BadgeCategory; threshold: number };
}
