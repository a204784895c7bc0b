import { useState } from "react";
import { FormProblem } from "~/components/account/form/form-problem";
import { Button } from "~/components/ui/button";
import { Collapsible } from "~/components/ui/collapsible";
import { TextArea } from "~/components/ui/form/text-area";
import { REPORT_NOTE_MAX, REPORT_REASON_LABELS, REPORT_REASONS } from "~/domain/report/report";
import { countCharacters } from "~/domain/text";
import type { useReport } from "./use-report";

/** Why: one tap sends it, with a note where somebody has written one first. */
export function ReportReasons({ report: { sending, problem, send } }: { report: ReturnType<typeof useReport> }) {
  const [note, setNote] = useState("");
  const isNoteTooLong = countCharacters(note) > REPORT_NOTE_MAX;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 pb-1">
      <div className="grid gap-2.5 lying:grid-cols-2">
        {REPORT_REASONS.map((reason) => (
          <Button
            key={reason}
            aria-disabled={sending !== null}
            disabled={isNoteTooLong}
            onClick={() => send(reason, note)}
          >
            {sending === reason ? "Sending..." : REPORT_REASON_LABELS[reason]}
          </Button>
        ))}
      </div>
      <FormProblem sentence={problem} />
      <Collapsible title="Add a note first">
        <TextArea
          label="What should the moderators know?"
          hint="You need not write anything. A tap above sends it along."
          value={note}
          onValueChange={setNote}
          max={REPORT_NOTE_MAX}
          rows={2}
        />
      </Collapsible>
    </div>
  );
}
