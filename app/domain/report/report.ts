/** What can be reported: a public topic, a public verdict, a message in one's own courtroom. */
export const REPORT_SUBJECTS = ["topic", "verdict", "message"] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** One thing to report. A verdict goes by the id of its public link: whoever reports it need not know its case. */
export type ReportedThing =
  | { kind: Exclude<ReportSubject, "message">; id: string }
  | { kind: "message"; id: string; courtroomUuid: string };

/** What it is called before whoever reports it: a verdict and a decision are both a card. */
export const REPORT_SUBJECT_LABELS: Record<ReportSubject, string> = {
  topic: "topic",
  verdict: "card",
  message: "message",
};

/** Why. */
export const REPORT_REASONS = ["abuse", "personal_data", "too_serious", "advertising", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  abuse: "Cruel or abusive",
  personal_data: "Somebody’s personal details",
  too_serious: "Too serious for this court",
  advertising: "Advertising",
  other: "Something else",
};

/** How a report stands: `upheld` where the desk has agreed. */
export const REPORT_STATUSES = ["open", "dismissed", "upheld"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** So many code points may somebody add to a report. */
export const REPORT_NOTE_MAX = 280;

/** The desk reads so many open reports at once, the oldest. */
export const REPORTS_READ = 200;
