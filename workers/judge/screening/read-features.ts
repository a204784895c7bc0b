import { CHILD_WORDS, GROWN_UP_WORDS, WORD_CLASSES } from "./corpora/word-classes";
import { stemOf } from "./stem";

/**
 * How many numbered places the features of all texts share. More places mean fewer chance meetings and more to
 * download.
 */
export const PLACES = 1 << 18;

/** A text as the learned layer sees it: places of its features and how much each counts. The whole has a set length. */
export interface Features {
  places: number[];
  amounts: number[];
}

/** How much each kind of feature counts beside a run of words. Chosen by cross-validation. */
const AMOUNT = { run: 1, apart: 1, letters: 0.5, kind: 1, pair: 0.7, near: 0.7, length: 0.5, rules: 3 } as const;
const LONGEST_RUN = 2;
const FARTHEST_APART = 3;
const NEAR = 4;
/**
 * Lengths in words. A complaint of four words has little to say for itself: "He did it" must not be serious for want of
 * a joke.
 */
const LENGTHS = [2, 3, 4, 6, 8, 12, 16, 24, 32];

/**
 * Reads what the learned layer weighs from a flattened text (see `flattenText`): runs of words and words near each
 * other, both with people made alike, runs of letters for misspellings, the kinds of things named, how long it is, and
 * whether the rules stop it. Another layer brings its own kinds of things.
 */
export function readFeatures(flat: string, isStoppedByRules: boolean, kindsOf: KindsByStem = KINDS): Features {
  const features: Features = { places: [], amounts: [] };
  const add = (place: number, amount: number) => addTo(features, place, amount);
  const words = flat.split(" ").filter((word) => word !== "");
  const stems = words.map(stemOf);
  addRuns([START, ...alike(words, stems)], add);
  addLetters(words, add);
  addKinds(stems, kindsOf, add);
  addLength(words, add);
  if (isStoppedByRules) add(placeOf("rules"), AMOUNT.rules);
  for (const place of features.places) POSITIONS[place] = 0;
  return shorten(features);
}

/**
 * Where a place stands among those of the text that is being read, from 1; zeros between two texts. A map costs three
 * times this.
 */
const POSITIONS = new Uint32Array(PLACES);

/** A place counts as much as the feature on it that counts most. */
function addTo({ places, amounts }: Features, place: number, amount: number): void {
  const known = (POSITIONS[place] ?? 0) - 1;
  if (known === -1) {
    POSITIONS[place] = places.push(place);
    amounts.push(amount);
  } else if ((amounts[known] ?? 0) < amount) amounts[known] = amount;
}

/** How a text opens says much: "I was", "My flatmate", "petty but". */
const START = "^";

type Add = (place: number, amount: number) => void;

function addRuns(words: readonly string[], add: Add): void {
  for (const [index, word] of words.entries()) {
    let run = hashOf(word, RUN_HASH);
    add(stir(run), AMOUNT.run);
    for (const next of words.slice(index + 1, index + LONGEST_RUN)) {
      run = hashOf(next, hashOf(" ", run));
      add(stir(run), AMOUNT.run);
    }
    const apart = hashOf(" ", hashOf(word, APART_HASH));
    for (const later of words.slice(index + 2, index + 1 + FARTHEST_APART)) {
      add(stir(hashOf(later, apart)), AMOUNT.apart);
    }
  }
}

/** How long the runs of letters are that are read. */
interface Runs {
  shortest: number;
  longest: number;
}

const RUNS: Runs = { shortest: 3, longest: 5 };

function addLetters(words: readonly string[], add: Add, { shortest, longest } = RUNS): void {
  for (const word of new Set(words)) {
    const closed = `<${word}>`;
    for (let start = 0; start + shortest <= closed.length; start++) {
      let hash = LETTERS_HASH;
      for (let end = start; end < closed.length && end < start + longest; end++) {
        hash = Math.imul(hash ^ closed.charCodeAt(end), HASH_PRIME);
        if (end - start + 1 >= shortest) add(stir(hash), AMOUNT.letters);
      }
    }
  }
}

/** The places of the runs of letters in words of any language. */
export function placesOfLetters(words: readonly string[], runs?: Runs): Set<number> {
  const places = new Set<number>();
  addLetters(words, (place) => places.add(place), runs);
  return places;
}

function addKinds(stems: readonly string[], kindsOf: KindsByStem, add: Add): void {
  const kinds = stems.map((stem) => kindsOf.get(stem) ?? NO_KINDS);
  const named = [...new Set(kinds.flat())].sort();
  for (const [index, kind] of named.entries()) {
    add(placeOf(`kind ${kind}`), AMOUNT.kind);
    for (const other of named.slice(index + 1)) add(placeOf(`pair ${kind} ${other}`), AMOUNT.pair);
  }
  if (named.length === 0) return;
  for (const [index, stem] of stems.entries()) {
    for (let near = index + 1; near <= index + NEAR; near++) {
      for (const kind of kinds[near] ?? NO_KINDS) add(placeOf(`near ${stem} ${kind}`), AMOUNT.near);
    }
  }
}

function addLength(words: readonly string[], add: Add): void {
  const length = words.filter((word) => word !== ".").length;
  for (const { most, place } of LENGTH_PLACES) if (length <= most) add(place, AMOUNT.length);
}

/** Longer texts have more features; without this they would be serious for their length alone. */
export function shorten({ places, amounts }: Features): Features {
  const square = amounts.reduce((sum, amount) => sum + amount * amount, 0);
  const scale = square ** -0.3;
  return { places, amounts: amounts.map((amount) => amount * scale) };
}

const GROWN_UPS = new Set(GROWN_UP_WORDS.split(" "));
const CHILDREN = new Set(CHILD_WORDS.split(" "));
const ALIKE = new Map(
  Object.entries({
    ...{ he: "they", she: "they", him: "them", his: "their", himself: "self", herself: "self", themselves: "self" },
    ...{ themself: "self", our: "my" },
  }),
);

/**
 * One word for all people, so that what is learnt about a boyfriend holds for a wife: "my husband" and "my mum" are
 * one.
 */
function alike(words: readonly string[], stems: readonly string[]): string[] {
  const result: string[] = [];
  for (const [index, word] of words.entries()) {
    const kind = kindOfPerson(word);
    const owner = result.at(-1);
    if (kind === "person" && owner !== undefined && OWNERS.has(owner)) result.pop();
    result.push(kind === "person" && owner === "my" ? "myperson" : (kind ?? ALIKE.get(word) ?? stems[index] ?? word));
  }
  return result;
}

const OWNERS = new Set(["my", "their", "her", "the", "a"]);

function kindOfPerson(word: string): "child" | "person" | "number" | null {
  if (/^\d/u.test(word)) return "number";
  if (CHILDREN.has(word)) return "child";
  return GROWN_UPS.has(word) ? "person" : null;
}

/** The kinds of things that a word, by its stem, can name. */
export type KindsByStem = ReadonlyMap<string, readonly string[]>;

const NO_KINDS: readonly string[] = [];

/** Turns lists of words by kind around, into kinds by the words' stems. */
export function kindsByStem(classes: Readonly<Record<string, string>>): KindsByStem {
  const kinds = new Map<string, string[]>();
  for (const [kind, words] of Object.entries(classes)) {
    for (const stem of new Set(words.split(" ").map(stemOf))) kinds.set(stem, [...(kinds.get(stem) ?? []), kind]);
  }
  return kinds;
}

const KINDS = kindsByStem(WORD_CLASSES);

const HASH_START = 0x811c9dc5;
const HASH_PRIME = 0x01000193;
const LETTERS_HASH = hashOf("letters ");
const RUN_HASH = hashOf("run ");
const APART_HASH = hashOf("apart ");

function placeOf(feature: string): number {
  return stir(hashOf(feature));
}

const LENGTH_PLACES = LENGTHS.map((most) => ({ most, place: placeOf(`length ${most}`) }));

/** FNV-1a, of a text that goes on where `hash` ended: no feature has to be put together to be hashed. */
function hashOf(text: string, hash = HASH_START): number {
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), HASH_PRIME);
  return hash;
}

/** The place of a hash, stirred so that features which differ by one letter don't stay neighbours. */
function stir(hash: number): number {
  const stirred = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((stirred ^ (stirred >>> 13)) >>> 0) % PLACES;
}
