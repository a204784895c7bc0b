import { describe, expect, it } from "vitest";
import { courtroomInSession, ROBIN, SAM } from "../../../../tests/support/court-in-memory";
import { active, asks, inSession, joins, play, says, settled } from "../../../../tests/support/played-hearing";
import { JUDGE_PERSONALITIES } from "../../judge/personality";
import { type Hearing, openHearing, transcriptOf } from "../hearing";
import type { HearingCommand } from "../hearing-step";
import { OCCASIONS } from "./court-line";
import { JUDGE_LINES } from "./judge-lines";
import { LONG_SILENCE_MS } from "./preside";
import { restingWords } from "./resting-words";

const NAMES = { creator: "Robin", opponent: "Sam" };

/** What stands between the messages, as it is read. */
const lines = (hearing: Hearing) =>
  hearing.lines.map((line) => `${line.after} ${line.kind === "judge" ? line.occasion : restingWords(line, NAMES)}`);
const takesBack = (userUuid: string): HearingCommand => ({ kind: "withdraw_request", userUuid, at: 6_000 });
const spoken = (...contents: string[]) =>
  lines(play(inSession, ...contents.map((content) => says(ROBIN, content, { at: 1_000 }))).hearing);

describe("the judge in the room", () => {
  it("opens the hearing once, when the first party comes in, and with the same words for the same hearing", () => {
    const { hearing } = play(inSession, joins(ROBIN), joins(SAM));
    expect(lines(hearing)).toEqual(["0 opening"]);
    expect(play(inSession, joins(SAM)).hearing.lines).toEqual(hearing.lines);
    const openings = Array.from({ length: 30 }, (_nothing, index) => {
      const courtroom = courtroomInSession({ uuid: `court-${index}` });
      return JSON.stringify(play(openHearing(courtroom), joins(SAM)).hearing.lines);
    });
    expect(new Set(openings).size).toBe(JUDGE_LINES.Yoda.opening.length);
  });

  it("says nothing before the hearing, after it, or in one that has begun", () => {
    for (const courtroom of [courtroomInSession({ status: "pending", opponent: null }), settled])
      expect(play(openHearing(courtroom), joins(ROBIN)).hearing.lines).toEqual([]);
    const begun = openHearing(active, play(inSession, says(ROBIN)).hearing.messages);
    expect(play(begun, joins(ROBIN)).hearing.lines).toEqual([]);
  });

  it.each([
    "You're right, I ate it.",
    "Honestly? My bad.",
    "ok fair enough",
    "He was hungry. I was wrong.",
    "I admit, it was cold.",
  ])("hears a concession in %s", (content) => expect(spoken(content)).toEqual(["1 concession"]));

  it.each([
    "I'm not saying you're right.",
    "If I was wrong I would say so.",
    "You never say you're right about this.",
    "It was on the right.",
    "Don't tell me that was my fault.",
  ])("hears none in %s", (content) => expect(spoken(content)).toEqual([]));

  it("hears shouting in a sentence of capitals, and not in a name, a laugh or a script without them", () => {
    expect(spoken("YOU ATE MY PIZZA AGAIN")).toEqual(["1 shouting"]);
    expect(spoken("NASA", "LOL OK", "あなたが食べたのを見ました、三回も", "I ATE it, and it was cold.")).toEqual([]);
  });

  it("notes a long silence when somebody ends it", () => {
    const at = 1_000;
    const quiet = (ms: number) =>
      play(inSession, says(ROBIN, "Well?", { at }), says(SAM, "Well.", { at: at + ms })).hearing;
    expect(lines(quiet(LONG_SILENCE_MS))).toEqual(["2 silence"]);
    expect(lines(quiet(LONG_SILENCE_MS - 1))).toEqual([]);
  });

  it("calls for order at most three times, however much happens", () => {
    const long = LONG_SILENCE_MS;
    const all = [1, 2, 3, 4, 5, 6].flatMap((round) => [
      says(ROBIN, "YOU ATE MY PIZZA AGAIN", { at: 2 * round * long }),
      says(SAM, "You're right. MY BAD, MY BAD, MY BAD", { at: (2 * round + 1) * long }),
    ]);
    const { hearing } = play(inSession, joins(ROBIN), ...all);
    expect(hearing.lines.map((line) => line.kind === "judge" && line.occasion).toSorted()).toEqual(
      OCCASIONS.toSorted(),
    );
  });

  it("is no part of what is ruled on, counts for nobody and costs nothing", () => {
    const { hearing } = play(inSession, joins(ROBIN), says(ROBIN, "YOU ATE MY PIZZA AGAIN"), asks(SAM));
    expect(lines(hearing)).toEqual(["0 opening", "1 shouting", "1 Sam rests. Robin, anything to add?"]);
    expect(transcriptOf(hearing)).toEqual([{ seat: "creator", content: "YOU ATE MY PIZZA AGAIN" }]);
    expect(hearing.tokens).toBe(openHearing(active, hearing.messages).tokens);
  });

  it("has its own lines in each voice, short, without repeats, and none that names a side", () => {
    const all = JUDGE_PERSONALITIES.flatMap((judge) => OCCASIONS.flatMap((occasion) => JUDGE_LINES[judge][occasion]));
    expect(new Set(all).size).toBe(all.length);
    for (const line of all) {
      expect(line.length).toBeLessThanOrEqual(120);
      expect(line).not.toMatch(/plaintiff|defendant|party a|party b|guilty|winner|loser/iu);
    }
  });
});

describe("resting", () => {
  it("is a line of the transcript, and another when the second does", () => {
    const { hearing } = play(inSession, says(ROBIN, "He ate it."), asks(ROBIN), asks(SAM));
    expect(lines(hearing)).toEqual(["1 Robin rests. Sam, anything to add?", "1 Sam rests too."]);
  });

  it("is taken back without a trace where nothing was said since, and with a line where something was", () => {
    const rested = play(inSession, says(ROBIN, "He ate it."), asks(ROBIN)).hearing;
    const silent = play(rested, takesBack(ROBIN));
    expect([silent.hearing.ready, lines(silent.hearing)]).toEqual([[], []]);
    expect(silent.socketMessages).toMatchObject([
      { audience: { to: "all" }, message: { type: "DECISION_READINESS_UPDATED", payload: { isReady: false } } },
      { audience: { to: "all" }, message: { type: "COURT_LINES_UPDATED", payload: { lines: [] } } },
    ]);
    const answered = play(rested, says(SAM, "It was stale."), takesBack(ROBIN)).hearing;
    expect(lines(answered)).toEqual(["1 Robin rests. Sam, anything to add?", "2 Robin has more to say."]);
    expect(play(answered, asks(SAM)).hearing.deliberation).toBeNull();
  });

  it("can't be taken back by whoever has not rested, or once both have", () => {
    const nothing = play(inSession, takesBack(ROBIN));
    expect(nothing.hearing).toBe(inSession);
    expect(nothing.changes).toEqual([]);
    const both = play(inSession, asks(ROBIN), asks(SAM));
    const late = play(both.hearing, takesBack(SAM));
    expect(late.hearing).toBe(both.hearing);
    expect(late.socketMessages).toMatchObject([{ message: { payload: { code: "deliberating" } } }]);
  });
});
