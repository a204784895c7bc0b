import { describe, expect, test } from "vitest";
import { type Answer, answerOf, type Plea } from "./answer";
import { type DeckEvent, isDeckComplete, openDeckState, reduceDeck, undoableQuestion } from "./deck-state";

const questions = ["q1", "q2", "q3"].map((uuid) => ({ uuid, prompt: `Did ${uuid}?` }));
const said = (questionUuid: string, plea: Plea): Answer => ({ questionUuid, ...answerOf(plea) });
const deckAfter = (answers: Answer[], ...events: DeckEvent[]) =>
  events.reduce(reduceDeck, openDeckState(questions, answers));

describe("opening a deck", () => {
  test("starts at the first unanswered question", () => {
    expect(openDeckState(questions, []).position).toBe(0);
    expect(openDeckState(questions, [said("q1", "yes")]).position).toBe(1);
    expect(openDeckState(questions, [said("q1", "yes"), said("q3", "no")]).position).toBe(1);
  });

  test("starts at the end when everything is answered", () => {
    const state = openDeckState(questions, [said("q1", "yes"), said("q2", "no"), said("q3", "fifth")]);
    expect(state.position).toBe(3);
    expect(isDeckComplete(state)).toBe(true);
  });

  test("without questions is never complete", () => {
    expect(isDeckComplete(openDeckState([], []))).toBe(false);
  });
});

describe("deciding a card", () => {
  test("lets it fly at once and sends the answer", () => {
    const state = deckAfter([], { type: "decided", plea: "fifth" });
    expect(state.position).toBe(1);
    expect(state.pending).toEqual({ intent: "answer", questionUuid: "q1", plea: "fifth" });
  });

  test("is blocked while another answer is in flight", () => {
    const inFlight = deckAfter([], { type: "decided", plea: "yes" });
    expect(reduceDeck(inFlight, { type: "decided", plea: "no" })).toBe(inFlight);
    expect(reduceDeck(inFlight, { type: "taken_back" })).toBe(inFlight);
  });

  test("on an answered question only advances", () => {
    const state = deckAfter(
      [said("q2", "yes")],
      { type: "decided", plea: "no" },
      { type: "stored", answers: [said("q1", "no"), said("q2", "yes")] },
      { type: "decided", plea: "no" },
    );
    expect(state.position).toBe(2);
    expect(state.pending).toBeNull();
  });

  test("past the end does nothing", () => {
    const done = openDeckState(questions, [said("q1", "yes"), said("q2", "no"), said("q3", "no")]);
    expect(reduceDeck(done, { type: "decided", plea: "yes" })).toBe(done);
  });
});

describe("the server's reply", () => {
  test("unlocks the deck when the new answer is in it", () => {
    const state = deckAfter([], { type: "decided", plea: "yes" }, { type: "stored", answers: [said("q1", "yes")] });
    expect(state).toMatchObject({ position: 1, pending: null, error: null });
  });

  test("brings the card back when the new answer is missing", () => {
    const state = deckAfter([], { type: "decided", plea: "yes" }, { type: "stored", answers: [] });
    expect(state).toMatchObject({
      position: 0,
      pending: null,
      returnedFrom: "yes",
      error: "Answer was not found in database after save",
    });
  });

  test("without answers brings the card back", () => {
    const state = deckAfter([], { type: "decided", plea: "no" }, { type: "stored", answers: undefined });
    expect(state).toMatchObject({ position: 0, pending: null, error: "Failed to refresh answers" });
  });

  test("that refuses brings the card back with its reason, and the next swipe clears it", () => {
    const failed = deckAfter([], { type: "decided", plea: "no" }, { type: "refused", body: "no" });
    expect(failed).toMatchObject({ position: 0, pending: null, error: "Answer save failed: no" });
    expect(reduceDeck(failed, { type: "decided", plea: "no" })).toMatchObject({ position: 1, error: null });
  });
});

describe("taking an answer back", () => {
  const one = [said("q1", "no")];

  test("shows the last card again, from where it went", () => {
    const state = deckAfter(one, { type: "taken_back" });
    expect(state).toMatchObject({ position: 0, returnedFrom: "no", pending: { intent: "undo", questionUuid: "q1" } });
    expect(reduceDeck(state, { type: "stored", answers: [] })).toMatchObject({
      position: 0,
      answers: [],
      pending: null,
    });
  });

  test("that fails leaves the answer standing", () => {
    const state = deckAfter(one, { type: "taken_back" }, { type: "refused", body: "Only your last answer." });
    expect(state).toMatchObject({ position: 1, pending: null, error: "Only your last answer." });
  });

  test("needs an answer, and ends with the deck", () => {
    expect(undoableQuestion(openDeckState(questions, []))).toBeNull();
    const done = openDeckState(questions, [said("q1", "yes"), said("q2", "no"), said("q3", "no")]);
    expect(undoableQuestion(done)).toBeNull();
    expect(reduceDeck(done, { type: "taken_back" })).toBe(done);
  });
});
