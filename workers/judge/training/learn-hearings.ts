import { ACTS, LESSONS } from "../house/transcript/acts";
import type { Reader } from "../house/transcript/read-messages";
import { readTraits, type Traits } from "../house/transcript/read-traits";
import type { LabelledHearing, LabelledMessage } from "./read-hearings";
import { type SparseRow, solveRidge } from "./solve-ridge";

/** A trait of fewer hearings is what those were about. */
const HEARINGS_MIN = 4;
/** How small weights are held: chosen by cross-validation, as all numbers here. */
const RIDGE = 0.5;
const RIDGE_OF_HELP = 0.7;
const RIDGE_OF_DRAWS = 0.2;
/** What a won hearing should sum up to, and what such a sum counts beside a message that somebody labelled. */
const LEAD = 5;
const HEARING_IMPORTANCE = 0.2;
/** A line by itself was chosen to be typical of its act. */
const LINE_IMPORTANCE = 3;
/** About every fifth hearing is even. */
const USUAL_DRAWS = 0.2;

interface Lesson extends LabelledMessage {
  traits: Traits;
  isAlone: boolean;
}

/** Learns which trait does what, from messages with labels and from who should win whole hearings. */
export function learnHearings(hearings: readonly LabelledHearing[]): Reader {
  const read = hearings.map(({ winner, messages }) => ({ winner, lessons: lessonsOf(messages, winner === null) }));
  const lessons = read.flatMap((hearing) => hearing.lessons);
  const rows = numberTraits(read);
  const rowOf = (parts: readonly { traits: Traits; times: number }[]) => toRow(parts, rows);
  const single = (chosen: readonly Lesson[]) => chosen.map(({ traits }) => rowOf([{ traits, times: 1 }]));
  const decided = read.flatMap(({ winner, lessons: own }) =>
    winner === null ? [] : [{ winner, own: own.filter(isOfTheMatter) }],
  );
  const helping = lessons.filter((lesson) => lesson.helps !== null && isOfTheMatter(lesson));
  const helps = solveRidge(
    [
      ...single(helping),
      ...decided.map(({ own }) =>
        rowOf(own.map(({ traits, isPlaintiffs }) => ({ traits, times: isPlaintiffs ? 1 : -1 }))),
      ),
    ],
    [...helping.map((lesson) => lesson.helps ?? 0), ...decided.map(({ winner }) => LEAD * winner)],
    [...helping.map(() => 1), ...decided.map(() => HEARING_IMPORTANCE)],
    RIDGE_OF_HELP,
    rows.size,
  );
  const draws = solveRidge(
    decided.map(({ own }) => rowOf(own.map(({ traits }) => ({ traits, times: 1 / Math.sqrt(own.length) })))),
    decided.map(({ winner }) => (winner === 0 ? 1 : 0) - USUAL_DRAWS),
    decided.map(() => 1),
    RIDGE_OF_DRAWS,
    rows.size,
  );
  const acting = lessons.filter(({ acts }) => acts !== null);
  const actRows = single(acting);
  const importance = acting.map(({ isAlone }) => (isAlone ? LINE_IMPORTANCE : 1));
  const acts = ACTS.map((act) => {
    const goals = acting.map((lesson) => (lesson.acts?.includes(act) === true ? 1 : 0));
    return solveRidge(actRows, goals, importance, RIDGE, rows.size);
  });
  return { rows, weights: interleave([helps, draws, ...acts], rows.size) };
}

function isOfTheMatter({ acts }: Lesson): boolean {
  return acts === null || !(acts.includes("to_court") || acts.includes("claims_proof"));
}

function lessonsOf(messages: readonly LabelledMessage[], isAlone: boolean): Lesson[] {
  const last = new Map<boolean, string>();
  return messages.map((message) => {
    const before = isAlone ? null : (last.get(!message.isPlaintiffs) ?? null);
    last.set(message.isPlaintiffs, message.text);
    return { ...message, isAlone, traits: readTraits(message.text, before) };
  });
}

/**
 * Rows in the order of the alphabet, so that a new text moves as few of them as can be. Single lines were chosen to be
 * typical, so that each of them stands for several hearings.
 */
function numberTraits(hearings: readonly { winner: number | null; lessons: readonly Lesson[] }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { winner, lessons } of hearings) {
    for (const name of new Set(lessons.flatMap(({ traits }) => [...traits.keys()]))) {
      counts.set(name, (counts.get(name) ?? 0) + (winner === null ? HEARINGS_MIN : 1));
    }
  }
  const names = [...counts].filter(([, count]) => count >= HEARINGS_MIN).map(([name]) => name);
  return new Map(names.sort().map((name, row) => [name, row]));
}

function toRow(parts: readonly { traits: Traits; times: number }[], rows: ReadonlyMap<string, number>): SparseRow {
  const amounts = new Map<number, number>();
  for (const { traits, times } of parts) {
    for (const [name, amount] of traits) {
      const row = rows.get(name);
      if (row !== undefined) amounts.set(row, (amounts.get(row) ?? 0) + times * amount);
    }
  }
  return { columns: Int32Array.from(amounts.keys()), amounts: Float64Array.from(amounts.values()) };
}

function interleave(lessons: readonly Float64Array[], rows: number): Float32Array {
  const weights = new Float32Array(rows * LESSONS.length);
  for (const [lesson, learnt] of lessons.entries()) {
    for (const [row, weight] of learnt.entries()) weights[row * LESSONS.length + lesson] = weight;
  }
  return weights;
}
