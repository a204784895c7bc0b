import { type LinearLayer, weighFeatures } from "../screening/weigh-text";
import type { Lesson } from "./prepare-lessons";

export interface Weighed {
  lesson: Lesson;
  value: number;
}

/** Every lesson of a small corpus with its sum by what the other folds teach, learnt as the Worker carries it. */
export function weighByOthers(
  lessons: readonly Lesson[],
  foldOf: (lesson: Lesson) => string,
  learn: (others: readonly Lesson[]) => LinearLayer,
): Weighed[] {
  return [...new Set(lessons.map(foldOf))].flatMap((fold) => {
    const layer = learn(lessons.filter((lesson) => foldOf(lesson) !== fold));
    const held = lessons.filter((lesson) => foldOf(lesson) === fold);
    return held.map((lesson) => ({ lesson, value: weighFeatures(lesson.features, layer) }));
  });
}
