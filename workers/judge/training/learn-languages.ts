import type { Glossed } from "../screening/gloss-text";
import { packWeights } from "../screening/packed-weights";
import { readOther } from "../screening/read-other-language";
import { quantile } from "./cross-validate";
import { fingerprintOf } from "./fingerprint";
import type { Lesson } from "./prepare-lessons";
import { readCorpus } from "./read-corpus";
import { roundWeights } from "./round-weights";
import { learnWeights } from "./train-weights";
import { weighByOthers } from "./weigh-by-others";
import { shortBoth } from "./write-layers";

/** Relative to the root of the project. A file's name begins with the code of its language. */
const FOLDER = "workers/judge/training/languages";

const FOLDS = 4;

/** Shares of the jokes, weighed by what the others teach, that may be asked about or stopped, and stopped for good. */
const FALSE_ASKS = 0.07;
const FALSE_STOPS = 0.01;

/** Serious and petty texts in nine languages, as lessons of `learnWeights`. No rule has spoken of any. */
export function languageLessons(): Lesson[] {
  return readCorpus(FOLDER).map((example) => {
    const language = example.group.slice(0, 2) as Glossed;
    const features = readOther(example.text, language);
    return { ...example, flat: example.text, features, isStopped: false, harms: [] };
  });
}

/** What the Worker carries, by file, and what it makes of texts that it did not learn from. */
export function learnLanguages() {
  const lessons = languageLessons();
  const weighed = weighByOthers(lessons, (_lesson, index) => index % FOLDS);
  const jokes = weighed.filter(({ lesson }) => !lesson.isSerious).map(({ value }) => value);
  const serious = weighed.filter(({ lesson }) => lesson.isSerious);
  const thresholds = { unclear: quantile(jokes, 1 - FALSE_ASKS), clear: quantile(jokes, 1 - FALSE_STOPS) };
  const { unit, own, weights } = roundWeights(learnWeights(lessons, []));
  const over = (least: number) => serious.filter(({ value }) => value > least).length / serious.length;
  const figures = { lessons: fingerprintOf(lessons), unit, own, thresholds: shortBoth(thresholds) };
  return {
    files: { "languages.json": `${JSON.stringify(figures, null, 2)}\n`, "languages.bin": packWeights(weights) },
    report: { texts: lessons.length, clear: over(thresholds.clear), clearOrUnclear: over(thresholds.unclear) },
  };
}
