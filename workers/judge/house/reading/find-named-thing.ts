import { DETERMINERS, PEOPLE, PHRASE_ENDS, PLACES, PREPOSITIONS } from "../corpora/reading-words";
import { findClaimedThing } from "./find-claimed-thing";
import { findDeedKind } from "./find-deed-kind";
import { findBareThing, findThing } from "./find-thing";
import { mainVerbOf } from "./main-verb";
import type { Deed } from "./read-predicate";
import { isQuotation } from "./tokens";
import { baseOf, gerund, isBaseVerb } from "./verbs";

/** What the complaint names as its matter, such as `the last slice of pizza`; `null` where it names nothing. */
export function findNamedThing(tokens: readonly string[], deed: Deed | null): string | null {
  if (deed === null || (deed.subject === "thing" && deed.verb !== "turn")) return findThing(tokens);
  // Behind an auxiliary the verb itself stands first: `didn't save me any lasagna`.
  const words = deed.tail[0] === deed.verb && deed.verb !== null ? deed.tail.slice(1) : deed.tail;
  const tail = withoutReceiver(deed.verb, withoutResult(words));
  const own =
    findSpoken({ ...deed, tail }) ??
    findGiven({ ...deed, tail }) ??
    findPraised(tail) ??
    findGame({ ...deed, tail }) ??
    findUntimely({ ...deed, tail }) ??
    findOutfit({ ...deed, tail }) ??
    findClaimedThing({ ...deed, tail }) ??
    findNamedWork(tail) ??
    findVictim({ ...deed, tail }) ??
    findBareThing(tail, deed.verb) ??
    findTitle({ ...deed, tail }) ??
    exceptPlace(findThing(tail, deed.verb), tail) ??
    findOfSecond(tail);
  // What stands in another clause may be anything: a queue, the weather, what one was doing at the time.
  if (deed.tail.length === 0 && / (?:when|while|after|before) /u.test(deed.clause)) return null;
  // "hums. even when brushing her teeth": a deed that needs no object is its own matter.
  if (deed.tail.length === 0 && findDeedKind(deed)?.id === "habit") return null;
  const isTold = deed.tail.length > 0 && !tail.some((token) => /^(?:it|that|this|them)$/iu.test(token));
  return own ?? (isTold ? ownedBy(deed) : findThing(tokens));
}

/** `snores so bad that I sleep on the couch`: the couch is what came of it. */
function withoutResult(tail: readonly string[]): readonly string[] {
  const so = tail.findIndex((token) => /^(?:so|such)$/iu.test(token));
  const result = so < 0 ? -1 : tail.findIndex((token, at) => at > so + 1 && /^(?:that|i|we|my|the)$/iu.test(token));
  return result < 0 ? tail : tail.slice(0, result);
}

/** `told the whole table what I earn`, `told us the party was casual`: who was told is not what it is about. */
function withoutReceiver(verb: string | null, tail: readonly string[]): readonly string[] {
  if (verb !== "tell") return tail;
  const told = tail.findIndex((token) => /^(?:what|how|about|that|i|i'm|we|we're|why|where|who)$/iu.test(token));
  return told > 0 && told <= 4 && tail[told - 1] !== "of" ? tail.slice(told) : tail;
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

/** Longest quotation that is taken for a name somebody is called, in code points with its marks. */
const LONGEST_NICKNAME = 22;

/** Verbs with a receiver before what is given. */
const GIVING = new Set(
  "give send show feed lend tell buy bring sell offer teach name serve hand pass cook make order".split(" "),
);

/** `named her cat the name I wanted`, `fed the dog my steak`: of two objects in a row the second is what was given. */
function findGiven(deed: Deed): string | null {
  const { tail } = deed;
  if (!GIVING.has(mainVerbOf(deed) ?? "")) return null;
  const first = tail.findIndex((token) => DETERMINERS.has(token.toLowerCase()));
  if (first < 0 || first > 1) return null;
  const second = tail.findIndex((token, at) => at > first + 1 && DETERMINERS.has(token.toLowerCase()));
  if (second < 0 || second > first + 4) return null;
  const between = tail.slice(first + 1, second);
  if (
    between.some(
      (token) => token === "of" || PREPOSITIONS.has(token) || PHRASE_ENDS.has(token) || !/^[\p{L}'-]+$/u.test(token),
    )
  )
    return null;
  return findNamed(tail.slice(second)) ?? findThing(tail.slice(second));
}

/** `the name I was saving`: a name is what somebody is called, and a thing to fall out over. */
function findNamed(tail: readonly string[]): string | null {
  return /^(?:the|my|our)$/iu.test(tail[0] ?? "") && tail[1] === "name" ? "the name" : null;
}

/** `takes credit for my spreadsheet`: the work is the matter. */
function findPraised(tail: readonly string[]): string | null {
  const at = tail.findIndex((token, index) => token === "credit" && tail[index + 1] === "for");
  return at < 0 || at > 2 ? null : findThing(tail.slice(at + 2));
}

/** `beat me at Mario Kart by looking at my half of the screen`: what was played comes before how. */
function findGame({ verb, tail }: Deed): string | null {
  const at = tail.indexOf("at");
  if (!/^(?:beat|win|lose|cheat|thrash)$/u.test(verb ?? "") || at < 0 || at > 2) return null;
  const rest = tail.slice(at + 1, at + 4);
  const end = rest.findIndex((token) => !/^\p{Lu}[\p{L}\p{N}'-]*$/u.test(token));
  const title = rest.slice(0, end < 0 ? rest.length : end);
  return title.length === 0 ? null : title.join(" ");
}

/** `mows the lawn at 7am`: nobody minds the lawn. */
function findUntimely({ verb, tail }: Deed): string | null {
  const at = tail.findIndex((token, index) => /^(?:at|before)$/u.test(token) && /^\d/u.test(tail[index + 1] ?? ""));
  return at >= 0 && /^(?:mow|strim|trim|hammer|saw|drill|vacuum|hoover)$/u.test(verb ?? "")
    ? `the ${gerund(verb ?? "")}`
    : null;
}

const COLOURS = /^(?:white|black|red|cream|beige|pink|green|neon|denim)$/iu;

/** `wore white to my wedding`: a colour that is worn is a dress or a suit, and which is for the parties to say. */
function findOutfit({ verb, tail }: Deed): string | null {
  return verb === "wear" && COLOURS.test(tail[0] ?? "") && endOfWords(tail) === 1
    ? `the ${tail[0]?.toLowerCase()} outfit`
    : null;
}

/** `eats in my car and leaves crumbs`: where the first deed is about no thing, and nobody's, the second may be. */
function findOfSecond(tail: readonly string[]): string | null {
  const joint = tail.indexOf(";");
  return joint < 0 || tail.slice(0, joint).some((token) => /^(?:me|us)$/iu.test(token))
    ? null
    : findBareThing(tail.slice(joint + 1));
}

/** `calls me buddy` is about a word, and `makes me drive` about the driving. */
function findSpoken({ verb, tail }: Deed): string | null {
  const calling = tail.findIndex((token, at) => /^call(?:s|ed|ing)?$/u.test(token) && isQuotation(tail[at + 2]));
  const called = tail.findIndex(
    (token, at) => token === "called" && tail[at - 1] === "be" && isQuotation(tail[at + 1]),
  );
  if (called >= 0) return `the word ${tail[called + 1]}`;
  if (verb === "call" && / by (?:the|my|his|her) (?:\p{L}+ )?name\b/u.test(` ${tail.join(" ")}`)) return "the name";
  if (calling >= 0) return `the word ${tail[calling + 2]}`;
  if (verb === "call" && /^(?:it|this|that)$/iu.test(tail[0] ?? "") && isQuotation(tail[1]))
    return `the word ${tail[1]}`;
  if (!/^(?:me|us)$/iu.test(tail[0] ?? "")) return null;
  if (verb === "make" && isBaseVerb(tail[1] ?? ""))
    return findBareThing(tail.slice(2)) ?? findThing(tail.slice(2)) ?? `the ${gerund(tail[1] ?? "")}`;
  if (verb !== "call") return null;
  const words = tail.slice(/^an?$/iu.test(tail[1] ?? "") ? 2 : 1);
  if (isQuotation(words[0]) && [...(words[0] ?? "")].length <= LONGEST_NICKNAME) return `the word ${words[0]}`;
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
  const at = tail.findIndex(
    (token) => OF_TITLES.has(baseOf(token) ?? "") || (OF_TITLES.has(token) && isBaseVerb(token)),
  );
  if (at < 0 && !OF_TITLES.has(verb ?? "")) return null;
  const start = at + 1;
  const words = tail.slice(start, start + endOfWords(tail.slice(start)));
  if (words.length < 2 || words.length > 4 || DETERMINERS.has(words[0] ?? "")) return null;
  if (
    words.some((word) =>
      /^(?:advocate|dumb|along|dead|hard|tricks|cool|nice|favou?rites|fair|dirty|me|him|her|us|them|too|so|really|very)$|(?:ly|ing)$/u.test(
        word,
      ),
    )
  )
    return null;
  return words
    .map((word) =>
      word === "of" || word === "the" ? word : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    )
    .join(" ");
}

/** `insists the movie Die Hard is …`: a work that is told with its kind goes by its title. */
function findNamedWork(tail: readonly string[]): string | null {
  const at = tail.findIndex((token) => /^(?:movie|film|show|series|song|book|game|podcast)$/iu.test(token));
  const rest = at < 0 ? [] : tail.slice(at + 1);
  const end = rest.findIndex((token) => !/^\p{Lu}[\p{L}\p{N}'-]*$/u.test(token));
  const title = rest.slice(0, end < 0 ? rest.length : end);
  return title.length > 0 && title.length <= 4 ? title.join(" ") : null;
}

/** How many words there are before a preposition other than `of`, or the end. */
function endOfWords(words: readonly string[]): number {
  const end = words.findIndex(
    (word) => word !== "of" && (PREPOSITIONS.has(word) || PHRASE_ENDS.has(word) || !/^\p{L}+$/u.test(word)),
  );
  return end < 0 ? words.length : end;
}
