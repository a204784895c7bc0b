import { flattenText } from "../screening/flatten-text";
import { type Lesson, read } from "./prepare-lessons";

/** One text in so many of each side is also learnt beside a petty one. */
const EVERY = 3;
/** In UTF-16 code units: about as long as an allegation may be. */
const LONGEST = 260;
const JOINTS = [". ", " ", ", ", " and "];
/** Steps through the petty texts so that no text meets its neighbours in the file; prime, so that it reaches all. */
const STRIDE = 7919;

/**
 * People wrap what is serious in something petty, before it or after. So some texts are learnt a second time beside a
 * petty one: serious if one of the two is. They count as framed, for nobody wrote them so. The same lessons give the
 * same mixes.
 */
export function mixLessons(lessons: readonly Lesson[]): Lesson[] {
  const written = lessons.filter(({ isFramed }) => !isFramed);
  const petty = written.filter(({ isSerious }) => !isSerious);
  const serious = written.filter(({ isSerious }) => isSerious);
  return [serious, petty].flatMap((side) =>
    side.flatMap((lesson, index) => (index % EVERY === 0 ? mix(lesson, petty, index) : [])),
  );
}

/**
 * Whether the rules stop the two together is taken from the two apart: they are most of the time that a lesson takes.
 */
function mix(lesson: Lesson, petty: readonly Lesson[], index: number): Lesson[] {
  const other = petty[(index * STRIDE) % petty.length];
  if (other === undefined || other === lesson) return [];
  const text = (index % 2 === 0 ? [other.text, lesson.text] : [lesson.text, other.text]).join(
    JOINTS[index % JOINTS.length],
  );
  if (text.length > LONGEST) return [];
  const isStopped = lesson.isStopped || other.isStopped;
  return [{ ...lesson, ...read(flattenText(text)[0] ?? "", isStopped), text, isStopped, harms: [], isFramed: true }];
}
