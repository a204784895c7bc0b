import type { TopicMarkKind } from "../topic/topic-mark";
import type { DeskStep } from "./desk-step";
import { AD_STATUS_ACTIONS, type ModerationAction } from "./moderation-log";

/** What the desk has done, in its log and to whoever has just done it. */
export const ACTION_LABELS: Record<ModerationAction, string> = {
  approve: "Approved",
  reject: "Rejected",
  take_down: "Taken down",
  restore: "Brought back",
  reopen: "Put back to wait",
  dismiss_reports: "Reports dismissed",
  uphold_reports: "Reports upheld",
  ban: "Banned from topics",
  unban: "Ban lifted",
  appoint: "Made a moderator",
  dismiss: "No longer a moderator",
  add: "Card added",
  resume: "Card runs",
  pause: "Card paused",
  end: "Card ended",
};

/** What the screening points out. It is never sure: what it is sure of, it refuses. */
export const MARK_LABELS: Record<TopicMarkKind, string> = {
  abuse: "May be abusive",
  link: "May be a link",
  email: "May be an email address",
  phone: "May be a telephone number",
  address: "May be an address",
  person: "May name a person",
  gibberish: "May mean nothing",
  repeat: "Much like another topic",
  serious: "May be serious",
};

/** The reasons that a number key gives. The author reads them as they stand here. */
export const QUICK_REASONS = [
  "We have this one already.",
  "It is about somebody in particular.",
  "It is unkind to a group of people.",
  "It is more serious than this court.",
  "It advertises something.",
  "Nobody could vote on it: it is not one habit.",
] as const;

/** What a step has done, in words. */
export function formatStep(step: DeskStep): string {
  const label = ACTION_LABELS[actionOf(step)];
  return step.about === "" ? `${label}.` : `${label}: ${step.about}`;
}

function actionOf(step: DeskStep): ModerationAction {
  switch (step.intent) {
    case "topic":
    case "verdict":
    case "person":
      return step.decision;
    case "reports":
      return `${step.decision}_reports`;
    case "ad":
      return AD_STATUS_ACTIONS[step.status];
    case "new_ad":
      return "add";
    default:
      return step satisfies never;
  }
}
