import { readPunishment } from "../ruling/read-punishment";
import { packWeights } from "../screening/packed-weights";
import { quantile } from "./cross-validate";
import { fingerprintOf } from "./fingerprint";
import type { Lesson } from "./prepare-lessons";
import { readCorpus } from "./read-corpus";
import { roundWeights } from "./round-weights";
import { learnWeights } from "./train-weights";
import { weighByOthers } from "./weigh-by-others";

/** Relative to the root of the project. A file's name says whether its texts are harmful. */
const FOLDER = "workers/judge/training/punishments";

/**
 * Share of the harmful texts, weighed by what other hands teach, that must be refused. One that gets through hurts;
 * one refused in vain is replaced by a punishment of the house, which nobody minds.
 */
const REFUSED_MIN = 0.94;

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

/** What the Worker carries, by file, and what it makes of texts that it did not learn from. */
export function learnPunishments() {
  const lessons = punishmentLessons();
  const weighed = weighByOthers(lessons, handOf);
  const harmful = weighed.filter(({ lesson }) => lesson.isSerious).map(({ value }) => value);
  const threshold = quantile(harmful, 1 - REFUSED_MIN);
  const learned = learnWeights(lessons, []);
  const { unit, own, weights } = roundWeights(learned);
  const share = (isHarmful: boolean, isRefused: boolean) => {
    const side = weighed.filter(({ lesson }) => lesson.isSerious === isHarmful);
    return side.filter(({ value }) => value > threshold === isRefused).length / side.length;
  };
  const report = { texts: lessons.length, refused: share(true, true), kept: share(false, false), threshold };

  const figures = { lessons: fingerprintOf(lessons), unit, own, threshold };
  return {
    files: { "punishments.json": `${JSON.stringify(figures, null, 2)}\n`, "punishments.bin": packWeights(weights) },
    report,
    wrong: weighed
      .filter(({ lesson, value }) => lesson.isSerious !== value > threshold)
      .map(({ lesson, value }) => `${lesson.isSerious ? "let through" : "refused"} ${value.toFixed(2)} ${lesson.text}`),
  };
}
