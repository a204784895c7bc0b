import { requiredLetters } from "./required-letters.server";

/** Runs are found by so many of their first letters: as many as the shortest has. */
const KEY_LETTERS = 3;

/** How many places there are for the first letters of runs, a power of two: most letters of a text fall on an empty one. */
const PLACES = 32_768;

/** Patterns, and which of them a text can match at all. */
export interface PatternIndex {
  readonly patterns: readonly RegExp[];
  /**
   * Those of which the text has the letters that they need, in their order: a handful of hundreds, so that a text costs
   * little and an engine translates only patterns that are used. Taking words out of a text takes no pattern in.
   */
  among(flat: string): RegExp[];
}

export function indexPatterns(patterns: readonly RegExp[]): PatternIndex {
  /** The patterns that need a run, by the run, by its first letters. */
  const byKey = new Map<string, Map<string, number[]>>();
  const always: number[] = [];
  const isTaken = new Uint8Array(PLACES);
  for (const [index, { source }] of patterns.entries()) {
    const runs = requiredLetters(source);
    if (runs === null) always.push(index);
    for (const run of runs ?? []) {
      const key = run.slice(0, KEY_LETTERS);
      const needing = byKey.get(key) ?? new Map<string, number[]>();
      isTaken[placeOf(key, 0)] = 1;
      byKey.set(key, needing.set(run, [...(needing.get(run) ?? []), index]));
    }
  }
  return {
    patterns,
    among(flat) {
      const possible = new Set(always);
      for (let at = 0; at + KEY_LETTERS <= flat.length; at += 1) {
        if (isTaken[placeOf(flat, at)] === 0) continue;
        for (const [run, needing] of byKey.get(flat.slice(at, at + KEY_LETTERS)) ?? []) {
          if (flat.startsWith(run, at)) for (const index of needing) possible.add(index);
        }
      }
      return [...possible].sort((one, other) => one - other).flatMap((index) => patterns[index] ?? []);
    },
  };
}

/** The place of the three letters from `at` on. Letters that share a place with others are told apart afterwards. */
function placeOf(text: string, at: number): number {
  return (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) & (PLACES - 1);
}
