import { useEffect, useRef, useState } from "react";
import { ApiError } from "~/browser/api";
import { prepareHumanCheck } from "~/browser/human-check/human-check";
import { recallPerson } from "~/browser/person/known-person";
import type { ReportedThing, ReportReason } from "~/domain/report/report";
import { sendReport } from "./send-report";

const UNSENT = "Your report could not be sent. Check your connection and try again.";

/** A report on its way: what is being sent, what has arrived, and why it has not. */
export function useReport(thing: ReportedThing) {
  const [sending, setSending] = useState<ReportReason | null>(null);
  const [arrived, setArrived] = useState<ReportReason | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isLocked = useRef(false);

  useEffect(() => {
    if (recallPerson() === null) prepareHumanCheck("create_user");
  }, []);

  async function send(reason: ReportReason, note: string) {
    if (isLocked.current) return;
    isLocked.current = true;
    setSending(reason);
    setProblem(null);
    try {
      await sendReport(thing, reason, note);
      setArrived(reason);
    } catch (error) {
      setProblem((error instanceof ApiError && error.sentence) || UNSENT);
    } finally {
      isLocked.current = false;
      setSending(null);
    }
  }

  return { sending, arrived, problem, send };
}
