import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { PreparingDeck } from "~/components/deck/preparing-deck";

/** A session without questions: reads it once more, since they are written with it. */
export function UnwrittenQuestions() {
  const { revalidate, state } = useRevalidator();
  const wasRead = useRef(false);

  useEffect(() => {
    wasRead.current = true;
    revalidate();
  }, [revalidate]);

  const isReading = state === "loading" || !wasRead.current;
  return <PreparingDeck doing={isReading ? "Preparing your questions..." : null} onRetry={revalidate} />;
}
