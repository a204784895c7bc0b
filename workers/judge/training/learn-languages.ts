import { GLOSSED, type Glossed } from "../screening/gloss-text";
import { packWeights } from "../screening/packed-weights";
import { readOther } from "../screening/read-other-language";
import { quantile } from "./cross-validate";
import { fingerprintOf } from "./fingerprint";
import type { Lesson } from "./prepare-lessons";
import { readCorpus } from "./read-corpus";
import { roundWeights } from "./round-weights";
import { learnWeights } from "./train-weights";
import { weighByOthers } from "./weigh-by-others";
import { short, shortBoth } from "./write-layers";

/** Relative to the root of the project. A file's name begins with the code of its language. */
const FOLDER = "workers/judge/training/languages";

/**
 * Shares of a language's jokes, weighed by what other hands teach, that may be asked about or stopped, and stopped for
 * good. Many of these jokes mislead on purpose: of a stranger's, fewer are asked about.
 */
const FALSE_ASKS = 0.075;
const FALSE_STOPS = 0.012;

/** Serious and petty texts in nine languages, as lessons of `learnWeights`. No rule has spoken of any. */
export function languageLessons(): Lesson[] {
  return readCorpus(FOLDER).map((example) => {
    const features = readOther(example.text, example.group.slice(0, 2) as Glossed);
    return { ...example, flat: example.text, features, isStopped: false, harms: [] };
  });
}

/**
 * Who wrote a text, by what the names of their files end in: a native reader of each language, and some for them all.
 */
function handOf({ group }: Lesson): string {
  const [, language = "", hand = ""] = /^(..)-(?:serious|petty)-?(.*)[.]txt/u.exec(group) ?? [];
  if (hand === NATIVE) return `${language} ${hand}`;
  return FOR_ALL.has(hand) ? hand : "first";
}

const NATIVE = "by-native-hands";
const FOR_ALL = new Set(
  "by-other-hands by-scenario once-unseen in-everyday-words in-other-situations told-in-passing".split(" "),
);

function languageOf({ group }: Lesson): Glossed {
  return group.slice(0, 2) as Glossed;
}

/** Half the bytes of finer weights, which the courtroom has no room for; by texts held out they know little less. */
const GRAIN = { largest: 23, least: 1.8 };

/** The layer as the Workers carry it. */
export function learnOthers(lessons: readonly Lesson[]) {
  return roundWeights(learnWeights(lessons, []), GRAIN);
}

/** What the Worker carries, by file, and what it makes of texts by hands that it did not learn from, by language. */
export function learnLanguages() {
  const lessons = languageLessons();
  const weighed = weighByOthers(lessons, handOf, learnOthers);
  const measured = GLOSSED.map((language) => {
    const own = weighed.filter(({ lesson }) => languageOf(lesson) === language);
    const jokes = own.filter(({ lesson }) => !lesson.isSerious).map(({ value }) => value);
    const serious = own.filter(({ lesson }) => lesson.isSerious);
    const thresholds = shortBoth({ unclear: quantile(jokes, 1 - FALSE_ASKS), clear: quantile(jokes, 1 - FALSE_STOPS) });
    const over = (least: number) => short(serious.filter(({ value }) => value > least).length / serious.length);
    const heldOut = { texts: own.length, clear: over(thresholds.clear), clearOrUnclear: over(thresholds.unclear) };
    return { language, thresholds, heldOut };
  });
  const { unit, own, weights } = learnOthers(lessons);
  const thresholds = Object.fromEntries(measured.map(({ language, thresholds }) => [language, thresholds]));
  const figures = { lessons: fingerprintOf(lessons), unit, own, thresholds };
  return {
    files: { "languages.json": `${JSON.stringify(figures, null, 2)}\n`, "languages.bin": packWeights(weights) },
    report: Object.fromEntries(measured.map(({ language, heldOut }) => [language, heldOut])),
  };
}
