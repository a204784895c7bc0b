import type { AdStatus } from "../ad/ad";

/** What the desk decides about. */
export const MODERATION_SUBJECTS = ["topic", "verdict", "message", "person", "ad"] as const;
export type ModerationSubject = (typeof MODERATION_SUBJECTS)[number];

/** What it can do, each thing to some of them. */
export const MODERATION_ACTIONS = [
  ...(["approve", "reject", "take_down", "restore", "reopen"] as const),
  ...(["dismiss_reports", "uphold_reports"] as const),
  ...(["ban", "unban", "appoint", "dismiss"] as const),
  ...(["add", "resume", "pause", "end"] as const),
] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** What the log calls it when a sponsored card comes to stand so. */
export const AD_STATUS_ACTIONS = { live: "resume", paused: "pause", ended: "end" } as const satisfies Record<
  AdStatus,
  ModerationAction
>;

/** So many entries of the log are read at once, the newest first. */
export const LOG_ENTRIES_READ = 100;
