import { useFetcher, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import type { DeckReply, DeckStep } from "~/domain/deck/deck-step";

/** Has the questions of a case written and the page read again. `missing`: that was done, and there are still none. */
export function usePreparedQuestions(userUuid: string): {
  step: "preparing" | "loading" | "missing";
  retry: () => void;
} {
  const { submit, data: reply, state } = useFetcher<DeckReply>();
  const { revalidate, state: revalidation } = useRevalidator();

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

  if (revalidation === "loading") return { step: "loading", retry: prepare };
  return { step: state !== "idle" || reply === undefined ? "preparing" : "missing", retry: prepare };
}
