import { useFetcher, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import { useAwaitedQuestions } from "~/components/deck/use-awaited-questions";
import type { DeckReply, DeckStep } from "~/domain/deck/deck-step";

interface PreparedQuestionsInput {
  suitUuid: string;
  userUuid: string;
}

/**
 * Has the questions of a case written and the page read again: at once where they are there at once, and when the live
 * connection tells of them where a model takes its time. `missing`: that was done, and there are still none.
 */
export function usePreparedQuestions({ suitUuid, userUuid }: PreparedQuestionsInput): {
  step: "preparing" | "loading" | "missing";
  retry: () => void;
} {
  const { submit, data: reply, state } = useFetcher<DeckReply>();
  const { revalidate, state: revalidation } = useRevalidator();
  const { isLate, waitAgain } = useAwaitedQuestions({ kind: "pettysuit", uuid: suitUuid });

  const prepare = useCallback(
    () => submit({ intent: "prepare", userUuid } satisfies DeckStep, { method: "post" }),
    [submit, userUuid],
  );

  useEffect(() => {
    prepare();
  }, [prepare]);

  useEffect(() => {
    if (reply?.ok) revalidate();
  }, [reply, revalidate]);

  const retry = useCallback(() => {
    waitAgain();
    prepare();
  }, [waitAgain, prepare]);

  if (revalidation === "loading") return { step: "loading", retry };
  const isMissing = state === "idle" && (isLate || reply?.ok === false);
  return { step: isMissing ? "missing" : "preparing", retry };
}
