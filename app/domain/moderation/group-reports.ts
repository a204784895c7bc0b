import type { ReportReason, ReportSubject } from "../report/report";
import { sharePath } from "../verdict/shared-verdict";
import type { ReportedThing } from "./desk";

/** An open report, as it is stored. `title` is that of a reported topic. */
interface OpenReport {
  subjectKind: ReportSubject;
  subjectId: string;
  quote: string | null;
  title: string | null;
  reason: ReportReason;
  note: string | null;
  createdAt: number;
}

/** One entry for each thing that was reported, in the order of its first report. `reports` come the oldest first. */
export function groupReports(reports: readonly OpenReport[]): ReportedThing[] {
  const things = new Map<string, ReportedThing>();
  for (const { subjectKind: kind, subjectId: id, quote, title, reason, note, createdAt } of reports) {
    const key = `${kind} ${id}`;
    const thing = things.get(key) ?? {
      ...{ kind, id, count: 0, reasons: [], notes: [], text: title ?? quote },
      path: kind === "verdict" ? sharePath(id) : null,
      firstAt: new Date(createdAt).toISOString(),
    };
    things.set(key, {
      ...thing,
      count: thing.count + 1,
      reasons: [...new Set([...thing.reasons, reason])],
      notes: note === null ? thing.notes : [...thing.notes, note],
    });
  }
  return [...things.values()];
}
