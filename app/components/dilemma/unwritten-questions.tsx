import { useRevalidator } from "@remix-run/react";
import { useCallback } from "react";
import { PreparingDeck } from "~/components/deck/preparing-deck";
import { useAwaitedQuestions } from "~/components/deck/use-awaited-questions";

/** A session whose questions are not written yet. Each reading of it makes sure that they are being written. */
export default function UnwrittenQuestions({ sessionUuid }: { sessionUuid: string }) {
  const { revalidate } = useRevalidator();
  const { isLate, waitAgain } = useAwaitedQuestions({ kind: "dilemma", uuid: sessionUuid });
  const retry = useCallback(() => {
    waitAgain();
    revalidate();
  }, [waitAgain, revalidate]);
  return <PreparingDeck doing={isLate ? null : "Preparing your questions..."} onRetry={retry} />;
}
