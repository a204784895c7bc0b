import { useFetcher, useParams, useRevalidator } from "@remix-run/react";
import { useEffect, useMemo, useReducer } from "react";
import { flushSync } from "react-dom";
import { readStored, type StoredPlace, storedBelow, writeStored } from "~/browser/storage/stored";
import type { Answer, Plea } from "~/domain/deck/answer";
import type { DeckRules } from "~/domain/deck/deck-rules";
import {
  type DeckCard,
  isDeckComplete,
  isDeckThrough,
  openDeckState,
  pleasFor,
  questionsOf,
  readUnsent,
  reduceDeck,
  undoableQuestion,
  writeUnsent,
} from "~/domain/deck/deck-state";
import type { DeckReply, DeckStep } from "~/domain/deck/deck-step";

/** A court that could not be reached is tried again after so much for each time that it failed, in milliseconds. */
const PAUSE_MS = 1_000;

export type Deck = ReturnType<typeof useDeck>;

interface DeckInput {
  rules: DeckRules;
  /** Where what is not sent waits, by case and person. */
  outboxes: StoredPlace;
  userUuid: string;
  cards: readonly DeckCard[];
  /** The person's own answers as the page was loaded. */
  answers: readonly Answer[];
  /** The server has ruled in the meantime and takes no more answers. Must keep its identity between renders. */
  onSettled: () => void;
}

/**
 * A party's deck: flies cards at once, sends what was decided one at a time, and brings back what could not be stored.
 * Without a connection all that is decided waits in the browser, also where the page is left.
 */
export function useDeck({ rules, outboxes, userUuid, cards, answers, onSettled }: DeckInput) {
  const [state, dispatch] = useReducer(reduceDeck, null, () => openDeckState(rules, cards, answers));
  const { submit, data: reply } = useFetcher<DeckReply>();
  const { revalidate } = useRevalidator();
  const { outbox, position, tries } = state;
  const [step] = outbox;
  const { uuid = "" } = useParams();
  const place = useMemo(() => storedBelow(outboxes, uuid, userUuid), [outboxes, uuid, userUuid]);

  useEffect(() => {
    dispatch({ type: "recalled", unsent: readUnsent(readStored(place) ?? "") });
    return holdOutbox(place);
  }, [place]);

  useEffect(() => writeStored(place, writeUnsent(outbox) || null), [place, outbox]);

  useEffect(() => {
    if (step === undefined) return;
    if (userUuid === "") return dispatch({ type: "refused", error: rules.errors.noUser });
    const send = () => navigator.onLine && submit({ ...step, userUuid } satisfies DeckStep, { method: "post" });
    const timer = setTimeout(send, Math.max(tries - 1, 0) * PAUSE_MS);
    window.addEventListener("online", send);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", send);
    };
  }, [step, tries, submit, userUuid, rules]);

  useEffect(() => {
    if (reply === undefined) return;
    if (reply.ok) return dispatch({ ...reply, type: "stored" });
    dispatch({ ...reply, type: "refused", isOffline: !navigator.onLine });
    if (reply.code === "already_settled") onSettled();
    // The page says who is not there any more better than a card that won't go.
    if (reply.code === "no_session") revalidate();
  }, [reply, onSettled, revalidate]);

  const isLineDown = step !== undefined && (tries > 1 || !navigator.onLine);
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
    error: isLineDown ? "No connection. What you say waits here until it is back." : state.error,
    isBusy: step !== undefined && tries === 0 && !isLineDown,
    /** Every question is answered. */
    isComplete: isDeckComplete(state),
    /** And no card is left. */
    isThrough: isDeckThrough(state),
    canUndo: undoableQuestion(state) !== null,
    /** One at a time, and without a connection as many as there are cards. Kept even if the page is left at once. */
    decide: (plea: Plea) => flushSync(() => dispatch({ type: "decided", plea, mayWait: !navigator.onLine })),
    undo: () => dispatch({ type: "taken_back" }),
  };
}

/** Has other pages leave to this one what waits there, for as long as it is open. Gives how to let go. */
function holdOutbox({ key }: StoredPlace): () => void {
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  // Several pages of one deck hold it together.
  navigator.locks.request(key, { mode: "shared" }, () => left).catch(() => undefined);
  return leave;
}
