import { describe, expect, test } from "vitest";
import { DILEMMA_RULES } from "../dilemma/dilemma-rules";
import { type Answer, answerOf, type Plea } from "./answer";
import { SWIPE_RULES } from "./deck-rules";
import {
  type DeckCard,
  type DeckEvent,
  isDeckComplete,
  isDeckThrough,
  openDeckState,
  type PendingStep,
  pleasFor,
  reduceDeck,
  undoableQuestion,
} from "./deck-state";

const question = (uuid: string): DeckCard => ({ kind: "question", question: { uuid, prompt: `Did ${uuid}?` } });
const ad = (placement: "midAd" | "finalAd"): DeckCard => {
  const texts = { title: placement, body: "", ctaText: null, ctaLink: null, picture: null };
  return { kind: "ad", placement, ad: { uuid: placement, ...texts } };
};
const questions = ["q1", "q2", "q3"].map(question);
const withAds = [question("q1"), question("q2"), ad("midAd"), question("q3"), ad("finalAd")];

const answered = (questionUuid: string, plea: Plea): Answer => ({ questionUuid, ...answerOf(plea) });
const open = (answers: Answer[], cards = questions) => openDeckState(SWIPE_RULES, cards, answers);
const deckAfter = (answers: Answer[], ...events: DeckEvent[]) => events.reduce(reduceDeck, open(answers));

describe("opening a deck", () => {
  test("starts at the first unanswered question", () => {
    expect(open([]).position).toBe(0);
    expect(open([answered("q1", "yes")]).position).toBe(1);
    expect(open([answered("q1", "yes"), answered("q3", "no")]).position).toBe(1);
  });

  test("starts at the end when everything is answered", () => {
    const state = open([answered("q1", "yes"), answered("q2", "no"), answered("q3", "fifth")]);
    expect(state.position).toBe(3);
    expect(isDeckComplete(state)).toBe(true);
  });

  test("without questions is never complete", () => {
    expect(isDeckComplete(open([], []))).toBe(false);
  });
});

describe("deciding a card", () => {
  test("lets it fly at once and sends the answer", () => {
    const state = deckAfter([], { type: "decided", plea: "fifth" });
    expect(state.position).toBe(1);
    expect(state.outbox).toEqual([{ intent: "answer", questionUuid: "q1", plea: "fifth" }]);
  });

  test("is blocked while another answer is in flight", () => {
    const inFlight = deckAfter([], { type: "decided", plea: "yes" });
    expect(reduceDeck(inFlight, { type: "decided", plea: "no" })).toBe(inFlight);
    expect(reduceDeck(inFlight, { type: "taken_back" })).toBe(inFlight);
  });

  test("on an answered question only advances", () => {
    const state = deckAfter(
      [answered("q2", "yes")],
      { type: "decided", plea: "no" },
      { type: "stored", answers: [answered("q1", "no"), answered("q2", "yes")] },
      { type: "decided", plea: "no" },
    );
    expect(state.position).toBe(2);
    expect(state.outbox).toEqual([]);
  });

  test("past the end does nothing", () => {
    const done = open([answered("q1", "yes"), answered("q2", "no"), answered("q3", "no")]);
    expect(reduceDeck(done, { type: "decided", plea: "yes" })).toBe(done);
  });
});

describe("deciding cards without a connection", () => {
  const said = (plea: Plea): DeckEvent => ({ type: "decided", plea, mayWait: true });
  const step = (questionUuid: string, plea: Plea) => ({ intent: "answer", questionUuid, plea }) as const;
  const recalled = (...unsent: PendingStep[]): DeckEvent => ({ type: "recalled", unsent });

  test("lets them wait in their order, and sends one after the other", () => {
    const state = deckAfter([], said("yes"), said("fifth"));
    expect(state).toMatchObject({ position: 2, outbox: [step("q1", "yes"), step("q2", "fifth")] });
    expect(reduceDeck(state, { type: "taken_back" })).toBe(state);
    const stored = reduceDeck(state, { type: "stored", answers: [answered("q1", "yes")] });
    expect(stored).toMatchObject({ position: 2, outbox: [step("q2", "fifth")] });
  });

  test("brings back the first that is refused, and those after it", () => {
    const state = deckAfter([], said("yes"), said("no"), { type: "refused", error: "no" });
    expect(state).toMatchObject({ position: 0, outbox: [], returnedFrom: "yes" });
  });

  test("keeps all of it for as long as the court can't be reached, and counts the tries", () => {
    const unheard: DeckEvent = { type: "refused", error: "no", code: "internal" };
    const state = deckAfter([], said("yes"), said("no"), unheard, unheard);
    expect(state).toMatchObject({ position: 2, outbox: [step("q1", "yes"), step("q2", "no")], tries: 3, error: null });
    const first = reduceDeck(state, { type: "stored", answers: [answered("q1", "yes")] });
    expect(first).toMatchObject({ outbox: [step("q2", "no")], tries: 1 });
    const both = [answered("q1", "yes"), answered("q2", "no")];
    expect(reduceDeck(first, { type: "stored", answers: both })).toMatchObject({ outbox: [], tries: 0 });
    expect(reduceDeck(first, { type: "decided", plea: "no" }).outbox).toHaveLength(2);
    expect(deckAfter([], said("fifth"), unheard).outbox).toEqual([step("q1", "fifth")]);
    expect(deckAfter([], recalled(step("q1", "fifth")), unheard).outbox).toEqual([step("q1", "fifth")]);
  });

  test("keeps what was on its way as the line went down, and else brings a card back that did not get through", () => {
    const sent = deckAfter([], { type: "decided", plea: "yes" });
    const lost = (isOffline: boolean) =>
      reduceDeck(sent, { type: "refused", error: "no", code: "internal", isOffline });
    expect(lost(true)).toMatchObject({ position: 1, outbox: [step("q1", "yes")], tries: 1 });
    expect(lost(false)).toMatchObject({ position: 0, outbox: [], error: "Answer save failed: no" });
  });

  test("is taken up again by the next page, which begins at the first question that was not decided", () => {
    const unsent = [step("q1", "yes"), step("q2", "no")];
    expect(deckAfter([], recalled(...unsent))).toEqual(deckAfter([], said("yes"), said("no")));
    expect(deckAfter([answered("q1", "no")], recalled(...unsent)).outbox).toEqual([step("q2", "no")]);
    const all = deckAfter([answered("q1", "no"), answered("q2", "no")], recalled(...unsent, step("q3", "no")));
    expect(all).toMatchObject({ position: 3, outbox: [step("q3", "no")] });
  });

  test("takes up nothing that the deck does not ask", () => {
    expect(deckAfter([], recalled(step("another deck's", "fifth")))).toMatchObject({ position: 0, outbox: [] });
  });
});

describe("the server's reply", () => {
  test("unlocks the deck when the new answer is in it", () => {
    const state = deckAfter([], { type: "decided", plea: "yes" }, { type: "stored", answers: [answered("q1", "yes")] });
    expect(state).toMatchObject({ position: 1, outbox: [], error: null });
  });

  test("brings the card back when the new answer is missing", () => {
    const state = deckAfter([], { type: "decided", plea: "yes" }, { type: "stored", answers: [] });
    expect(state).toMatchObject({
      position: 0,
      outbox: [],
      returnedFrom: "yes",
      error: "Answer was not found in database after save",
    });
  });

  test("without answers brings the card back", () => {
    const state = deckAfter([], { type: "decided", plea: "no" }, { type: "stored" });
    expect(state).toMatchObject({ position: 0, outbox: [], error: "Failed to refresh answers" });
  });

  test("that refuses brings the card back with its reason, and the next swipe clears it", () => {
    const failed = deckAfter([], { type: "decided", plea: "no" }, { type: "refused", error: "no" });
    expect(failed).toMatchObject({ position: 0, outbox: [], error: "Answer save failed: no" });
    expect(reduceDeck(failed, { type: "decided", plea: "no" })).toMatchObject({ position: 1, error: null });
  });
});

describe("taking an answer back", () => {
  const one = [answered("q1", "no")];

  test("shows the last card again, from where it went", () => {
    const state = deckAfter(one, { type: "taken_back" });
    expect(state).toMatchObject({ position: 0, returnedFrom: "no", outbox: [{ intent: "undo", questionUuid: "q1" }] });
    expect(reduceDeck(state, { type: "stored", answers: [] })).toMatchObject({
      position: 0,
      answers: [],
      outbox: [],
    });
  });

  test("that fails leaves the answer standing", () => {
    const state = deckAfter(one, { type: "taken_back" }, { type: "refused", error: "Only your last answer." });
    expect(state).toMatchObject({ position: 1, outbox: [], error: "Only your last answer." });
  });

  test("needs an answer, and ends with the deck", () => {
    expect(undoableQuestion(open([]))).toBeNull();
    const done = open([answered("q1", "yes"), answered("q2", "no"), answered("q3", "no")]);
    expect(undoableQuestion(done)).toBeNull();
    expect(reduceDeck(done, { type: "taken_back" })).toBe(done);
  });
});

describe("an ad among the cards", () => {
  const two = [answered("q1", "yes"), answered("q2", "no")];
  const three = [...two, answered("q3", "yes")];
  const atMidAd = [
    { type: "decided", plea: "no" },
    { type: "stored", answers: two },
  ] as const;

  test("is saved or skipped without a wait, and is no answer", () => {
    for (const plea of ["yes", "no"] as const) {
      const state = reduceDeck(atMidAdState(), { type: "decided", plea });
      expect(state).toMatchObject({ position: 3, outbox: [], answers: two });
    }
  });

  test("pleads nothing", () => {
    const state = atMidAdState();
    expect(pleasFor(ad("midAd"), SWIPE_RULES)).toEqual(["no", "yes"]);
    expect(reduceDeck(state, { type: "decided", plea: "fifth" })).toBe(state);
  });

  test("waits for the answer before it, and goes back under the card that could not be stored", () => {
    const sent = reduceDeck(open([answered("q1", "yes")], withAds), { type: "decided", plea: "no" });
    expect(reduceDeck(sent, { type: "decided", plea: "yes" })).toBe(sent);
    expect(reduceDeck(sent, { type: "refused", error: "no" })).toMatchObject({ position: 1, returnedFrom: "no" });
  });

  test("is not begun with by whoever comes back", () => {
    expect(open(two, withAds).position).toBe(3);
    expect(open(three, withAds).position).toBe(5);
  });

  test("is passed over by whoever takes the answer before it back, and comes again", () => {
    const state = reduceDeck(atMidAdState(), { type: "taken_back" });
    expect(state).toMatchObject({ position: 1, outbox: [{ intent: "undo", questionUuid: "q2" }] });
    expect(reduceDeck(state, { type: "refused", error: "No." })).toMatchObject({ position: 2, error: "No." });
  });

  test("after the last question keeps a complete deck open until it is decided", () => {
    const last = reduceDeck(reduceDeck(open(two, withAds), { type: "decided", plea: "yes" }), {
      type: "stored",
      answers: three,
    });
    expect([isDeckComplete(last), isDeckThrough(last), undoableQuestion(last)]).toEqual([true, false, null]);
    expect(isDeckThrough(reduceDeck(last, { type: "decided", plea: "no" }))).toBe(true);
  });

  function atMidAdState() {
    return atMidAd.reduce(reduceDeck, open([answered("q1", "yes")], withAds));
  }
});

describe("the deck of a dilemma", () => {
  const deck = openDeckState(DILEMMA_RULES, questions, []);
  const sent = reduceDeck(deck, { type: "decided", plea: "yes" });

  test("lets nobody plead the fifth", () => {
    expect(reduceDeck(deck, { type: "decided", plea: "fifth" })).toBe(deck);
  });

  test("says in its own words that an answer could not be saved, and why where the line was down", () => {
    const errors = ["Network error occurred", "No such luck."].map(
      (error) => reduceDeck(sent, { type: "refused", error }).error,
    );
    expect(errors).toEqual(["Network error occurred", "Failed to save answer"]);
    expect(reduceDeck(sent, { type: "stored", answers: [] }).error).toBe("Failed to save answer");
  });
});
