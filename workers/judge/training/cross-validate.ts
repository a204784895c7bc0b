import type { Thresholds } from "../screening/weigh-text";
import { learn, weighLesson } from "./learn";
import type { Lesson } from "./prepare-lessons";
import type { WordTable } from "./word-table";

/** Texts are dealt out to so many folds, and each fold is weighed by what was learnt from the others. */
export const FOLDS = 3;

/**
 * Share of the jokes in the corpus, which were written to mislead, that may be asked about or stopped. Real files hold
 * easier ones.
 */
const FALSE_ASKS = 0.095;

/** The share that may be stopped for good, in a filing and in the middle of a hearing alike. */
const FALSE_STOPS = 0.018;

/**
 * Share of the serious texts found by the rules that may be let go for reading like jokes. Every fourth joke that the
 * rules stop goes with them, and the rules made more than half of all false stops.
 */
const LET_GO_AFTER_RULES = { unclear: 0.004, clear: 0.01 };

export interface CrossValidation {
  /** The sums from which a text is unclear or clear, so that the shares hold for texts the weights never saw. */
  thresholds: Thresholds;
  thresholdsAfterRules: Thresholds;
  recall: number;
  falseStops: number;
  missed: string[];
  wronglyStopped: string[];
}

/** A text that a person wrote, and how serious it is by what was learnt from texts that say other things. */
export interface Weighed extends Pick<Lesson, "text" | "isSerious" | "isStopped"> {
  value: number;
}

/** Weighs the texts of one fold by what the others teach. */
export function weighFold(lessons: readonly Lesson[], fold: number, table: WordTable): Weighed[] {
  const groups = groupsOfFold(lessons, fold);
  const learnt = learn(
    lessons.filter(({ group }) => !groups.has(group)),
    table,
  );
  const held = lessons.filter(({ group, isFramed }) => groups.has(group) && !isFramed);
  return held.map((lesson) => {
    const { text, isSerious, isStopped } = lesson;
    return { text, isSerious, isStopped, value: weighLesson(lesson, learnt) };
  });
}

/** Sets the thresholds by texts of all folds, and says what they stop. */
export function setThresholds(weighed: readonly Weighed[]): CrossValidation {
  const serious = weighed.filter((lesson) => lesson.isSerious);
  const jokes = weighed.filter((lesson) => !lesson.isSerious);
  const foundSerious = valuesOf(serious, true);
  const thresholdsAfterRules = {
    unclear: quantile(foundSerious, LET_GO_AFTER_RULES.unclear),
    clear: quantile(foundSerious, LET_GO_AFTER_RULES.clear),
  };
  const foundByRules = jokes.filter(({ isStopped, value }) => isStopped && value > thresholdsAfterRules.unclear).length;
  const others = valuesOf(jokes, false);
  const thresholds = {
    unclear: quantile(others, 1 - (FALSE_ASKS * jokes.length - foundByRules) / others.length),
    clear: quantile(others, 1 - FALSE_STOPS),
  };
  const passes = ({ isStopped, value }: Weighed) => value <= (isStopped ? thresholdsAfterRules : thresholds).unclear;
  const missed = serious.filter(passes);
  const stopped = jokes.filter((joke) => !passes(joke));
  return {
    thresholds,
    thresholdsAfterRules,
    recall: 1 - missed.length / serious.length,
    falseStops: stopped.length / jokes.length,
    missed: missed.map(({ text }) => text),
    wronglyStopped: stopped.map(({ text }) => text),
  };
}

function valuesOf(weighed: readonly Weighed[], isStopped: boolean): number[] {
  return weighed.filter((lesson) => lesson.isStopped === isStopped).map(({ value }) => value);
}

/** The value below which so large a share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** Written groups are dealt out to the folds in turn; frames are in all of them. */
function groupsOfFold(lessons: readonly Lesson[], fold: number): Set<string> {
  const groups = [...new Set(lessons.filter(({ isFramed }) => !isFramed).map(({ group }) => group))];
  return new Set(groups.filter((_group, index) => index % FOLDS === fold));
}
