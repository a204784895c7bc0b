import { expect, test } from "vitest";
import type { RecordedTestimony, SwipeRecord, Testimony } from "~/domain/judge/judge";
import type { Theme } from "../corpora/petty-domain";
import { weightOf } from "../question-weight";
import { chooseEvidence } from "./choose-exhibits";
import { weighRecord } from "./weigh-record";

const asked = (theme: Theme, creator: Testimony, opponent: Testimony): RecordedTestimony => ({
  prompt: `Is it about ${theme}?`,
  weight: weightOf(theme, "opponent"),
  creator,
  opponent,
});

const findingOf = (...testimony: RecordedTestimony[]) => findingWith({ testimony });

const findingWith = (said: Pick<SwipeRecord, "testimony" | "hunch">) =>
  weighRecord({
    kind: "pettyswipe",
    seed: "seed",
    allegation: "He ate my fries",
    tone: "Fun",
    judgePersonality: "Classic Judge",
    ...said,
  });

test("no point for the loser is among the grounds, only the best of them as the fair point", () => {
  const finding = findingOf(
    asked("deed", true, true),
    asked("harm", true, true),
    asked("proportion", true, true),
    asked("proportion", true, true),
  );
  const { grounds, fairPoint } = chooseEvidence(finding);
  expect(finding.winner).toBe("creator");
  expect(grounds.map(({ number }) => number)).toEqual([1, 2]);
  expect(fairPoint?.number).toBe(3);
});

test("a refusal to talk about oneself, and what weighs nothing, are grounds where there are no others", () => {
  const evidenceOf = (...testimony: RecordedTestimony[]) => chooseEvidence(findingOf(...testimony));
  const idle = asked("you", true, null);
  const { grounds } = evidenceOf(
    idle,
    asked("view", true, false),
    asked("harm", true, true),
    asked("deed", true, true),
  );
  expect(grounds.map(({ number }) => number)).toEqual([4, 3]);
  expect(evidenceOf(idle, asked("view", true, false)).grounds.map(({ number }) => number)).toEqual([1, 2]);
});

test("where belief decides, a clash over what was done is a ground, and one of opinions is none", () => {
  const finding = findingOf(
    asked("question", true, false),
    asked("deed", true, false),
    asked("warning", false, false),
    asked("awareness", true, false),
    asked("harm", true, false),
    asked("proportion", true, true),
  );
  expect(finding.isByBelief).toBe(true);
  expect(chooseEvidence(finding).grounds.map(({ number }) => number)).not.toContain(1);
});

test("where belief decides, what it decides is told before what was shown", () => {
  const finding = findingOf(
    asked("awareness", true, false),
    asked("you", false, null),
    asked("harm", true, false),
    asked("provocation", false, true),
    asked("proportion", true, true),
  );
  expect([finding.isByBelief, finding.winner]).toEqual([true, "creator"]);
  expect(chooseEvidence(finding).grounds.map(({ number }) => number)).toEqual([1, 3]);
});

test("what came out even is told as evenly: one ground, and the loser's point", () => {
  const testimony = [
    asked("deed", true, true),
    asked("harm", true, true),
    asked("permission", true, true),
    asked("proportion", true, true),
    asked("you", true, false),
  ];
  const finding = findingWith({ testimony, hunch: { about: 5, creator: false, opponent: false } });
  const { grounds, fairPoint } = chooseEvidence(finding);
  expect(finding.isByHunch).toBe(true);
  expect([grounds.length, fairPoint === null]).toEqual([1, false]);
});

test("no more is told of what weighs nothing than two citations take", () => {
  const { grounds, fairPoint } = chooseEvidence(
    findingOf(asked("each", true, false), asked("question", true, false), asked("view", true, false)),
  );
  expect([grounds.map(({ number }) => number), fairPoint]).toEqual([[1, 2], null]);
});

test("of what helps nobody, what both say is told of the first card alone, and behind a clash", () => {
  const groundsOf = (...testimony: RecordedTestimony[]) =>
    chooseEvidence(findingOf(...testimony)).grounds.map(({ number }) => number);
  const [harm, view] = [asked("harm", true, true), asked("view", true, true)];
  expect(groundsOf(harm, view)).toEqual([1]);
  expect(groundsOf(view, harm)).toEqual([2, 1]);
  expect(groundsOf(view, harm, asked("question", false, true))).toEqual([2, 3]);
});
