import { GIVEN_NAMES } from "../corpora/phone-spelling";
import {
  ADVERBS,
  AUXILIARIES,
  NOUN_VERBS,
  OTHER_SUBJECTS,
  OUTSIDERS,
  PEOPLE,
  PREPOSITIONS,
} from "../corpora/reading-words";
import { type Speaker, sexOf } from "./change-person";
import { looksLikeNoun, NOT_A_NAME } from "./looks-like-noun";
import { isPunctuation, isQuotation } from "./tokens";
import { isBaseVerb, readVerb } from "./verbs";

/** Who or what a clause speaks of. */
export interface ClauseSubject {
  /** `A` and `B` are the parties; `thing` is a subject without a will, such as `my sandwich`. */
  kind: "A" | "B" | "thing";
  /** As the court writes it: `Party B`, `Party B's dog`, `Party A's sandwich`. */
  text: string;
  plural: boolean;
  /** The sex that the words for the other side give it. */
  sex: Speaker["sex"];
  /** Whether "our" in this clause leaves the other side out, as it does of a neighbour. */
  outsider: boolean;
  /** What is contracted onto the subject, such as the `'s` of `he's`. */
  contracted: string | null;
  /** Index of the first token after the subject. */
  next: number;
}

const LONGEST_SUBJECT = 5;
const LONGEST_RELATIVE = 7;
/** Reads a subject that begins at `start`, or `null` where none can be told with confidence. */
export function findSubject(tokens: readonly string[], start: number): ClauseSubject | null {
  const token = tokens[start];
  if (token === undefined || isPunctuation(token) || isQuotation(token)) return null;
  const [word = "", contracted = null] = splitContraction(token);
  if (word === "i") return subject("A", "Party A", contracted, start + 1);
  if (/^(?:everyone|everybody)$/u.test(word) && contracted === null)
    return startsPredicate(tokens[start + 1]) ? subject("thing", word, null, start + 1) : null;
  if (OTHER_SUBJECTS.has(word)) {
    const next = word.startsWith("some") ? skipApposition(tokens, start + 1) : start + 1;
    return { ...subject("B", "Party B", contracted, next), sex: sexOf(word) };
  }
  if (["my", "our", "the", "this", "that"].includes(word)) {
    return findPerson(tokens, start) ?? findThingSubject(tokens, start);
  }
  if (["his", "her", "their", "your"].includes(word)) return findThingSubject(tokens, start);
  // "Dude won't stop …", "roommate ate …": a person without an article.
  if (PEOPLE.has(word) && !isBaseVerb(word)) {
    if (contracted === "s" && ownsNext(tokens, start)) return findPossession(tokens, start + 1, OUTSIDERS.has(word));
    // "friend of mine keeps …"
    if (/^(?:of (?:mine|ours))$/u.test(tokens.slice(start + 1, start + 3).join(" ")))
      return person(word, null, start + 3);
    // "dad joke at my wedding": one person takes no bare verb.
    const isCompound = !looksPlural(word) && isBareVerb(tokens[start + 1]);
    if (contracted !== null || (startsPredicate(tokens[start + 1]) && !isCompound))
      return person(word, contracted, start + 1);
  }
  // "best friend bought …", "lab partner wrote …"
  if (KINDS_OF_PEOPLE.test(word) && PEOPLE.has(splitContraction(tokens[start + 1] ?? "")[0]))
    return findPerson(tokens, start);
  return findName(tokens, start);
}

const KINDS_OF_PEOPLE =
  /^(?:best|old|older|younger|oldest|youngest|little|big|kid|baby|ex|former|upstairs|downstairs|lab|work|gym|office|desk|team)$/u;

/** `housemate's hair in the drain`, unlike `housemate's late again` and `flatmate's a snorer`. */
function ownsNext(tokens: readonly string[], start: number): boolean {
  const next = tokens[start + 1];
  // "neighbor's wind chimes": nobody is wind.
  if (isNounAfterOwner(next) && !AUXILIARIES.has(next ?? "")) return true;
  if (startsPredicate(next) || isPunctuation(next ?? ".")) return false;
  if (PREPOSITIONS.has((tokens[start + 2] ?? "").toLowerCase())) return true;
  // "neighbour's leaf blower, 7:15": two bare nouns, and the end.
  const nouns = [next ?? "", tokens[start + 2] ?? ""];
  if (isPunctuation(tokens[start + 3] ?? ".") && nouns.every(looksLikeNoun)) return true;
  return (
    !NOT_A_NAME.has((next ?? "").toLowerCase()) &&
    startsPredicate(tokens[start + 2]) &&
    !ADVERBS.has(tokens[start + 2] ?? "")
  );
}

/** `Ate my leftovers`: a complaint that begins with its verb is about the other side. */
export function elidedSubject(): ClauseSubject {
  return { kind: "B", text: "Party B", plural: false, sex: null, outsider: false, contracted: null, next: 0 };
}

function findPerson(tokens: readonly string[], start: number): ClauseSubject | null {
  for (let index = start + 1; index <= start + LONGEST_SUBJECT - 1; index++) {
    const [word = "", contracted = null] = splitContraction(tokens[index] ?? "");
    if (!PEOPLE.has(word)) {
      if (startsPredicate(tokens[index])) return null;
      continue;
    }
    // "my best friend", but "my desk neighbour" and "my boss man" go on to the last of them.
    const possessive = contracted === "s" || /s'$/u.test(tokens[index] ?? "");
    if (!possessive && PEOPLE.has(splitContraction(tokens[index + 1] ?? "")[0])) continue;
    const outsider = OUTSIDERS.has(word);
    if (possessive && (!startsPredicate(tokens[index + 1]) || isNounAfterOwner(tokens[index + 1])))
      return findPossession(tokens, index + 1, outsider);
    return person(word, contracted, skipApposition(tokens, index + 1));
  }
  return null;
}

function person(word: string, contracted: string | null, next: number): ClauseSubject {
  return { ...subject("B", "Party B", contracted, next), sex: sexOf(word), outsider: OUTSIDERS.has(word) };
}

/** `my roommate's dog`: what belongs to the other side acts on its behalf. */
function findPossession(tokens: readonly string[], start: number, outsider: boolean): ClauseSubject | null {
  for (let index = start; index < start + LONGEST_SUBJECT; index++) {
    const token = tokens[index];
    if (token === undefined || isPunctuation(token)) return null;
    if (index > start && startsPredicate(token)) {
      if (isBareVerb(token) && !tokens.slice(start, index).some(looksPlural)) return null;
      return {
        ...subject("B", `Party B's ${tokens.slice(start, index).join(" ").toLowerCase()}`, null, index),
        plural: looksPlural(tokens[index - 1]),
        outsider,
      };
    }
  }
  return null;
}

/** `my sandwich was …`, `his car is …`. */
function findThingSubject(tokens: readonly string[], start: number): ClauseSubject | null {
  for (let index = start + 1; index <= start + LONGEST_SUBJECT; index++) {
    const token = tokens[index];
    if (token === undefined || isPunctuation(token) || isQuotation(token)) return null;
    if (index === start + 1 || !startsPredicate(token)) continue;
    // "the neighbours' wind chime": what follows an owner is a noun.
    if (/s'$/u.test(tokens[index - 1] ?? "") && isBareVerb(token)) return null;
    const noun = tokens
      .slice(start + 1, index)
      .join(" ")
      .toLowerCase();
    if (/\b(?:i|he|she|they|we|you|of|to|that|who|which)\b/u.test(noun)) return null;
    const owner = (tokens[start] ?? "").toLowerCase();
    const determiner =
      owner === "my" ? "Party A's" : ["his", "her", "their", "your"].includes(owner) ? "Party B's" : "the";
    return {
      ...subject(determiner === "Party B's" ? "B" : "thing", `${determiner} ${noun}`, null, index),
      plural: looksPlural(tokens[index - 1]),
    };
  }
  return null;
}

function findName(tokens: readonly string[], start: number): ClauseSubject | null {
  const token = tokens[start] ?? "";
  const [word = "", contracted = null] = splitContraction(token);
  const given = GIVEN_NAMES.has(word) && !(word === "will" && token === "will");
  if (!given && (!/^\p{Lu}\p{Ll}{1,14}(?:'s)?$/u.test(token) || NOT_A_NAME.has(word) || ADVERBS.has(word))) return null;
  if (!given && (readVerb(word) !== null || (start === 0 && isThingAtStart(tokens, word)))) return null;
  if (contracted === "s" && (!startsPredicate(tokens[start + 1]) || isNounAfterOwner(tokens[start + 1])))
    return findPossession(tokens, start + 1, false);
  const next = skipApposition(tokens, skipCompanion(tokens, start + 1));
  if (contracted === null && !startsPredicate(tokens[next])) return null;
  return subject("B", "Party B", contracted, next);
}

/** A capital at the beginning of a complaint shows no name: `Milk was left out`, `Dogs bark`. */
function isThingAtStart(tokens: readonly string[], word: string): boolean {
  if (/(?:ing|[^s]s)$/u.test(word)) return true;
  return AUXILIARIES.has((tokens[1] ?? "").toLowerCase()) && !ADVERBS.has((tokens[2] ?? "").toLowerCase());
}

/** `Jake and Molly left`: two act, one is sued. */
function skipCompanion(tokens: readonly string[], start: number): number {
  const companion = tokens[start + 1] ?? "";
  return tokens[start] === "and" && /^\p{Lu}\p{Ll}+$/u.test(companion) && startsPredicate(tokens[start + 2])
    ? start + 2
    : start;
}

/** Skips `from accounting`, `of two years`, `who sits next to me` or a given name between a person and the verb. */
function skipApposition(tokens: readonly string[], start: number): number {
  const token = tokens[start] ?? "";
  const named = /^\p{Lu}\p{Ll}+$/u.test(token) || GIVEN_NAMES.has(token.toLowerCase());
  if (named && startsPredicate(tokens[start + 1])) return start + 1;
  if (token === "who" || token === "that") return skipRelative(tokens, start);
  if (!["from", "of", "in", "at", "next", "upstairs", "downstairs", "across"].includes(token.toLowerCase()))
    return start;
  for (let index = start + 1; index <= start + LONGEST_RELATIVE; index++) {
    if (startsPredicate(tokens[index])) return index;
  }
  return start;
}

/** `the person who sits next to me clips …`: the second verb is the charge. */
function skipRelative(tokens: readonly string[], start: number): number {
  for (let index = start + 2; index <= start + LONGEST_RELATIVE; index++) {
    const verb = readVerb(tokens[index] ?? "");
    if (verb !== null && (tokens[index] !== verb.base || verb.tense === "past")) return index;
  }
  return start;
}

function startsPredicate(token: string | undefined): boolean {
  if (token === undefined) return false;
  const word = token.toLowerCase();
  return AUXILIARIES.has(word) || ADVERBS.has(word) || (readVerb(word) !== null && !NOUN_VERBS.has(word));
}

/** `my neighbour's wind chimes`, unlike `my neighbour's always late`: a present form after an owner is a noun. */
function isNounAfterOwner(token: string | undefined): boolean {
  const verb = readVerb(token ?? "");
  return verb !== null && verb.base !== null && verb.tense === "present" && !ADVERBS.has(token ?? "");
}

/** `hair in the shower drain`: one thing takes no bare verb. */
function isBareVerb(token: string | undefined): boolean {
  return isNounAfterOwner(token) && isBaseVerb(token ?? "");
}

function splitContraction(token: string): [string, string | null] {
  const match = /^(.+?)'(s|d|ve|re|m|ll)$/iu.exec(token);
  return match === null
    ? [token.toLowerCase(), null]
    : [(match[1] ?? "").toLowerCase(), (match[2] ?? "").toLowerCase()];
}

function looksPlural(noun: string | undefined): boolean {
  return noun !== undefined && /[^su]s$/iu.test(noun);
}

function subject(kind: ClauseSubject["kind"], text: string, contracted: string | null, next: number): ClauseSubject {
  return { kind, text, plural: false, sex: null, outsider: false, contracted, next };
}
