import { Dialog } from "~/components/ui/dialog/dialog";
import { REPORT_SUBJECT_LABELS, type ReportedThing } from "~/domain/report/report";
import { ReportArrived } from "./report-arrived";
import { ReportReasons } from "./report-reasons";
import { useReport } from "./use-report";

export interface ReportDialogProps {
  thing: ReportedThing;
  onClose: () => void;
}

/** Telling the moderators, in one tap: each reason sends the report. */
export function ReportDialog({ thing, onClose }: ReportDialogProps) {
  const report = useReport(thing);
  const noun = REPORT_SUBJECT_LABELS[thing.kind];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Report this ${noun}`}
      description={
        thing.kind === "message"
          ? "The moderators read this one message. The other side is not told."
          : "The moderators look at it. Nobody is told who said so."
      }
      className="sm:max-w-md"
    >
      {report.arrived === null ? (
        <ReportReasons report={report} />
      ) : (
        <ReportArrived reason={report.arrived} onClose={onClose} />
      )}
    </Dialog>
  );
}
