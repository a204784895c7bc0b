import { DETERMINERS, PEOPLE, PHRASE_ENDS, PLACES, PREPOSITIONS } from "../corpora/reading-words.server";
import { findBareThing, findThing } from "./find-thing.server";
import type { Deed } from "./read-predicate.server";
import { baseOf, gerund, isBaseVerb } from "./verbs.server";

/** What the complaint names as its matter, such as `the last slice of pizza`; `null` where it names nothing. */
export function findNamedThing(tokens: readonly string[], deed: Deed | null): string | null {
  if (deed === null || (deed.subject === "thing" && deed.verb !== "turn")) return findThing(tokens);
  const tail = withoutResult(deed.tail);
  const own =
    findSpoken({ ...deed, tail }) ??
    findVictim({ ...deed, tail }) ??
    findBareThing(tail, deed.verb) ??
    findTitle({ ...deed, tail }) ??
    exceptPlace(findThing(tail, deed.verb), tail);
  // What stands in another clause may be anything: a queue, the weather, what one was doing at the time.
  if (deed.tail.length === 0 && / (?:when|while|after|before) /u.test(deed.clause)) return null;
  const isTold = deed.tail.length > 0 && !tail.some((token) => /^(?:it|that|this|them)$/iu.test(token));
  return own ?? (isTold ? ownedBy(deed) : findThing(tokens));
}

/** `snores so bad that I sleep on the couch`: the couch is what came of it. */
function withoutResult(tail: readonly string[]): readonly string[] {
  const so = tail.findIndex((token) => /^(?:so|such)$/iu.test(token));
  const result = so < 0 ? -1 : tail.findIndex((token, at) => at > so + 1 && /^(?:that|i|we|my|the)$/iu.test(token));
  return result < 0 ? tail : tail.slice(0, result);
}

/** `smokes on the balcony` is about no balcony. */
function exceptPlace(thing: string | null, tail: readonly string[]): string | null {
  const head = thing?.split(" of ")[0]?.split(" ").at(-1) ?? "";
  const at = tail.findIndex((token) => token.toLowerCase() === head.toLowerCase());
  return PLACES.has(head) &&
    tail.slice(0, at).some((token) => /^(?:in|on|at|to|from|into|around|through|near|over)$/u.test(token))
    ? null
    : thing;
}

/** `Our neighbour's wind chimes keep me awake`: then they are what it is about. */
function ownedBy({ clause, predicate, tail }: Deed): string | null {
  const owned = /^Party [AB]'s (.+)$/u.exec(clause.slice(0, clause.length - predicate.length).trim())?.[1];
  if (owned === undefined || tail.length === 0 || PEOPLE.has(owned.split(" ").at(-1) ?? "")) return null;
  return `the ${owned}`;
}

/** `calls me buddy` is about a word, and `makes me drive` about the driving. */
function findSpoken({ verb, tail }: Deed): string | null {
  if (!/^(?:me|us)$/iu.test(tail[0] ?? "")) return null;
  if (verb === "make" && isBaseVerb(tail[1] ?? ""))
    return findBareThing(tail.slice(2)) ?? findThing(tail.slice(2)) ?? `the ${gerund(tail[1] ?? "")}`;
  if (verb !== "call") return null;
  const words = tail.slice(/^an?$/iu.test(tail[1] ?? "") ? 2 : 1);
  const name = words.slice(0, endOfWords(words));
  return name.length === 0 || name.length > 2 ? null : `the word “${name.join(" ")}”`;
}

/** `spilled juice on my controller`: what it was spilled on is the matter. */
function findVictim({ verb, tail }: Deed): string | null {
  if (verb === null || !/^(?:spill|pour|splash|smear|drip|splatter|draw|scribble|doodle|sneeze|spray)$/u.test(verb))
    return null;
  const at = tail.findIndex((token) => /^(?:on|over|onto|in|into)$/iu.test(token));
  return at < 0 || !/^(?:my|our|the|his|her|their|your)$/iu.test(tail[at + 1] ?? "")
    ? null
    : findThing(tail.slice(at + 1));
}

/** Verbs whose bare object is the title of a game, a song or a show. */
const OF_TITLES = new Set("play watch hum sing quote blast stream binge rewatch whistle".split(" "));

/** `keeps humming baby shark`, `plays league of legends`: several bare words are a title and go by it. */
function findTitle({ verb, tail }: Deed): string | null {
  const start = baseOf(tail[0] ?? "") === null ? 0 : 1;
  if (!OF_TITLES.has(start === 0 ? (verb ?? "") : (baseOf(tail[0] ?? "") ?? ""))) return null;
  const words = tail.slice(start, start + endOfWords(tail.slice(start)));
  if (words.length < 2 || words.length > 4 || DETERMINERS.has(words[0] ?? "")) return null;
  if (words.some((word) => /^(?:me|him|her|us|them|too|so|really|very)$|(?:ly|ing)$/u.test(word))) return null;
  return words
    .map((word) =>
      word === "of" || word === "the" ? word : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    )
    .join(" ");
}

/** How many words there are before a preposition other than `of`, or the end. */
function endOfWords(words: readonly string[]): number {
  const end = words.findIndex(
    (word) => word !== "of" && (PREPOSITIONS.has(word) || PHRASE_ENDS.has(word) || !/^\p{L}+$/u.test(word)),
  );
  return end < 0 ? words.length : end;
}
