import { learn, weighLesson } from "./learn";
import type { Lesson } from "./prepare-lessons";
import type { WordTable } from "./word-table";

/** Texts are dealt out to so many folds, and each fold is weighed by what was learnt from the others. */
export const FOLDS = 3;

/**
 * Share of the jokes in the corpus, which were written to mislead, that may be stopped. Real files hold easier ones.
 */
const FALSE_STOPS = 0.095;

/**
 * The same share where a text is one message of many, and every stop stops two people. What they say misleads less
 * often.
 */
const FALSE_STOPS_IN_TALK = 0.018;

/**
 * Share of the serious texts found by the rules that may be let go for reading like jokes. Every fourth joke that the
 * rules stop goes with them, and the rules made more than half of all false stops.
 */
const LET_GO_AFTER_RULES = 0.004;
/** In a talk "you beat me" is a game more often than a blow. */
const LET_GO_AFTER_RULES_IN_TALK = 0.01;

export interface CrossValidation {
  /** The sums from which a text is stopped, so that `FALSE_STOPS` holds for texts the weights never saw. */
  threshold: number;
  thresholdInTalk: number;
  thresholdAfterRules: number;
  thresholdAfterRulesInTalk: number;
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
  const thresholdAfterRules = quantile(foundSerious, LET_GO_AFTER_RULES);
  const thresholdAfterRulesInTalk = quantile(foundSerious, LET_GO_AFTER_RULES_IN_TALK);
  const foundByRules = jokes.filter(({ isStopped, value }) => isStopped && value > thresholdAfterRules).length;
  const others = valuesOf(jokes, false);
  const threshold = quantile(others, 1 - (FALSE_STOPS * jokes.length - foundByRules) / others.length);
  const thresholdInTalk = quantile(others, 1 - FALSE_STOPS_IN_TALK);
  const passes = ({ isStopped, value }: Weighed) => value <= (isStopped ? thresholdAfterRules : threshold);
  const missed = serious.filter(passes);
  const stopped = jokes.filter((joke) => !passes(joke));
  return {
    threshold,
    thresholdInTalk,
    thresholdAfterRules,
    thresholdAfterRulesInTalk,
    recall: 1 - missed.length / serious.length,
    falseStops: stopped.length / jokes.length,
    missed: missed.map(({ text }) => text),
    wronglyStopped: stopped.map(({ text }) => text),
  };
}

function valuesOf(weighed: readonly Weighed[], isStopped: boolean): number[] {
  return weighed.filter((lesson) => lesson.isStopped === isStopped).map(({ value }) => value);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** Written groups are dealt out to the folds in turn; frames are in all of them. */
function groupsOfFold(lessons: readonly Lesson[], fold: number): Set<string> {
  const groups = [...new Set(lessons.filter(({ isFramed }) => !isFramed).map(({ group }) => group))];
  return new Set(groups.filter((_group, index) => index % FOLDS === fold));
}
