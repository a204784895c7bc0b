import { compilePattern } from "./corpora/compile-pattern.server";
import { WORD_CLASSES } from "./corpora/word-classes.server";

/** How many numbered places the features of all texts share. More places mean fewer chance meetings and more to download. */
export const PLACES = 1 << 16;

/** A text as the learned layer sees it: places of its features and how much each counts. The whole has a set length. */
export interface Features {
  places: number[];
  amounts: number[];
}

/** How much each kind of feature counts beside a run of words. Chosen by cross-validation. */
const AMOUNT = { run: 1, apart: 1, letters: 0.5, kind: 1, pair: 0.7, near: 0.7, rules: 3 } as const;
const LONGEST_RUN = 3;
const FARTHEST_APART = 3;
const NEAR = 4;
const SHORTEST_LETTERS = 3;
const LONGEST_LETTERS = 5;

/**
 * Reads what the learned layer weighs from a flattened text (see `flattenText`): runs of words and words near each other,
 * both with people made alike, runs of letters for misspellings, the kinds of things named, and whether the rules stop it.
 */
export function readFeatures(flat: string, isStoppedByRules: boolean): Features {
  const amounts = new Map<number, number>();
  const add = (feature: string, amount: number) => {
    const place = placeOf(feature);
    amounts.set(place, Math.max(amounts.get(place) ?? 0, amount));
  };
  const words = flat.split(" ").filter((word) => word !== "");
  addRuns(alike(words), add);
  addLetters(words, add);
  addKinds(words, add);
  if (isStoppedByRules) add("rules", AMOUNT.rules);
  return shorten(amounts);
}

type Add = (feature: string, amount: number) => void;

function addRuns(words: readonly string[], add: Add): void {
  for (const [index, word] of words.entries()) {
    for (let length = 1; length <= LONGEST_RUN && index + length <= words.length; length++) {
      add(`run ${words.slice(index, index + length).join(" ")}`, AMOUNT.run);
    }
    for (let gap = 2; gap <= FARTHEST_APART && index + gap < words.length; gap++) {
      add(`apart ${word} ${words[index + gap]}`, AMOUNT.apart);
    }
  }
}

function addLetters(words: readonly string[], add: Add): void {
  for (const word of new Set(words)) {
    const closed = `<${word}>`;
    for (let length = SHORTEST_LETTERS; length <= LONGEST_LETTERS; length++) {
      for (let start = 0; start + length <= closed.length; start++) {
        add(`letters ${closed.slice(start, start + length)}`, AMOUNT.letters);
      }
    }
  }
}

function addKinds(words: readonly string[], add: Add): void {
  const kinds = words.map((word) => KINDS.get(stemOf(word)) ?? []);
  const named = [...new Set(kinds.flat())].sort();
  for (const [index, kind] of named.entries()) {
    add(`kind ${kind}`, AMOUNT.kind);
    for (const other of named.slice(index + 1)) add(`pair ${kind} ${other}`, AMOUNT.pair);
  }
  for (const [index, word] of words.entries()) {
    for (const kind of kinds.slice(index + 1, index + 1 + NEAR).flat()) {
      add(`near ${stemOf(word)} ${kind}`, AMOUNT.near);
    }
  }
}

/** Longer texts have more features; without this they would be serious for their length alone. */
function shorten(amounts: ReadonlyMap<number, number>): Features {
  const square = [...amounts.values()].reduce((sum, amount) => sum + amount * amount, 0);
  const scale = square ** -0.25;
  return { places: [...amounts.keys()], amounts: [...amounts.values()].map((amount) => amount * scale) };
}

const GROWN_UP = compilePattern("({person})");
const CHILD = compilePattern("({child})");
const ALIKE = new Map(
  Object.entries({
    ...{ he: "they", she: "they", him: "them", his: "their", himself: "self", herself: "self", themselves: "self" },
    ...{ themself: "self", our: "my" },
  }),
);

/** One word for all people, so that what is learnt about a boyfriend holds for a wife: "my husband" and "my mum" are one. */
function alike(words: readonly string[]): string[] {
  const result: string[] = [];
  for (const word of words) {
    const kind = kindOfPerson(word);
    const owner = result.at(-1);
    if (kind === "person" && owner !== undefined && OWNERS.has(owner)) result.pop();
    result.push(kind === "person" && owner === "my" ? "myperson" : (kind ?? ALIKE.get(word) ?? stemOf(word)));
  }
  return result;
}

const OWNERS = new Set(["my", "their", "her", "the", "a"]);

function kindOfPerson(word: string): "child" | "person" | "number" | null {
  if (/^\d/u.test(word)) return "number";
  if (CHILD.test(` ${word} `)) return "child";
  return GROWN_UP.test(` ${word} `) ? "person" : null;
}

/** A word without the endings that its forms differ by. Not a real stem: "bread" stays, "baking" is "bak". */
function stemOf(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/(?<=[a-z]{3})(?:'s|ing|ed|es|s|ly)$/u, "")
    .replace(/([b-df-hj-np-tv-z])\1$/u, "$1")
    .replace(/(?<=[a-z]{3})[eyi]$/u, "");
}

const KINDS = kindsByStem();

function kindsByStem(): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map<string, string[]>();
  for (const [kind, words] of Object.entries(WORD_CLASSES)) {
    for (const stem of new Set(words.split(" ").map(stemOf))) kinds.set(stem, [...(kinds.get(stem) ?? []), kind]);
  }
  return kinds;
}

/** FNV-1a with a last stir, so that features which differ by one letter don't stay neighbours. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index++) hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % PLACES;
}
