import type { Topic } from "./topic";
import type { TopicStats } from "./topic-votes";

/** After a vote nothing is taken for another one for so many milliseconds: nobody has read the next card yet. */
export const INPUT_LOCK_MS = 300;

/** With fewer topics left than this, more are fetched. */
const FEW_TOPICS = 3;

/** A vote as it is sent: what somebody thinks of a topic. */
export interface Vote {
  topicUuid: string;
  agrees: boolean;
}

/** A person's deck of topics in the browser. */
export interface TopicDeckState {
  /** Every topic dealt so far, in their order, none twice. */
  topics: readonly Topic[];
  /** Index of the card on top; the number of topics once all are voted on. */
  position: number;
  /** The card on top has been voted on, and shows its result until it leaves. */
  isDecided: boolean;
  /** The card before it is on its way off the table. */
  isFlying: boolean;
  /** The vote that can be changed now, which is the one that was given last. */
  last: Vote | null;
  /** What became of it: its topic's result, `gone` for a topic that is public no more, null as long as nobody knows. */
  outcome: TopicStats | "gone" | null;
  /** Votes that have not arrived, in their order; the first one is on its way. */
  unsent: readonly Vote[];
  /** The first of them did not arrive. It is sent again. */
  isStalled: boolean;
  /** Where more topics come from: `dry` when all have been dealt, `failed` when they could not be fetched. */
  supply: "open" | "dry" | "failed";
  /** What was said of the card that was taken back, and now lies on top again. */
  returned: Vote | null;
  /** No input counts before this, in Unix milliseconds. */
  lockedUntil: number;
}

export type TopicDeckEvent =
  | { type: "voted"; agrees: boolean; at: number }
  /** Somebody goes on before the result has left by itself. */
  | { type: "passed"; at: number }
  /** The result has been shown for long enough. */
  | { type: "left" }
  | { type: "landed" }
  | { type: "taken_back"; at: number }
  | { type: "counted"; vote: Vote; outcome: TopicStats | "gone" }
  | { type: "lost"; vote: Vote }
  | { type: "sent_again" }
  | { type: "dealt"; topics: readonly Topic[] }
  | { type: "not_dealt" }
  | { type: "asked_again" };

/** A deck as it is dealt; `refills` when more can be fetched. */
export function openTopicDeck(topics: readonly Topic[], refills: boolean): TopicDeckState {
  return {
    topics,
    position: 0,
    isDecided: false,
    isFlying: false,
    last: null,
    outcome: null,
    unsent: [],
    isStalled: false,
    // Whoever is dealt nothing has voted on everything.
    supply: refills && topics.length > 0 ? "open" : "dry",
    returned: null,
    lockedUntil: 0,
  };
}

/** The card on top; none once all are voted on. */
export function topicOnTop({ topics, position }: TopicDeckState): Topic | undefined {
  return topics[position];
}

/** Whether the deck runs low and there may be more. Nobody is asked for more before the first vote. */
export function needsTopics({ topics, position, supply }: TopicDeckState): boolean {
  return supply === "open" && position > 0 && topics.length - position < FEW_TOPICS;
}

/** The deck after an event. An event that has no place now gives the very same state. */
export function reduceTopicDeck(state: TopicDeckState, event: TopicDeckEvent): TopicDeckState {
  switch (event.type) {
    case "voted":
      return vote(state, event);
    case "passed":
      return state.isDecided && !isLocked(state, event.at) ? { ...leave(state), ...locked(event.at) } : state;
    case "left":
      return state.isDecided ? leave(state) : state;
    case "landed":
      return { ...state, isFlying: false };
    case "taken_back":
      return takeBack(state, event.at);
    case "counted":
      return event.vote === state.unsent[0] ? count(state, event) : state;
    case "lost":
      return event.vote === state.unsent[0] ? { ...state, isStalled: true } : state;
    case "sent_again":
      return state.isStalled ? { ...state, isStalled: false } : state;
    case "dealt":
      return deal(state, event.topics);
    case "not_dealt":
      return { ...state, supply: "failed" };
    case "asked_again":
      return { ...state, supply: askAgain(state) };
    default:
      return event satisfies never;
  }
}

function vote(state: TopicDeckState, { agrees, at }: { agrees: boolean; at: number }): TopicDeckState {
  const topic = topicOnTop(state);
  if (topic === undefined || state.isDecided || isLocked(state, at)) return state;
  const cast = { topicUuid: topic.uuid, agrees };
  return {
    ...state,
    ...locked(at),
    isDecided: true,
    isFlying: false,
    last: cast,
    outcome: null,
    unsent: [...state.unsent, cast],
    isStalled: false,
    supply: askAgain(state),
    returned: null,
  };
}

function leave(state: TopicDeckState): TopicDeckState {
  return { ...state, position: state.position + 1, isDecided: false, isFlying: true };
}

/** The vote stays as it is until another one takes its place: a mind that is being changed is not yet changed. */
function takeBack(state: TopicDeckState, at: number): TopicDeckState {
  if (state.last === null || isLocked(state, at)) return state;
  const position = state.isDecided ? state.position : state.position - 1;
  const back = { position, isDecided: false, isFlying: false, returned: state.last };
  return { ...state, ...back, last: null, outcome: null };
}

/** A result is shown for the vote that was given last, and not for one that another is about to replace. */
function count(state: TopicDeckState, { vote, outcome }: { vote: Vote; outcome: TopicStats | "gone" }): TopicDeckState {
  const unsent = state.unsent.slice(1);
  return { ...state, unsent, isStalled: false, outcome: vote === state.last ? outcome : state.outcome };
}

function deal(state: TopicDeckState, topics: readonly Topic[]): TopicDeckState {
  const more = topics.filter(({ uuid }) => state.topics.every((dealt) => dealt.uuid !== uuid));
  return { ...state, topics: [...state.topics, ...more], supply: more.length === 0 ? "dry" : "open" };
}

function askAgain({ supply }: TopicDeckState): TopicDeckState["supply"] {
  return supply === "failed" ? "open" : supply;
}

function isLocked({ lockedUntil }: TopicDeckState, at: number): boolean {
  return at < lockedUntil;
}

function locked(at: number): Pick<TopicDeckState, "lockedUntil"> {
  return { lockedUntil: at + INPUT_LOCK_MS };
}
