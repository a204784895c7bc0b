import { readPunishment } from "../ruling/read-punishment";
import { openPhrases } from "../screening/learnt/read-phrases";
import { packWeights } from "../screening/packed-weights";
import { type PhraseNet, weighPhrases } from "../screening/phrase-net";
import { readRows } from "../screening/word-rows";
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
 * What is aimed at: shares of the harmful that may get through and of the harmless that may be refused. The threshold
 * stands where both are missed by as much.
 */
const AIM = { letThrough: 0.02, refused: 0.03 };

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

/** How harmful a text is by what was learnt; one that breaks a certain rule is as harmful as can be. */
function weigh({ text, flat, features }: Lesson, { weights, net }: Learnt): number {
  const { isTooLong, namesMoney, doubt } = readPunishment(text);
  if (isTooLong || namesMoney) return Number.POSITIVE_INFINITY;
  return sum(weights, features) + weighPhrases(readRows(flat, net.rows), false, net) + doubt;
}

interface Weighed {
  hand: string;
  lesson: Lesson;
  value: number;
}

/** Every text of some hands with what the other hands teach of it. */
function weighByOthers(lessons: readonly Lesson[], hands: readonly string[]): Weighed[] {
  return hands.flatMap((hand) => {
    const learnt = learn(lessons.filter((lesson) => handOf(lesson) !== hand));
    return lessons
      .filter((lesson) => handOf(lesson) === hand)
      .map((lesson) => ({ hand, lesson, value: weigh(lesson, learnt) }));
  });
}

function sharesOf(weighed: readonly Weighed[], threshold: number) {
  const above = (isHarmful: boolean) => {
    const side = weighed.filter(({ lesson }) => lesson.isSerious === isHarmful);
    return side.filter(({ value }) => value > threshold).length / side.length;
  };
  return { refused: short(above(true)), kept: short(1 - above(false)) };
}

function setThreshold(weighed: readonly Weighed[]): number {
  const missed = (threshold: number) => {
    const { refused, kept } = sharesOf(weighed, threshold);
    return Math.abs((1 - refused) / AIM.letThrough - (1 - kept) / AIM.refused);
  };
  const values = weighed.map(({ value }) => value).filter(Number.isFinite);
  return values.reduce((best, value) => (missed(value) < missed(best) ? value : best));
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
      .filter(({ lesson, value }) => lesson.isSerious !== value > threshold)
      .map(({ lesson, value }) => `${lesson.isSerious ? "let through" : "refused"} ${value.toFixed(2)} ${lesson.text}`),
  };
}
