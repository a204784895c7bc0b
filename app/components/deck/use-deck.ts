import { useFetcher, useRevalidator } from "@remix-run/react";
import { useEffect, useReducer } from "react";
import type { Answer, Plea } from "~/domain/deck/answer";
import type { DeckRules } from "~/domain/deck/deck-rules";
import {
  type DeckCard,
  isDeckComplete,
  isDeckThrough,
  openDeckState,
  pleasFor,
  questionsOf,
  reduceDeck,
  undoableQuestion,
} from "~/domain/deck/deck-state";
import type { DeckReply, DeckStep } from "~/domain/deck/deck-step";

export type Deck = ReturnType<typeof useDeck>;

interface DeckInput {
  rules: DeckRules;
  userUuid: string;
  cards: readonly DeckCard[];
  /** The person's own answers as the page was loaded. */
  answers: readonly Answer[];
  /** The server has ruled in the meantime and takes no more answers. Must keep its identity between renders. */
  onSettled: () => void;
}

/**
 * A party's deck: flies cards at once, sends what was decided one at a time, and brings back what could not be stored.
 */
export function useDeck({ rules, userUuid, cards, answers, onSettled }: DeckInput) {
  const [state, dispatch] = useReducer(reduceDeck, null, () => openDeckState(rules, cards, answers));
  const { submit, data: reply } = useFetcher<DeckReply>();
  const { revalidate } = useRevalidator();
  const { pending, position } = state;

  useEffect(() => {
    if (pending === null) return;
    if (userUuid === "") dispatch({ type: "refused", body: rules.errors.noUser });
    else submit({ ...pending, userUuid } satisfies DeckStep, { method: "post" });
  }, [pending, submit, userUuid, rules]);

  useEffect(() => {
    if (reply === undefined) return;
    if (reply.ok) dispatch({ type: "stored", answers: reply.answers });
    else dispatch({ type: "refused", body: reply.error });
    if (!reply.ok && reply.code === "already_settled") onSettled();
    // The page says who is not there any more better than a card that won't go.
    if (!reply.ok && reply.code === "no_session") revalidate();
  }, [reply, onSettled, revalidate]);

  const card = state.cards[position];
  return {
    card,
    nextCard: state.cards[position + 1],
    cards: state.cards,
    position,
    /** How many questions there are up to the card on top. */
    number: questionsOf(state.cards.slice(0, position + 1)).length,
    total: questionsOf(state.cards).length,
    /** What can be done with the card on top, or could with the one that was. */
    pleas: card === undefined ? rules.pleas : pleasFor(card, rules),
    returnedFrom: state.returnedFrom,
    error: state.error,
    isBusy: pending !== null,
    /** Every question is answered. */
    isComplete: isDeckComplete(state),
    /** And no card is left. */
    isThrough: isDeckThrough(state),
    canUndo: undoableQuestion(state) !== null,
    decide: (plea: Plea) => dispatch({ type: "decided", plea }),
    undo: () => dispatch({ type: "taken_back" }),
  };
}
