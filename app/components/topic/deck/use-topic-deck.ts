import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { ApiError } from "~/browser/api";
import { lookForBadges } from "~/browser/badge/deeds";
import { prepareHumanCheck } from "~/browser/human-check/human-check";
import { ensureGuest } from "~/browser/person/guest";
import type { Viewer } from "~/domain/account/user";
import type { Plea } from "~/domain/deck/answer";
import type { Topic } from "~/domain/topic/topic";
import { needsTopics, openTopicDeck, reduceTopicDeck, topicOnTop } from "~/domain/topic/topic-deck";
import { fetchTopics, sendVote } from "./topic-calls";

/** How long a result is shown on its card, and how long a card waits for its result, in milliseconds. */
const RESULT_SHOWN_MS = 900;
const RESULT_AWAITED_MS = 1_200;

/** A vote that did not arrive is sent again after so many milliseconds, if not with the next one. */
const SEND_AGAIN_MS = 5_000;

/** More topics are fetched so many milliseconds after few are left. */
const REFETCH_DELAY_MS = 500;

export type TopicDeckControl = ReturnType<typeof useTopicDeck>;

interface TopicDeckInput {
  viewer: Viewer | null;
  topics: readonly Topic[];
  /** Whether more topics are fetched when few are left. */
  refills: boolean;
}

/**
 * A person's deck of topics: goes on at once, sends the votes behind it one after the other, and keeps those that did
 * not arrive. The first vote of whoever is nobody yet makes them a guest.
 */
export function useTopicDeck({ viewer, topics, refills }: TopicDeckInput) {
  const [state, dispatch] = useReducer(reduceTopicDeck, null, () => openTopicDeck(topics, refills));
  const { isDecided, isStalled, outcome } = state;
  const [vote] = state.unsent;
  const isLow = needsTopics(state);
  const dealtCount = state.topics.length;
  const dragging = useRef(false);
  const person = usePerson(viewer);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (vote === undefined || isStalled) return;
    person()
      .then(({ uuid }) => sendVote(vote, uuid))
      .then(
        (arrived) => {
          dispatch({ type: "counted", vote, outcome: arrived });
          lookForBadges();
        },
        (error: unknown) => {
          dispatch({ type: "lost", vote });
          // Whoever has logged out elsewhere is nobody again, and the page has to learn it.
          if (error instanceof ApiError && error.status === 401) revalidate();
        },
      );
  }, [vote, isStalled, person, revalidate]);

  useEffect(() => {
    if (!isStalled) return;
    const sendAgain = () => dispatch({ type: "sent_again" });
    const timer = setTimeout(sendAgain, SEND_AGAIN_MS);
    window.addEventListener("online", sendAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", sendAgain);
    };
  }, [isStalled]);

  useEffect(() => {
    if (!isDecided) return;
    const timer = setTimeout(() => dispatch({ type: "left" }), outcome === null ? RESULT_AWAITED_MS : RESULT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDecided, outcome]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is dealt too few is dealt more, until none come.
  useEffect(() => {
    if (!isLow) return;
    const timer = setTimeout(() => {
      person()
        .then(({ uuid }) => fetchTopics(uuid))
        .then(
          (more) => dispatch({ type: "dealt", topics: more }),
          () => dispatch({ type: "not_dealt" }),
        );
    }, REFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLow, dealtCount, person]);

  /** A card whose result is shown is let go by whatever is done next: nobody has read the one below yet. */
  function decide(plea: Plea) {
    const at = Date.now();
    if (plea === "fifth") return;
    dispatch(isDecided ? { type: "passed", at } : { type: "voted", agrees: plea === "yes", at });
  }

  return {
    ...state,
    topic: topicOnTop(state),
    nextTopic: state.topics[state.position + 1],
    /** True while a finger holds the card: buttons and keys then do nothing. */
    dragging,
    decide,
    press: (plea: Plea) => {
      if (!dragging.current) decide(plea);
    },
    pass: () => dispatch({ type: "passed", at: Date.now() }),
    takeBack: () => dispatch({ type: "taken_back", at: Date.now() }),
    /** Somebody turns to the deck: their first vote should not have to wait for the human check. */
    prepare: () => {
      if (viewer === null) prepareHumanCheck("create_user");
    },
    land: useCallback(() => dispatch({ type: "landed" }), []),
    askAgain: () => dispatch({ type: "asked_again" }),
  };
}

/**
 * The person of this browser, a guest made now where there is none; the same function for as long as the page is open.
 */
function usePerson(viewer: Viewer | null): () => Promise<Viewer> {
  const known = useRef(viewer);
  useEffect(() => {
    known.current = viewer;
  }, [viewer]);
  return useCallback(() => ensureGuest(known.current, ""), []);
}
