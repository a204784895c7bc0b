/** What can be reported: a public topic, a public verdict, a message in one's own courtroom. */
export const REPORT_SUBJECTS = ["topic", "verdict", "message"] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** Why. */
export const REPORT_REASONS = ["abuse", "personal_data", "too_serious", "advertising", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How a report stands: `upheld` where the desk has agreed. */
export const REPORT_STATUSES = ["open", "dismissed", "upheld"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** So many code points may somebody add to a report. */
export const REPORT_NOTE_MAX = 280;

/** The desk reads so many open reports at once, the oldest. */
export const REPORTS_READ = 200;
