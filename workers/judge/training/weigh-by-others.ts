import type { Lesson } from "./prepare-lessons";
import { learnWeights, sum } from "./train-weights";

export interface Weighed {
  lesson: Lesson;
  value: number;
}

/** Every lesson of a small corpus with its sum by what the other folds teach. */
export function weighByOthers(
  lessons: readonly Lesson[],
  foldOf: (lesson: Lesson, index: number) => number | string,
): Weighed[] {
  const folds = lessons.map(foldOf);
  return [...new Set(folds)].flatMap((fold) => {
    const others = lessons.filter((_, index) => folds[index] !== fold);
    const learned = learnWeights(others, []);
    const held = lessons.filter((_, index) => folds[index] === fold);
    return held.map((lesson) => ({ lesson, value: sum(learned, lesson.features) }));
  });
}
