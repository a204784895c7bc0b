import { type Answer, answerOf, PLEAS, type Plea, type Question } from "./answer";

/** What has been sent and not answered yet. One thing at a time: swipes wait for it. */
export type PendingStep =
  | { intent: "answer"; questionUuid: string; plea: Plea }
  | { intent: "undo"; questionUuid: string };

/** A party's deck in the browser. */
export interface DeckState {
  questions: readonly Question[];
  /** As the server has stored them. */
  answers: readonly Answer[];
  /** Index of the question on top; the number of questions once the deck is through. */
  position: number;
  pending: PendingStep | null;
  /** The side from which the top card came back, after an undo or a failure. */
  returnedFrom: Plea | null;
  error: string | null;
}

export type DeckEvent =
  | { type: "decided"; plea: Plea }
  | { type: "taken_back" }
  /** The server has stored the pending step; these are the party's answers as they now stand. */
  | { type: "stored"; answers: readonly Answer[] | undefined }
  /** The pending step was refused or did not arrive; `body` is what was said of it. */
  | { type: "refused"; body: string };

export const DECK_ERRORS = {
  notRefreshed: "Failed to refresh answers",
  notStored: "Answer was not found in database after save",
  saveFailed: (body: string) => `Answer save failed: ${body}`,
  noUser: "User UUID not ready",
} as const;

/** A deck begins at its first unanswered question, or at its end. */
export function openDeckState(questions: readonly Question[], answers: readonly Answer[]): DeckState {
  const position = questions.findIndex((question) => !isAnswered(answers, question.uuid));
  return {
    questions,
    answers,
    position: position === -1 ? questions.length : position,
    pending: null,
    returnedFrom: null,
    error: null,
  };
}

/** Whether every question has a stored answer. That completes a party's deck. */
export function isDeckComplete({ questions, answers }: DeckState): boolean {
  return questions.length > 0 && questions.every((question) => isAnswered(answers, question.uuid));
}

/**
 * The answer that can be taken back now (docs/rules.md#undo), or null: the last one given, until the deck is complete.
 */
export function undoableQuestion(state: DeckState): Question | null {
  const question = state.questions[state.position - 1];
  if (state.pending !== null || question === undefined || isDeckComplete(state)) return null;
  return isAnswered(state.answers, question.uuid) ? question : null;
}

/** The deck after an event. An event that has no place now gives the very same state. */
export function reduceDeck(state: DeckState, event: DeckEvent): DeckState {
  switch (event.type) {
    case "decided":
      return decide(state, event.plea);
    case "taken_back":
      return takeBack(state);
    case "stored":
      return store(state, event.answers);
    case "refused":
      return bringBack(state, state.pending?.intent === "undo" ? event.body : DECK_ERRORS.saveFailed(event.body));
    default:
      return event satisfies never;
  }
}

function decide(state: DeckState, plea: Plea): DeckState {
  const question = state.questions[state.position];
  if (state.pending !== null || question === undefined) return state;
  const advanced = { ...state, position: state.position + 1, returnedFrom: null, error: null };
  if (isAnswered(state.answers, question.uuid)) return advanced;
  return { ...advanced, pending: { intent: "answer", questionUuid: question.uuid, plea } };
}

function takeBack(state: DeckState): DeckState {
  const question = undoableQuestion(state);
  if (question === null) return state;
  return {
    ...state,
    position: state.position - 1,
    pending: { intent: "undo", questionUuid: question.uuid },
    returnedFrom: pleaFor(state.answers, question.uuid),
    error: null,
  };
}

function store(state: DeckState, answers: readonly Answer[] | undefined): DeckState {
  const { pending } = state;
  if (pending === null) return state;
  if (answers === undefined) return bringBack(state, DECK_ERRORS.notRefreshed);
  if (pending.intent === "answer" && !isAnswered(answers, pending.questionUuid)) {
    return bringBack({ ...state, answers }, DECK_ERRORS.notStored);
  }
  return { ...state, answers, pending: null };
}

/** After a failure an answered card lies on top again, and a card that was to come back is gone again. */
function bringBack(state: DeckState, error: string): DeckState {
  const { pending } = state;
  if (pending === null) return { ...state, error };
  const index = state.questions.findIndex((question) => question.uuid === pending.questionUuid);
  if (pending.intent === "undo") return { ...state, position: index + 1, pending: null, returnedFrom: null, error };
  return { ...state, position: index, pending: null, returnedFrom: pending.plea, error };
}

function isAnswered(answers: readonly Answer[], questionUuid: string): boolean {
  return answers.some((answer) => answer.questionUuid === questionUuid);
}

function pleaFor(answers: readonly Answer[], questionUuid: string): Plea | null {
  const answer = answers.find((each) => each.questionUuid === questionUuid);
  return PLEAS.find((plea) => answerOf(plea).answerBoolean === answer?.answerBoolean) ?? null;
}
