import {
  ADVERBS,
  DETERMINERS,
  DROPPED_MODIFIERS,
  LY_ADJECTIVES,
  MASS_NOUNS,
  NOT_A_THING,
  NOUN_VERBS,
  PEOPLE,
  PHRASE_ENDS,
  PREPOSITIONS,
  REPORT_VERBS,
} from "../corpora/reading-words";
import { isPunctuation, isQuotation } from "./tokens";
import { baseOf, isBaseVerb, isParticiple, readVerb } from "./verbs";

const LONGEST_THING = 5;
const LONGEST_TEXT = 32;

/** `a slice of my pizza` is a slice of pizza, but `the story of our trip` stays the story of the trip. */
const PORTIONS = /^(?:slice|piece|bite|cup|glass|bottle|box|bag|jar|carton|scoop|tub|bowl|kind|sort|pair)s?$/u;

/** Services that somebody's own means an account of. */
const ACCOUNTS = /^(?:netflix|spotify|hulu|disney|hbo|prime|tinder|instagram|tiktok|duolingo)$/iu;

/**
 * What the case is about, such as `the last slice of pizza`; looked for after a determiner, `null` if none is found.
 */
export function findThing(tokens: readonly string[], verb: string | null = null): string | null {
  for (let index = 0; index < tokens.length; index++) {
    const isMuch = /^(?:much|many)$/iu.test(tokens[index] ?? "") && /^(?:so|too)$/iu.test(tokens[index - 1] ?? "");
    if (!isMuch && !DETERMINERS.has((tokens[index] ?? "").toLowerCase())) continue;
    // "chews like a horse in a library": nothing behind a comparison was there.
    if (/^(?:like|than)$/u.test(tokens[index - 1] ?? "")) return null;
    if (tokens[index - 1] === "as") continue;
    const acts = /^(?:let|make|watch|have)$/u.test(
      index === 0 ? (verb ?? "") : (baseOf(tokens[index - 1] ?? "") ?? ""),
    );
    const thing = readPhrase(tokens, index + 1, acts, OWNERS.test(tokens[index] ?? ""));
    if (thing !== null) return thing;
  }
  return null;
}

/** A bare object right after the verb, as in `never does dishes` or `leaves wet towels everywhere`. */
export function findBareThing(whole: readonly string[], verb: string | null = null): string | null {
  // `keeps sending me minion memes`: the memes.
  const start = whole.findIndex(
    (token, at) =>
      baseOf(token) === null &&
      !isParticiple(token) &&
      !/^(?:me|us|to)$/iu.test(token) &&
      !ADVERBS.has(token) &&
      // "doesn't believe in closing drawers": the drawers.
      !(PREPOSITIONS.has(token) && baseOf(whole[at + 1] ?? "") !== null),
  );
  const tail = start > 0 ? whole.slice(start) : whole;
  const first = (tail[0] ?? "").toLowerCase();
  if (
    first === "" ||
    PREPOSITIONS.has(first) ||
    PHRASE_ENDS.has(first) ||
    /ing$/u.test(first) ||
    (isBaseVerb(first) && !STATES.test(first) && !TAKES_STUFF.test(verb ?? ""))
  )
    return null;
  const thing = readPhrase(tail, 0);
  if (thing === null) return null;
  const head = thing.split(" of ")[0] ?? "";
  if (/s$/u.test(head)) return thing;
  if (TAKES_STUFF.test(verb ?? "") && isStuff(tail)) return thing;
  // "thinks peanut butter is a dessert" is about a thought.
  return !REPORT_VERBS.has(verb ?? "") && MASS_NOUNS.has(head.split(" ").at(-1) ?? "") ? thing : null;
}

/** Words that are verbs and, before a thing, say what state it is in: `puts empty cartons back`. */
const STATES = /^(?:empty|clean|dirty|wet|dry|warm|cool|open|raw|loose|free)$/u;

/** Verbs whose one bare word is what they were done to: `planted bamboo on our side`. */
const TAKES_STUFF =
  /^(?:plant|buy|bring|eat|drink|cook|bake|order|spill|pour|add|sell|hoard|collect|serve|import|smuggle|burn|brew|grow|practise|practice|rehearse|study)$/u;

function isStuff(tail: readonly string[]): boolean {
  const end = tail.findIndex((_token, at) => endsPhrase(tail[at + 1]));
  const words = tail.slice(0, end + 1);
  return (
    words.length <= 3 &&
    words.every((word) => /^\p{Ll}{3,}$/u.test(word) && !/(?:ly|ing|ed)$/u.test(word) && !RESULTS.test(word))
  );
}

/** What became of a thing, told behind it: `turned my shirts pink`. */
const RESULTS =
  /^(?:raw|wet|dry|cold|hot|warm|dirty|clean|empty|full|pink|beige|grey|yellow|orange|red|blue|green|purple|black|white|broken|unlocked|upside|inside|unwashed|stale|shut|loud)$/u;

function endsPhrase(token: string | undefined): boolean {
  const word = token?.toLowerCase();
  return word === undefined || isPunctuation(word) || PREPOSITIONS.has(word) || PHRASE_ENDS.has(word);
}

/**
 * What no noun goes on with: `every time we're losing`, `the router mid-raid`, `the last croissant knowing I wanted
 * it`.
 */
const NO_NOUN =
  /^(?:(?:i|he|she|we|they|you|it|that|there|who)'\p{L}+|mid-.+|knowing|thinking|pretending|claiming|assuming|hoping|insisting)$/u;

/** People who also stand before a thing: a bridesmaid is nobody's matter, and a bridesmaid dress is. */
const PEOPLE_AT_THE_END = /^(?:bridesmaids?|groomsm[ae]n|guests?|waitress|cashier|stranger|nurse)$/u;

const OWNERS = /^(?:my|his|her|their|your|our)$/iu;

/**
 * `game night`, `leg day`: with its noun before it, a time is a thing; with an adjective (`the other night`) it is
 * none.
 */
const NAMED_TIME = /^(?:night|day|evening)$/u;
const NO_NAME_OF_TIME =
  /^(?:last|next|first|second|third|other|previous|following|bad|good|great|long|late|early|rest|one|\p{L}+ing)$/u;

/**
 * Reads a noun phrase; one that `acts` ends before its bare verb, as in `let the dog sleep`, and one that is `owned`
 * may be the name of a service that stands for an account.
 */
function readPhrase(tokens: readonly string[], start: number, acts = false, owned = false): string | null {
  const words: string[] = [];
  let ofSeen = false;
  // `schedules a “quick sync”`: in marks of irony, and a thing.
  const quoted = isQuotation(tokens[start]) && endsPhrase(tokens[start + 1]) ? (tokens[start] ?? "").slice(1, -1) : "";
  if (/^\p{Ll}+(?: \p{Ll}+){0,2}$/u.test(quoted)) return `the ${quoted}`;
  for (let index = start; index < tokens.length && words.length < LONGEST_THING; index++) {
    const token = tokens[index] ?? "";
    const word = token.toLowerCase();
    if (isPunctuation(token) || isQuotation(token)) break;
    if (word === "of" && words.length > 0 && !ofSeen) {
      ofSeen = true;
      words.push(word);
      continue;
    }
    const person =
      PEOPLE.has(word.replace(/'s$/u, "")) || (PEOPLE_AT_THE_END.test(word) && endsPhrase(tokens[index + 1]));
    if (DROPPED_MODIFIERS.has(word) || /'s$/u.test(word)) {
      if (words.length > 0 && !ofSeen) break;
      if (words.at(-1) === "of" && DETERMINERS.has(word) && !PORTIONS.test(words.at(-2) ?? "")) words.push("the");
      continue;
    }
    if (person) return null;
    if (PREPOSITIONS.has(word) || PHRASE_ENDS.has(word) || /n't$/u.test(word)) break;
    if (words.length > 0 && (ADVERBS.has(word) || NO_NOUN.test(word))) break;
    if (/ly$/u.test(word) && !LY_ADJECTIVES.has(word)) break;
    if (acts && words.length > 0 && isBaseVerb(word)) break;
    if (words.length > 0 && RESULTS.test(word) && endsPhrase(tokens[index + 1])) break;
    if (words.length > 0 && (NUMERALS.test(word) || isPastOfItself(word, tokens[index + 1]))) break;
    if (words.length > 0 && (/^(?:last|wrong|right)$/u.test(word) || /^\d/u.test(word) || endsNoun(word))) break;
    words.push(/^\p{Lu}/u.test(token) && index > 0 ? token : word);
  }
  while (words.at(-1) === "of" || words.at(-1) === "the") words.pop();
  // "the middle of the game" is about the game.
  if (words.includes("of") && NOT_A_THING.has(words[words.indexOf("of") - 1] ?? ""))
    words.splice(0, words.indexOf("of") + (words[words.indexOf("of") + 1] === "the" ? 2 : 1));
  const head = words.slice(0, words.includes("of") ? words.indexOf("of") : undefined).at(-1) ?? "";
  const isNamedTime = NAMED_TIME.test(head) && words.length > 1 && !NO_NAME_OF_TIME.test(words.at(-2) ?? "");
  if (head === "" || (NOT_A_THING.has(head) && !isNamedTime && !words.includes("of"))) return null;
  if (!/^[\p{L}][\p{L}'-]+$/u.test(head)) return null;
  if (NOT_A_THING.has(words.at(-1) ?? "") && !isNamedTime) return null;
  if (owned && words.length === 1 && ACCOUNTS.test(head)) words.push("account");
  const text = `the ${words.join(" ")}`;
  return [...text].length <= LONGEST_TEXT ? text : null;
}

/** `moved my desk three centimetres`: a measure is no part of the thing. */
const NUMERALS = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|once|twice|several)$/u;

/** `the dog sitter let the cat out`: a past that looks like a noun is a verb before an object. */
function isPastOfItself(word: string, next: string | undefined): boolean {
  return readVerb(word)?.tense === "past" && DETERMINERS.has((next ?? "").toLowerCase());
}

/** A finite verb after a noun ends the phrase: `the dog barks`. Nouns that are also verbs (`parks`, `shows`) do not. */
function endsNoun(word: string): boolean {
  const verb = readVerb(word);
  if (verb === null || isBaseVerb(word)) return false;
  return verb.tense === "past" || verb.base === null || !(NOUN_VERBS.has(verb.base) || MORE_NOUNS.test(word));
}

const MORE_NOUNS =
  /^(?:chips|fries|dishes|shows|posts|bikes|drinks|shares|dips|books|cups|pens|snacks|notes|looks|plans|hacks|tips|tricks|calls|reminders|trims)$/u;
