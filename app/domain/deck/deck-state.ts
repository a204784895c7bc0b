import { type Answer, answerOf, PLEAS, type Plea, type Question } from "./answer";
import type { DeckItem } from "./compose-deck";
import type { DeckRules } from "./deck-rules";

/** What the server has not stored yet. */
export type PendingStep =
  | { intent: "answer"; questionUuid: string; plea: Plea }
  | { intent: "undo"; questionUuid: string };

/** A card of a deck that somebody swipes. */
export type DeckCard = DeckItem<Question>;

/** What tells a card from the others of its deck: an ad is in it once at each of its places. */
export function cardId(card: DeckCard): string {
  return card.kind === "ad" ? card.placement : card.question.uuid;
}

/** A party's deck in the browser. */
export interface DeckState {
  rules: DeckRules;
  cards: readonly DeckCard[];
  /** As the server has stored them. */
  answers: readonly Answer[];
  /** Index of the card on top; the number of cards once the deck is through. */
  position: number;
  /**
   * What the server has not stored yet, in the order in which it goes out: the first is on its way, or all of it waits
   * for the connection.
   */
  outbox: readonly PendingStep[];
  /**
   * 0 where the outbox holds what was decided with a connection. Else it is kept until the court has heard it, and this
   * counts from 1 how often the first of it is tried.
   */
  tries: number;
  /** The side from which the top card came back, after an undo or a failure. */
  returnedFrom: Plea | null;
  error: string | null;
}

export type DeckEvent =
  /** Where it or what is not stored yet `mayWait`, behind that; else one thing at a time, and it goes unheard. */
  | { type: "decided"; plea: Plea; mayWait?: boolean }
  | { type: "taken_back" }
  /** What this person decided before the page was left, and was not sent. */
  | { type: "recalled"; unsent: readonly PendingStep[] }
  /** The server has stored the first step; these are the party's answers as they now stand. */
  | { type: "stored"; answers?: readonly Answer[] }
  /**
   * The first step was refused, or did not get through; `error` is what was said of it. Where that may pass, what was
   * decided without a connection waits.
   */
  | { type: "refused"; error: string; code?: string; isOffline?: boolean };

/** Refusals after which the same step may pass later: a fault on the way, and nobody signed in. */
const PASSING: unknown[] = ["internal", "no_session"];

/** What an ad can be answered with: skipped or saved. */
const AD_PLEAS: readonly Plea[] = ["no", "yes"];

/**
 * A deck begins at its first unanswered question, or at its end. `unsent` is what its person decided before, in the
 * order in which it goes out.
 */
export function openDeckState(
  rules: DeckRules,
  cards: readonly DeckCard[],
  answers: readonly Answer[],
  unsent: readonly PendingStep[] = [],
): DeckState {
  const open = questionsOf(cards).filter(({ uuid }) => !isAnswered(answers, uuid));
  const outbox = unsent.filter(({ questionUuid }) => open.some(({ uuid }) => uuid === questionUuid));
  const first = open.find(({ uuid }) => !isAnswered(outbox, uuid));
  const position = first === undefined ? cards.length : placeOf(cards, first.uuid);
  return {
    rules,
    cards,
    answers,
    position,
    outbox,
    tries: Math.min(outbox.length, 1),
    returnedFrom: null,
    error: null,
  };
}

/** What can be done with a card. */
export function pleasFor(card: DeckCard, rules: DeckRules): readonly Plea[] {
  return card.kind === "ad" ? AD_PLEAS : rules.pleas;
}

/** Whether every question has a stored answer. That completes a party's deck. */
export function isDeckComplete({ cards, answers }: DeckState): boolean {
  const questions = questionsOf(cards);
  return questions.length > 0 && questions.every((question) => isAnswered(answers, question.uuid));
}

/** Whether a complete deck has no card left on it either: an ad may follow the last question. */
export function isDeckThrough(state: DeckState): boolean {
  return isDeckComplete(state) && state.position >= state.cards.length;
}

/** The questions among cards, in their order. */
export function questionsOf(cards: readonly DeckCard[]): Question[] {
  return cards.flatMap((card) => (card.kind === "question" ? [card.question] : []));
}

/**
 * The answer that can be taken back now (docs/rules.md#undo), or null: the last one given, until the deck is complete.
 * An ad in between is passed over.
 */
export function undoableQuestion(state: DeckState): Question | null {
  const question = questionsOf(state.cards.slice(0, state.position)).at(-1);
  if (state.outbox.length > 0 || question === undefined || isDeckComplete(state)) return null;
  return isAnswered(state.answers, question.uuid) ? question : null;
}

/** The deck after an event. An event that has no place now gives the very same state. */
export function reduceDeck(state: DeckState, event: DeckEvent): DeckState {
  switch (event.type) {
    case "decided":
      return state.outbox.length > 0 && state.tries === 0 && !event.mayWait
        ? state
        : decide(state, event.plea, event.mayWait);
    case "taken_back":
      return takeBack(state);
    case "recalled":
      return openDeckState(state.rules, state.cards, state.answers, event.unsent);
    case "stored":
      return store(state, event.answers);
    default:
      return refuse(state, event);
  }
}

/** The next card is there at once. An ad is answered to whoever wants to know it, and nobody waits for that. */
function decide(state: DeckState, plea: Plea, mayWait = false): DeckState {
  const card = state.cards[state.position];
  if (card === undefined || !pleasFor(card, state.rules).includes(plea)) return state;
  const advanced = { ...state, position: state.position + 1, returnedFrom: null, error: null };
  if (card.kind === "ad" || isAnswered(state.answers, card.question.uuid)) return advanced;
  const outbox: PendingStep[] = [...state.outbox, { intent: "answer", questionUuid: card.question.uuid, plea }];
  return { ...advanced, outbox, tries: state.tries || Number(mayWait) };
}

function takeBack(state: DeckState): DeckState {
  const question = undoableQuestion(state);
  if (question === null) return state;
  return {
    ...state,
    position: placeOf(state.cards, question.uuid),
    outbox: [{ intent: "undo", questionUuid: question.uuid }],
    returnedFrom: pleaFor(state.answers, question.uuid),
    error: null,
  };
}

function store(state: DeckState, answers: readonly Answer[] | undefined): DeckState {
  const { outbox, rules } = state;
  const [pending, ...outstanding] = outbox;
  if (pending === undefined) return state;
  if (answers === undefined) return bringBack(state, rules.errors.notRefreshed);
  if (pending.intent === "answer" && !isAnswered(answers, pending.questionUuid)) {
    return bringBack({ ...state, answers }, rules.errors.notStored);
  }
  return { ...state, answers, outbox: outstanding, tries: Math.min(outstanding.length, 1) };
}

function refuse(state: DeckState, { error, code, isOffline }: Extract<DeckEvent, { type: "refused" }>): DeckState {
  if (PASSING.includes(code) && (state.tries > 0 || isOffline)) return { ...state, tries: state.tries + 1 };
  return bringBack(state, state.outbox[0]?.intent === "undo" ? error : state.rules.errors.saveFailed(error));
}

/**
 * After a failure an answered card lies on top again with those that came after it, and a card that was to come back is
 * gone again.
 */
function bringBack(state: DeckState, error: string): DeckState {
  const [pending] = state.outbox;
  if (pending === undefined) return { ...state, error };
  const place = placeOf(state.cards, pending.questionUuid);
  const [position, returnedFrom] = pending.intent === "undo" ? [place + 1, null] : [place, pending.plea];
  return { ...state, outbox: [], tries: 0, error, position, returnedFrom };
}

/** The answers that wait in an outbox, as text: undoing is not worth keeping. */
export function writeUnsent(outbox: readonly PendingStep[]): string {
  const pleas = outbox.flatMap((step) => (step.intent === "answer" ? [[step.questionUuid, step.plea]] : []));
  return new URLSearchParams(pleas).toString();
}

/** The same read again. What is no plea is nothing. */
export function readUnsent(text: string): PendingStep[] {
  return [...new URLSearchParams(text)].flatMap(([questionUuid, said]) =>
    PLEAS.filter((plea) => plea === said).map((plea): PendingStep => ({ intent: "answer", questionUuid, plea })),
  );
}

function placeOf(cards: readonly DeckCard[], questionUuid: string): number {
  return cards.findIndex((card) => cardId(card) === questionUuid);
}

function isAnswered(answers: readonly { questionUuid: string }[], questionUuid: string): boolean {
  return answers.some((answer) => answer.questionUuid === questionUuid);
}

function pleaFor(answers: readonly Answer[], questionUuid: string): Plea | null {
  const answer = answers.find((each) => each.questionUuid === questionUuid);
  return PLEAS.find((plea) => answerOf(plea).answerBoolean === answer?.answerBoolean) ?? null;
}
