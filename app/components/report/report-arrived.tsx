import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import type { ReportReason } from "~/domain/report/report";
import { SUPPORT_PATH } from "~/domain/screening/support";

/** The desk has the report, whether it is the first of this person's or not. */
export function ReportArrived({ reason, onClose }: { reason: ReportReason; onClose: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);

  // What was pressed is gone, and what is said now is to be heard.
  useEffect(() => words.current?.focus(), []);

  return (
    <div className="grid gap-4 pb-1">
      <p ref={words} tabIndex={-1} className="text-lg focus:outline-none">
        <strong className="block font-display text-2xl leading-tight">The clerk has your report.</strong>
        It goes to the moderators. You need not do anything else.
      </p>
      {reason === "too_serious" && (
        <p>
          If somebody is in danger, don’t wait for a court:{" "}
          <Link to={SUPPORT_PATH} className="font-bold underline underline-offset-4">
            people who can help
          </Link>
          .
        </p>
      )}
      <Button look="judge" size="lg" onClick={onClose}>
        Done
      </Button>
    </div>
  );
}
