import { requiredLetters } from "./required-letters";

/** Runs are found by so many of their first letters: as many as the shortest has that is no mark. */
const KEY_LETTERS = 3;
/** So many drawers hold the runs by their first letters, and so many those that are a mark. */
const DRAWERS = 1 << 14;
const MARK_DRAWERS = 1 << 8;

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
  const always = new Uint8Array(patterns.length);
  for (const [index, { source }] of patterns.entries()) {
    const runs = requiredLetters(source);
    if (runs === null) always[index] = 1;
    for (const run of runs ?? []) {
      const need = byRun.get(run) ?? { run, patterns: [] };
      need.patterns.push(index);
      byRun.set(run, need);
    }
  }
  const drawers: Need[][] = Array.from({ length: DRAWERS }, () => NONE);
  const markDrawers: Need[][] = Array.from({ length: MARK_DRAWERS }, () => NONE);
  for (const need of byRun.values()) {
    const { run } = need;
    const isMark = run.length < KEY_LETTERS;
    const [into, at] = isMark ? [markDrawers, run.charCodeAt(0) % MARK_DRAWERS] : [drawers, drawerOf(keyOf(run))];
    into[at] = [...(into[at] ?? NONE), need];
  }
  return {
    patterns,
    among(flat) {
      const isPossible = always.slice();
      let key = 0;
      for (let at = 0; at < flat.length; at += 1) {
        const letter = flat.charCodeAt(at);
        key = addLetter(key, letter);
        const needs = drawers[drawerOf(key)] ?? NONE;
        if (needs !== NONE) notePatterns(needs, flat, at + 1 - KEY_LETTERS, isPossible);
        const marks = markDrawers[letter % MARK_DRAWERS] ?? NONE;
        if (marks !== NONE) notePatterns(marks, flat, at, isPossible);
      }
      return patterns.filter((_pattern, index) => isPossible[index] === 1);
    },
  };
}

const NONE: Need[] = [];

/** Notes the patterns whose run stands at this place of the text. */
function notePatterns(needs: readonly Need[], flat: string, at: number, isPossible: Uint8Array): void {
  for (const { run, patterns } of needs) {
    if (flat.startsWith(run, at)) for (const index of patterns) isPossible[index] = 1;
  }
}

/**
 * A drawer may hold runs of several keys; letters of the alphabet differ in their low bits, which are moved together.
 */
function drawerOf(key: number): number {
  return (key ^ (key >>> 3) ^ (key >>> 6)) & (DRAWERS - 1);
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
