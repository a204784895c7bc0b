import { requiredLetters } from "./required-letters.server";

/** Runs are found by so many of their first letters: as many as the shortest has. */
const KEY_LETTERS = 3;

/** Patterns, and which of them a text can match at all. */
export interface PatternIndex {
  readonly patterns: readonly RegExp[];
  /**
   * Those of which the text has the letters that they need, in their order: a handful of hundreds, so that a text costs
   * little and an engine translates only patterns that are used. Taking words out of a text takes no pattern in.
   */
  among(flat: string): RegExp[];
}

/** A run, and the numbers of the patterns that need it. */
interface Need {
  run: string;
  patterns: number[];
}

export function indexPatterns(patterns: readonly RegExp[]): PatternIndex {
  const byRun = new Map<string, Need>();
  const byKey = new Map<number, Need[]>();
  const always: number[] = [];
  for (const [index, { source }] of patterns.entries()) {
    const runs = requiredLetters(source);
    if (runs === null) always.push(index);
    for (const run of runs ?? []) {
      const need = byRun.get(run) ?? { run, patterns: [] };
      need.patterns.push(index);
      byRun.set(run, need);
    }
  }
  for (const need of byRun.values()) {
    const key = keyOf(need.run);
    byKey.set(key, [...(byKey.get(key) ?? []), need]);
  }
  return {
    patterns,
    among(flat) {
      const possible = new Set(always);
      let key = 0;
      for (let at = 0; at < flat.length; at += 1) {
        key = addLetter(key, flat.charCodeAt(at));
        const needs = byKey.get(key);
        if (needs === undefined) continue;
        for (const { run, patterns: needing } of needs) {
          if (flat.startsWith(run, at + 1 - KEY_LETTERS)) for (const index of needing) possible.add(index);
        }
      }
      return [...possible].sort((one, other) => one - other).flatMap((index) => patterns[index] ?? []);
    },
  };
}

function keyOf(run: string): number {
  let key = 0;
  for (let at = 0; at < KEY_LETTERS; at += 1) key = addLetter(key, run.charCodeAt(at));
  return key;
}

/** The key one letter on: a number, since cutting each three letters out of a text costs more than all else here. */
function addLetter(key: number, letter: number): number {
  return ((key << 8) | (letter & 0xff)) & 0xffffff;
}
