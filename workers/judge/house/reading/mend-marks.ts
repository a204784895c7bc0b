import { GIVEN_NAMES } from "../corpora/phone-spelling";
import {
  ADVERBS,
  AUXILIARIES,
  DETERMINERS,
  NOUN_VERBS,
  PEOPLE,
  PHRASE_ENDS,
  PREPOSITIONS,
} from "../corpora/reading-words";
import { baseOf, isBaseVerb, readVerb } from "./verbs";

/** A word in -s before another word, with the one after that: `moms birthday`, `exs pictures at`. */
const PERHAPS_OWNER = /(?<![\p{L}'-])(\p{L}+)s (?=([\p{L}'-]+)(?: ([\p{L}'-]+))?)/giu;
const PLURAL_OWNER = /(?<![\p{L}'-])(parents|grandparents) (?=([\p{L}'-]+))/giu;
const TIMES =
  /^(?:today|yesterday|tomorrow|tonight|week|month|year|summer|winter|spring|autumn|weekend|christmas|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/iu;
const NO_OWNER_NAMES =
  /^(?:will|mark|bill|rob|rich|grace|lily|ruby|amber|sue|jack|harry|ian|max|tim|dana|may|art|ray)$/iu;
/** What stands before several of a kind: `two friends`, `three weeks`. */
const COUNTED =
  /(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|many|several|few|some|for|of|all|on|these|those|every)) $/iu;

/** What follows `its` only where it means "it is". */
const IT_IS =
  /\bits(?= (?:\d+|an?|the|my|mine|his|hers|theirs|yours|not|so|just|too|always|never|only|still|really|all|been|because|in|on|from|fine|okay|funny|cute|gross|disgusting|normal|weird|rude|fair|unfair|annoying|cold|hot|warm|healthy|better|worse|broken|me|him|he|she|they|you|we)\b)/giu;
/** `cause` in the place of a conjunction, unlike `the cause` and `will cause`. */
const BECAUSE =
  /(?<!\b(?:the|a|to|will|can|may|might|could|would|not|it|they|good|root|no) )\bcause(?= (?:i|he|she|they|we|you|it|its|there|my|his|her|the)\b)/giu;
/** `he said hell do it`: behind a word of saying and before a bare verb. */
const FUTURE_SAID =
  /\b(said|says|say|promised|promises|swore|swears|thinks|thought|claims|claimed|that) (he|she|they|we|i)(ll|d)(?= (\p{L}+))/giu;
const AMOUNT = /\b(\d+|half an?|an?|one|few|couple) ?(sec|min|hr|wk|yr)s?\b(?!')/giu;
/** `7 minute voice notes`, unlike `7 minutes late`. */
const MEASURED =
  /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty) (second|minute|hour|day|week|month|year) (?=(\p{L}+))/giu;
const UNITS: Readonly<Record<string, string>> = { sec: "second", min: "minute", hr: "hour", wk: "week", yr: "year" };

/** Puts back what thumbs leave out: the marks of possession and contraction, and units of time in full. */
export function mendMarks(prose: string): string {
  return prose
    .replace(AMOUNT, (_all, count: string, unit: string) => {
      const one = /^(?:1|an?|one|half an?)$/iu.test(count);
      return `${count} ${UNITS[unit.toLowerCase()] ?? unit}${one ? "" : "s"}`;
    })
    .replace(/\b(\d+) years? old(?= \p{L}+)/giu, "$1-year-old")
    .replace(/\b(at|until|till|by|from) (\d{1,2})\.([0-5]\d)(?![\d.])/giu, "$1 $2:$3")
    .replace(/\b(my|his|her|their|your|the|our) carry on\b/giu, "$1 carry-on")
    .replace(MEASURED, (all, count: string, unit: string, next: string) =>
      isNoun(next) &&
      readVerb(next)?.tense !== "past" &&
      !/^(?:late|early|long|old|ago|each|straight|apart)$/iu.test(next)
        ? `${count}-${unit} `
        : all,
    )
    .replace(IT_IS, "it's")
    .replace(BECAUSE, "because")
    .replace(FUTURE_SAID, (all, saying: string, pronoun: string, short: string, verb: string) =>
      isBaseVerb(verb) || verb === "be" ? `${saying} ${pronoun}'${short}` : all,
    )
    .replace(PLURAL_OWNER, (all, owner: string, next: string) => (isNoun(next) ? `${owner}' ` : all))
    .replace(
      PERHAPS_OWNER,
      (all, owner: string, next: string, afterNext: string | undefined, at: number, whole: string) =>
        canOwn(owner) &&
        !COUNTED.test(whole.slice(0, at)) &&
        isOwned(next, afterNext, whole.slice(0, at), TIMES.test(owner))
          ? `${owner}'s `
          : all,
    );
}

function canOwn(owner: string): boolean {
  const word = owner.toLowerCase();
  if (TIMES.test(word) || /^(?:everyone|everybody|someone|somebody|nobody)$/u.test(word)) return true;
  if (/^(?:cat|dog|puppy|kitten|hamster|rabbit|parrot)$/u.test(word)) return true;
  return PEOPLE.has(word) || (GIVEN_NAMES.has(word) && !NO_OWNER_NAMES.test(word));
}

/** `my brothers play drums` is about several; `my brothers phone rang` and `took my brothers phone` are about one. */
function isOwned(next: string, afterNext: string | undefined, before: string, isTime: boolean): boolean {
  if (!isNoun(next)) return false;
  // "told my kids santa isn't real": they were told, and own nothing.
  if (
    /\b(?:told|tells|telling|tell) (?:my|his|her|our|their|the)? ?$/iu.test(before) &&
    AUXILIARIES.has(afterNext ?? "")
  )
    return false;
  // "to thursdays knowing I work then": a day owns no deed.
  if (isTime && baseOf(next) !== null) return false;
  if (readVerb(next) === null || /^names?$/iu.test(next)) return true;
  const isObject = readVerb(/(\p{L}+) (?:my|his|her|their|your|our|the)? ?$/iu.exec(before)?.[1] ?? "") !== null;
  return isObject || (afterNext !== undefined && (AUXILIARIES.has(afterNext) || readVerb(afterNext) !== null));
}

function isNoun(word: string): boolean {
  const lower = word.toLowerCase();
  // "telling our parents I'm her backup": a pronoun is owned by nobody.
  if (/^(?:i|he|she|we|they|you|it|that|there)'/u.test(lower)) return false;
  if (
    AUXILIARIES.has(lower) ||
    ADVERBS.has(lower) ||
    DETERMINERS.has(lower) ||
    /^(?:no|not|so|all|\p{L})$/u.test(lower)
  )
    return false;
  if (PREPOSITIONS.has(lower) || PHRASE_ENDS.has(lower)) return false;
  return readVerb(lower) === null || NOUN_VERBS.has(lower);
}
