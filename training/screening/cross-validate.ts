import type { Lesson } from "./prepare-lessons";
import { type Learned, learnWeights, sum } from "./train-weights";

const FOLDS = 6;

/** Share of the jokes in the corpus, which were written to mislead, that may be stopped. Real files hold easier ones. */
const FALSE_STOPS = 0.085;

/** The same share where a text is one message of many. */
const FALSE_STOPS_IN_TALK = 0.01;

/**
 * Share of the serious texts found by the rules that may be let go for reading like jokes. Every fourth joke that the rules
 * stop goes with them, and the rules made more than half of all false stops.
 */
const LET_GO_AFTER_RULES = 0.004;

export interface CrossValidation {
  /** The sums from which a text is stopped, so that `FALSE_STOPS` holds for texts the weights never saw. */
  threshold: number;
  thresholdInTalk: number;
  thresholdAfterRules: number;
  recall: number;
  falseStops: number;
  missed: string[];
  wronglyStopped: string[];
}

/** Weighs every text that a person wrote by weights that never saw it, nor another way to say it. */
export function crossValidate(lessons: readonly Lesson[]): CrossValidation {
  const weighed = foldsByGroup(lessons).flatMap((fold) => {
    const learned = learnWeights(lessons.filter((lesson) => !fold.has(lesson.group)));
    const held = lessons.filter((lesson) => fold.has(lesson.group) && !lesson.isFramed);
    return held.map((lesson) => ({ ...lesson, value: weighedSum(lesson, learned) }));
  });
  const serious = weighed.filter((lesson) => lesson.isSerious);
  const jokes = weighed.filter((lesson) => !lesson.isSerious);
  const thresholdAfterRules = quantile(valuesOf(serious, true), LET_GO_AFTER_RULES);
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
    recall: 1 - missed.length / serious.length,
    falseStops: stopped.length / jokes.length,
    missed: missed.map(({ text }) => text),
    wronglyStopped: stopped.map(({ text }) => text),
  };
}

type Weighed = Lesson & { value: number };

/** As in the product: what the rules found is weighed by itself too. */
function weighedSum({ features, harms }: Lesson, learned: Learned): number {
  return Math.max(...[features, ...harms].map((read) => sum(learned, read)));
}

function valuesOf(weighed: readonly Weighed[], isStopped: boolean): number[] {
  return weighed.filter((lesson) => lesson.isStopped === isStopped).map(({ value }) => value);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** Written groups are dealt out to the folds in turn; frames are in all of them. */
function foldsByGroup(lessons: readonly Lesson[]): Set<string>[] {
  const groups = [...new Set(lessons.filter(({ isFramed }) => !isFramed).map(({ group }) => group))];
  return Array.from({ length: FOLDS }, (_, fold) => new Set(groups.filter((_group, index) => index % FOLDS === fold)));
}
