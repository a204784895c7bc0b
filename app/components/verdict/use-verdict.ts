import { useCallback, useState } from "react";
import { callApi } from "~/browser/api";
import type { DecidedCase } from "~/domain/verdict/decided-case";

interface VerdictInput {
  suitUuid: string;
  /** The decided case as the page was loaded. */
  loaded: DecidedCase | null;
  /** A check has just found the verdict. Must keep its identity between renders. */
  onFound: () => void;
}

/** The verdict of a case, asked for by the button or by itself once the person is done. */
export function useVerdict({ suitUuid, loaded, onFound }: VerdictInput) {
  const [found, setFound] = useState<DecidedCase | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const decided = loaded ?? found;

  /** Gives `found`, `not_ready` or `failed`, and never throws. */
  const check = useCallback(async () => {
    setChecking(true);
    try {
      // Comes with the ruling, which is no part of a deck that is opened on the road.
      const { verdictCheckSchema } = await import("~/domain/verdict/decided-case");
      const answer = await callApi(`/pettysuit/${suitUuid}/verdict`, verdictCheckSchema);
      setError(null);
      if (answer.decided === null) return "not_ready";
      setFound(answer.decided);
      onFound();
      return "found";
    } catch {
      setError("Failed to fetch verdict");
      return "failed";
    } finally {
      setChecking(false);
    }
  }, [suitUuid, onFound]);

  /** What was found counts no more: the case may have been reopened. */
  const forget = useCallback(() => setFound(null), []);

  return { decided, isChecking, error, check, forget };
}
