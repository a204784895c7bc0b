import { describe, expect, it } from "vitest";
import {
  INPUT_LOCK_MS,
  needsTopics,
  openTopicDeck,
  reduceTopicDeck,
  type TopicDeckEvent,
  type TopicDeckState,
  topicOnTop,
} from "./topic-deck";
import { toTopicStats } from "./topic-votes";

const topics = ["a", "b", "c", "d", "e"].map((uuid) => ({ uuid, title: `Saying ${uuid} aloud.` }));
const RESULT = toTopicStats({ agrees: 73, disagrees: 27 });

const open = (count = 5) => openTopicDeck(topics.slice(0, count), true);
const play = (state: TopicDeckState, ...events: TopicDeckEvent[]) => events.reduce(reduceTopicDeck, state);
const voted = (agrees: boolean, at = 0) => ({ type: "voted", agrees, at }) as const;
/** The first vote that is on its way arrives, or does not. */
const count = (state: TopicDeckState, outcome: TopicDeckState["outcome"] = RESULT) =>
  reduceTopicDeck(state, { type: "counted", vote: onItsWay(state), outcome: outcome ?? "gone" });
const lose = (state: TopicDeckState) => reduceTopicDeck(state, { type: "lost", vote: onItsWay(state) });
const left = { type: "left" } as const;
const LATER = INPUT_LOCK_MS;

function onItsWay({ unsent: [vote] }: TopicDeckState) {
  if (vote === undefined) throw new Error("no vote is on its way");
  return vote;
}

describe("a vote", () => {
  const state = play(open(), voted(true));

  it("is sent, and its card stays on top with the result until it leaves", () => {
    const vote = { topicUuid: "a", agrees: true };
    expect(state).toMatchObject({ position: 0, isDecided: true, unsent: [vote], last: vote, outcome: null });
    const shown = count(state);
    expect(shown).toMatchObject({ position: 0, isDecided: true, unsent: [], outcome: RESULT });
    const next = play(shown, left);
    expect([topicOnTop(next)?.uuid, next.isFlying]).toEqual(["b", true]);
    expect(play(next, { type: "landed" }).isFlying).toBe(false);
  });

  it("is given once on a card, however often somebody presses", () => {
    expect(play(state, voted(false, LATER))).toBe(state);
    expect(play(state, left, voted(false, LATER - 1)).unsent).toHaveLength(1);
    expect(play(state, left, voted(false, LATER)).unsent).toHaveLength(2);
  });

  it("is let go of early, but not by the second half of a double tap", () => {
    expect(play(state, { type: "passed", at: LATER - 1 })).toBe(state);
    const passed = play(state, { type: "passed", at: LATER });
    expect(passed).toMatchObject({ position: 1, isDecided: false });
    expect(play(passed, voted(true, LATER + 1))).toBe(passed);
  });

  it("is not needed for a card that is not there", () => {
    const through = play(open(1), voted(true), left);
    expect(topicOnTop(through)).toBeUndefined();
    expect(play(through, voted(true, LATER))).toBe(through);
    expect(play(through, left)).toBe(through);
  });

  it("that does not arrive is kept, and sent again, by itself or with the next one", () => {
    const stalled = play(lose(state), left);
    expect(stalled).toMatchObject({ isStalled: true, unsent: [{ topicUuid: "a" }] });
    expect(play(stalled, { type: "sent_again" })).toMatchObject({ isStalled: false, unsent: [{ topicUuid: "a" }] });
    const next = play(stalled, voted(false, LATER));
    expect(next).toMatchObject({ isStalled: false, unsent: [{ topicUuid: "a" }, { topicUuid: "b" }] });
    expect(count(next)).toMatchObject({ unsent: [{ topicUuid: "b" }], outcome: null });
    expect(count(count(next))).toMatchObject({ unsent: [], outcome: RESULT });
  });

  it("on a topic that is public no more is no longer tried", () => {
    expect(count(state, "gone")).toMatchObject({ unsent: [], outcome: "gone" });
  });

  it("that was answered twice counts once", () => {
    const next = play(state, left, voted(false, LATER));
    const arrived = count(next);
    expect(play(arrived, { type: "counted", vote: onItsWay(next), outcome: RESULT })).toBe(arrived);
    expect(play(arrived, { type: "lost", vote: onItsWay(next) })).toBe(arrived);
  });
});

describe("a mind that is changed", () => {
  const back = play(count(play(open(), voted(true))), left, { type: "taken_back", at: LATER });

  it("has its card back on top, from where it went", () => {
    expect(back).toMatchObject({ position: 0, last: null, outcome: null, returned: { agrees: true } });
    expect(play(back, { type: "taken_back", at: 2 * LATER })).toBe(back);
  });

  it("votes anew, in place of the vote before", () => {
    const again = play(back, voted(false, 2 * LATER));
    expect(again).toMatchObject({ unsent: [{ topicUuid: "a", agrees: false }], isDecided: true, returned: null });
  });

  it("is heard while the result is still on the card, and after the last card", () => {
    const shown = play(open(), voted(true), { type: "taken_back", at: LATER });
    expect(shown).toMatchObject({ position: 0, isDecided: false });
    const through = play(open(1), voted(true), left, { type: "taken_back", at: LATER });
    expect(topicOnTop(through)?.uuid).toBe("a");
  });

  it("gets no result of the vote that is replaced", () => {
    const hurried = play(open(), voted(true), { type: "taken_back", at: LATER }, voted(false, 2 * LATER));
    expect(count(hurried)).toMatchObject({ outcome: null, unsent: [{ agrees: false }] });
    expect(count(count(hurried))).toMatchObject({ outcome: RESULT, unsent: [] });
  });
});

describe("more topics", () => {
  const low = play(open(3), voted(true), left);

  it("are fetched when fewer than three are left", () => {
    expect(needsTopics(open(3))).toBe(false);
    expect(needsTopics(low)).toBe(true);
    expect(needsTopics(play(openTopicDeck(topics.slice(0, 3), false), voted(true), left))).toBe(false);
    expect(needsTopics(openTopicDeck([], true))).toBe(false);
    expect(needsTopics(open(2))).toBe(false);
  });

  it("never come twice", () => {
    const more = play(low, { type: "dealt", topics: topics.slice(1) });
    expect(more.topics).toEqual(topics);
    expect(needsTopics(more)).toBe(false);
  });

  it("are at an end when nothing new comes", () => {
    const dry = play(low, { type: "dealt", topics: topics.slice(0, 3) });
    expect([dry.supply, needsTopics(dry)]).toEqual(["dry", false]);
  });

  it("that could not be fetched are asked for again with the next vote, or on demand", () => {
    const failed = play(low, { type: "not_dealt" });
    expect([failed.supply, needsTopics(failed)]).toEqual(["failed", false]);
    expect(needsTopics(play(failed, { type: "asked_again" }))).toBe(true);
    expect(needsTopics(play(failed, voted(true, LATER)))).toBe(true);
  });
});
