import type { MyData } from "~/domain/my-data/my-data";
import { REPORT_REASON_LABELS, REPORT_SUBJECT_LABELS, type ReportStatus } from "~/domain/report/report";
import { Entries } from "./entries";

const OUTCOMES: Record<ReportStatus, string> = {
  open: "Not decided yet",
  dismissed: "The moderators let it stand",
  upheld: "The moderators agreed",
};

/** What the person has told the moderators of, and what came of it. */
export function MyReports({ reports }: { reports: MyData["reports"] }) {
  const entries = reports.map(({ about, reason, note, status, at }) => ({
    title: `A ${REPORT_SUBJECT_LABELS[about]}: ${REPORT_REASON_LABELS[reason]}`,
    what: note === null ? "Reported" : `Reported with “${note}”`,
    at,
    outcome: OUTCOMES[status],
  }));
  return <Entries entries={entries} />;
}
