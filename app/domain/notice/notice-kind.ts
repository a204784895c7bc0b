/** What people are told of (docs/rules.md#notices). */
export const NOTICE_KINDS = [
  "opponent_joined",
  "opponent_finished",
  "messages",
  "nudge",
  "reminder",
  "verdict",
  "default_judgment",
  "topic_approved",
  "topic_rejected",
  "badge",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What a notice's words need beside its case or topic. */
export interface NoticeDetail {
  /** Of a default judgment: that it was given without whoever reads this. */
  isAbsent?: boolean;
  /** Of a reminder: how long there was left, such as `22 hours`, and whether the other seat was empty. */
  left?: string;
  isSeatEmpty?: boolean;
  /** What a badge is called. */
  badge?: string;
}
