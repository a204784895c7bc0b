import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

interface DecidedInput {
  /** The court says that it has ruled, or that it sits again, and the page was read before. */
  isOutdated: boolean;
  /** The page has the ruling with all that belongs to it. */
  isDecided: boolean;
  /** A ruling has come while the person was here. Must keep its identity between renders. */
  onDecided: () => void;
}

/** How long to wait before a page that could not be read is asked for again, in milliseconds. */
const ASK_AGAIN_MS = 3_000;

/** Reads the page again when the court has ruled, and opens the ruling for whoever was there. */
export function useDecidedCourtroom({ isOutdated, isDecided, onDecided }: DecidedInput): void {
  const { revalidate, state } = useRevalidator();
  const wasWaiting = useRef(!isDecided);
  const hasAsked = useRef(false);
  const isDue = isOutdated && state === "idle";

  useEffect(() => {
    // A case that is ruled on again is read at once again.
    hasAsked.current &&= isOutdated;
    if (!isDue) return;
    const timer = setTimeout(revalidate, hasAsked.current ? ASK_AGAIN_MS : 0);
    hasAsked.current = true;
    return () => clearTimeout(timer);
  }, [isOutdated, isDue, revalidate]);

  useEffect(() => {
    // A verdict that is set aside is waited for again.
    if (wasWaiting.current && isDecided) onDecided();
    wasWaiting.current = !isDecided;
  }, [isDecided, onDecided]);
}
