import { readPunishment } from "../ruling/read-punishment";
import { openPhrases } from "../screening/learnt/read-phrases";
import { packWeights } from "../screening/packed-weights";
import { type PhraseNet, weighPhrases } from "../screening/phrase-net";
import { readRows } from "../screening/word-rows";
import { quantile } from "./cross-validate";
import { fingerprintOf } from "./fingerprint";
import type { Lesson } from "./prepare-lessons";
import { readCorpus } from "./read-corpus";
import { roundWeights } from "./round-weights";
import { learnPhrases } from "./train-phrases";
import { type Learned, learnWeights, sum } from "./train-weights";
import { DETECTOR_UNIT, packDetectors, short } from "./write-layers";

/** Relative to the root of the project. A file's name says whether its texts are harmful. */
const FOLDER = "workers/judge/training/punishments";

/**
 * Share of the harmless that may be refused for what was learnt alone. The cues refuse some more, and are left out
 * here: whoever wrote them had read these texts, so they find more in them than they will in others.
 */
const REFUSED_FOR_LEARNT = 0.06;

/**
 * Hands that wrote punishments as a judge orders them. Those of the others were written to mislead, and none of the
 * threshold is left to them.
 */
const PLAIN = /^plain-/u;

/** Punishments as lessons of `learnWeights`: harmful is its serious side. Nothing is framed, and no rule has spoken. */
export function punishmentLessons(): Lesson[] {
  return readCorpus(FOLDER, "harmful").map((example) => {
    const { flat, features } = readPunishment(example.text);
    return { ...example, flat, features, isStopped: false, harms: [] };
  });
}

/** Whose text it is, by what the names of their two files end in: a hand is known by its manner, and held out whole. */
function handOf({ group }: Lesson): string {
  return group.replace(/^harm(?:ful|less)-|\.txt \d+$/gu, "");
}

interface Learnt {
  weights: Learned;
  net: PhraseNet;
}

function learn(lessons: readonly Lesson[]): Learnt {
  const phrases = openPhrases();
  const read = lessons.map((lesson) => ({ ...lesson, rows: readRows(lesson.flat, phrases.rows) }));
  return { weights: learnWeights(lessons, []), net: learnPhrases(read, phrases, 0) };
}

/** How harmful a text is by what was learnt. */
function weigh({ text, flat, features }: Lesson, { weights, net }: Learnt): number {
  const { doubt } = readPunishment(text);
  return sum(weights, features) + weighPhrases(readRows(flat, net.rows), false, net) + doubt;
}

interface Weighed {
  hand: string;
  lesson: Lesson;
  value: number;
}

/** Hands are held out two or three at a time: to learn once takes half a minute. */
const FOLDS = 6;

/** Every text of some hands with what the hands of other folds teach of it. */
function weighByOthers(lessons: readonly Lesson[], hands: readonly string[]): Weighed[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const held = new Set(hands.filter((_hand, index) => index % FOLDS === fold));
    const learnt = learn(lessons.filter((lesson) => !held.has(handOf(lesson))));
    return lessons
      .filter((lesson) => held.has(handOf(lesson)))
      .map((lesson) => ({ hand: handOf(lesson), lesson, value: weigh(lesson, learnt) }));
  }).flat();
}

/**
 * What is refused of the harmful and kept of the harmless, by what was learnt with the rules and the cues beside it.
 */
function sharesOf(weighed: readonly Weighed[], threshold: number) {
  const refused = (isHarmful: boolean) => {
    const side = weighed.filter(({ lesson }) => lesson.isSerious === isHarmful);
    return side.filter((one) => isRefused(one, threshold)).length / side.length;
  };
  return { refused: short(refused(true)), kept: short(1 - refused(false)) };
}

function isRefused({ lesson, value }: Weighed, threshold: number): boolean {
  const { isTooLong, namesMoney, cuedDoubt } = readPunishment(lesson.text);
  return isTooLong || namesMoney || value + cuedDoubt > threshold;
}

function setThreshold(weighed: readonly Weighed[]): number {
  const harmless = weighed.filter(({ lesson }) => !lesson.isSerious).map(({ value }) => value);
  return quantile(harmless, 1 - REFUSED_FOR_LEARNT);
}

/** The judge Worker alone carries these weights, so they may be fine. */
export const GRAIN = { largest: 127, least: 1.5 };

/** What the Worker carries, by file, and what it makes of texts that it did not learn from, by the hand held out. */
export function learnPunishments() {
  const lessons = punishmentLessons();
  const hands = [...new Set(lessons.map(handOf))].filter((hand) => PLAIN.test(hand));
  const weighed = weighByOthers(lessons, hands);
  const threshold = short(setThreshold(weighed));
  const { weights: learned, net } = learn(lessons);
  const { unit, own, weights } = roundWeights(learned, GRAIN);
  const phrases = { unit: DETECTOR_UNIT, verdictOfRules: 0, own: short(net.own) };
  const heldOut = sharesOf(weighed, threshold);
  const figures = { lessons: fingerprintOf(lessons), heldOut, unit, own, phrases, threshold };
  return {
    files: {
      "punishments.json": `${JSON.stringify(figures, null, 2)}\n`,
      "punishments.bin": packWeights(weights),
      "punishment-detectors.bin": packDetectors(net),
    },
    report: Object.fromEntries([
      ["all", { texts: weighed.length, ...heldOut }],
      ...hands.map((hand) => {
        const own = weighed.filter((one) => one.hand === hand);
        return [hand, { texts: own.length, ...sharesOf(own, threshold) }];
      }),
    ]),
    wrong: weighed
      .filter((one) => one.lesson.isSerious !== isRefused(one, threshold))
      .map(({ lesson, value }) => `${lesson.isSerious ? "let through" : "refused"} ${value.toFixed(2)} ${lesson.text}`),
  };
}
