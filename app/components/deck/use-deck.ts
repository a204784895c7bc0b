import { useFetcher, useRevalidator } from "@remix-run/react";
import { useEffect, useReducer, useRef } from "react";
import type { Answer, Plea, Question } from "~/domain/deck/answer";
import { DECK_ERRORS, isDeckComplete, openDeckState, reduceDeck, undoableQuestion } from "~/domain/deck/deck-state";
import type { DeckReply, DeckStep } from "~/domain/deck/deck-step";

export type Deck = ReturnType<typeof useDeck>;

interface DeckInput {
  userUuid: string;
  questions: readonly Question[];
  /** The person's own answers as the page was loaded. */
  answers: readonly Answer[];
  isDecided: boolean;
  /** The server has ruled in the meantime and takes no more answers. */
  onSettled: () => void;
}

/**
 * A party's deck: flies cards at once, sends what was decided one at a time, and brings back what could not be stored.
 */
export function useDeck({ userUuid, questions, answers, isDecided, onSettled }: DeckInput) {
  const [state, dispatch] = useReducer(reduceDeck, null, () => openDeckState(questions, answers));
  const { submit, data: reply } = useFetcher<DeckReply>();
  const { revalidate } = useRevalidator();
  const { pending } = state;
  const isComplete = isDeckComplete(state);

  useEffect(() => {
    if (pending === null) return;
    if (userUuid === "") dispatch({ type: "refused", body: DECK_ERRORS.noUser });
    else submit({ ...pending, userUuid } satisfies DeckStep, { method: "post" });
  }, [pending, submit, userUuid]);

  useEffect(() => {
    if (reply === undefined) return;
    if (reply.ok) dispatch({ type: "stored", answers: reply.answers });
    else dispatch({ type: "refused", body: reply.error });
    if (!reply.ok && reply.code === "already_settled") onSettled();
    // The page says who is not there any more better than a card that won't go.
    if (!reply.ok && reply.code === "no_session") revalidate();
  }, [reply, onSettled, revalidate]);

  useCompletion(isComplete && !isDecided, userUuid);

  return {
    question: questions[state.position],
    nextQuestion: questions[state.position + 1],
    position: state.position,
    returnedFrom: state.returnedFrom,
    error: state.error,
    isBusy: pending !== null,
    isComplete,
    canUndo: undoableQuestion(state) !== null,
    decide: (plea: Plea) => dispatch({ type: "decided", plea }),
    undo: () => dispatch({ type: "taken_back" }),
  };
}

/** The last answer completes a deck by itself; saying it once more heals a deck whose completion got lost. */
function useCompletion(isDue: boolean, userUuid: string): void {
  const { submit } = useFetcher<DeckReply>();
  const wasSaid = useRef(false);
  useEffect(() => {
    if (!isDue || wasSaid.current) return;
    wasSaid.current = true;
    submit({ intent: "complete", userUuid } satisfies DeckStep, { method: "post" });
  }, [isDue, submit, userUuid]);
}
