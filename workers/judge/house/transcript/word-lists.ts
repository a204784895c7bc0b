import { indexPatterns } from "../../screening/corpora/pattern-index";
import {
  CONCESSIONS,
  COUNTER_ACCUSATION,
  COURT_BUSINESS,
  DENIALS,
  DODGES,
  FACTS,
  HALF_CONCESSIONS,
  HYPERBOLE,
  INSULTS,
  NO_RECEIPTS,
  OFFERS,
  RECEIPTS,
  SARCASM,
} from "../corpora/court-words";
import { BOASTS, CONDOLENCE, EXCUSES, SURRENDERS, YIELDS } from "../corpora/yield-words";

const LISTS = {
  concession: [...CONCESSIONS, ...SURRENDERS, ...BOASTS],
  regret: HALF_CONCESSIONS,
  condolence: [CONDOLENCE],
  sarcasm: SARCASM,
  insult: INSULTS,
  dodge: DODGES,
  excuse: EXCUSES,
  counter: [COUNTER_ACCUSATION],
  offer: OFFERS,
  denial: DENIALS,
} as const satisfies Record<string, readonly RegExp[]>;

/** A list of the corpora by what its words do. */
export type WordList = keyof typeof LISTS;

/** What the words of a sentence show, wherever it stands. */
export interface WordsShown {
  lists: ReadonlySet<WordList>;
  /** How much of a regret it is worth that the sentence gives ground; 0 where it doesn't. */
  yields: number;
  /** Whether it names something that can be looked up. */
  hasReceipt: boolean;
  /** The sorts of what can be checked in it. */
  sorts: readonly string[];
}

const NOTHING: WordsShown = { lists: new Set(), yields: 0, hasReceipt: false, sorts: [] };

const listOf = new Map(
  Object.entries(LISTS).flatMap(([list, patterns]) => patterns.map((pattern) => [pattern, list as WordList] as const)),
);
const worthOf = new Map(YIELDS.map(({ pattern, worth }) => [pattern, worth] as const));
const sortOf = new Map(FACTS.map(({ pattern, sort }) => [pattern, sort] as const));
const receipts = new Set(RECEIPTS);
// A message in court has dozens of neighbours, and a sentence has the letters of hardly any pattern.
const index = indexPatterns([COURT_BUSINESS, ...listOf.keys(), ...worthOf.keys(), ...sortOf.keys(), ...receipts]);

/** A sentence as its clause holds it. */
interface Sentence {
  typed: string;
  said: string;
  whole: string;
}

/**
 * Reads a sentence by `whole`, with the words that it only reports, which may prove something, and by `said`, without
 * them. Null where it talks to the bench of the ruling instead of the matter.
 */
export function readWords({ typed, said, whole }: Sentence): WordsShown | null {
  // To an expression without regard to case "ſ" is an "s".
  const possible = index.among(whole.replaceAll("ſ", "s"));
  if (possible.includes(COURT_BUSINESS) && isToTheCourt(typed)) return null;
  if (MASKED.test(whole) && isToTheCourt(unmasked(whole))) return null;
  if (possible.length === 0) return NOTHING;
  const lists = new Set<WordList>();
  let yields = 0;
  for (const pattern of possible) {
    const list = listOf.get(pattern);
    const worth = worthOf.get(pattern) ?? 0;
    if (list !== undefined && !lists.has(list) && pattern.test(said)) lists.add(list);
    if (worth > yields && pattern.test(said)) yields = worth;
  }
  const hasReceipt =
    possible.some((pattern) => receipts.has(pattern) && pattern.test(whole)) && !NO_RECEIPTS.test(whole);
  return { lists, yields, hasReceipt, sorts: sortsIn(whole, possible) };
}

/**
 * Whoever repeats between quotation marks what the other wrote to the court gives evidence, and is heard. What is
 * written for a machine has quotation marks of its own, and repeats nobody.
 */
function isToTheCourt(sentence: string): boolean {
  const own = /[{}`]/u.test(sentence) ? sentence : sentence.replace(/“[^”]*”|"[^"]*"/gu, " ");
  return COURT_BUSINESS.test(own);
}

/** Digits among the letters of a word, as in "1nstruct10ns". */
const MASKED = /\p{L}\d\p{L}|\p{L}\d\d\p{L}|(?<![\p{L}\d])\d\p{L}{3}/u;
const MASKS: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };

function unmasked(whole: string): string {
  return whole.replace(/\d/g, (digit) => MASKS[digit] ?? digit);
}

function sortsIn(whole: string, possible: readonly RegExp[]): string[] {
  const found = possible.filter((pattern) => sortOf.has(pattern) && pattern.test(whole));
  if (found.length === 0) return [];
  const plain = whole.replace(HYPERBOLE, " ");
  return found.filter((pattern) => pattern.test(plain)).flatMap((pattern) => sortOf.get(pattern) ?? []);
}
