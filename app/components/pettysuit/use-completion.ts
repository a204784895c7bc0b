import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { DeckReply, DeckStep } from "~/domain/deck/deck-step";

/** The last answer completes a deck by itself; saying it once more heals a deck whose completion got lost. */
export function useCompletion(isDue: boolean, userUuid: string): void {
  const { submit } = useFetcher<DeckReply>();
  const wasSaid = useRef(false);
  useEffect(() => {
    if (!isDue || wasSaid.current) return;
    wasSaid.current = true;
    submit({ intent: "complete", userUuid } satisfies DeckStep, { method: "post" });
  }, [isDue, submit, userUuid]);
}
