import { ADVERBS, AUXILIARIES, OTHER_SUBJECTS, PEOPLE } from "../corpora/reading-words.server";
import { isPunctuation } from "./tokens.server";
import { readVerb } from "./verbs.server";

/** Who or what a clause speaks of. */
export interface ClauseSubject {
  /** `A` and `B` are the parties; `thing` is a subject without a will, such as `my sandwich`. */
  kind: "A" | "B" | "thing";
  /** As the court writes it: `Party B`, `Party B's dog`, `Party A's sandwich`. */
  text: string;
  plural: boolean;
  /** What is contracted onto the subject, such as the `'s` of `he's`. */
  contracted: string | null;
  /** Index of the first token after the subject. */
  next: number;
}

const LONGEST_SUBJECT = 4;
const NOT_A_NAME = new Set(
  (
    "the a an my his her their your our its this that these those is are was were who what why how when where should does did do " +
    "can will would not no yes please ok okay every all some never always it we i it's there someone am aita"
  ).split(" "),
);

/** Reads a subject that begins at `start`, or `null` where none can be told with confidence. */
export function findSubject(tokens: readonly string[], start: number): ClauseSubject | null {
  const token = tokens[start];
  if (token === undefined || isPunctuation(token)) return null;
  const [word = "", contracted = null] = splitContraction(token);
  if (word === "i") return subject("A", "Party A", contracted, start + 1);
  if (OTHER_SUBJECTS.has(word)) {
    const next = word.startsWith("some") ? skipApposition(tokens, start + 1) : start + 1;
    return subject("B", "Party B", contracted, next);
  }
  if (["my", "our", "the", "this", "that"].includes(word)) {
    return findPerson(tokens, start) ?? findThingSubject(tokens, start);
  }
  if (["his", "her", "their", "your"].includes(word)) return findThingSubject(tokens, start);
  return findName(tokens, start);
}

function findPerson(tokens: readonly string[], start: number): ClauseSubject | null {
  for (let index = start + 1; index <= start + LONGEST_SUBJECT - 1; index++) {
    const [word = "", contracted = null] = splitContraction(tokens[index] ?? "");
    if (!PEOPLE.has(word)) {
      if (startsPredicate(tokens[index])) return null;
      continue;
    }
    if (contracted === "s" && !startsPredicate(tokens[index + 1])) return findPossession(tokens, index + 1);
    const next = skipApposition(tokens, index + 1);
    return subject("B", "Party B", contracted, next);
  }
  return null;
}

/** `my roommate's dog`: what belongs to the other side acts on its behalf. */
function findPossession(tokens: readonly string[], start: number): ClauseSubject | null {
  for (let index = start; index < start + LONGEST_SUBJECT; index++) {
    const token = tokens[index];
    if (token === undefined || isPunctuation(token)) return null;
    if (index > start && startsPredicate(token)) {
      return {
        ...subject("B", `Party B's ${tokens.slice(start, index).join(" ").toLowerCase()}`, null, index),
        plural: looksPlural(tokens[index - 1]),
      };
    }
  }
  return null;
}

/** `my sandwich was …`, `his car is …`. */
function findThingSubject(tokens: readonly string[], start: number): ClauseSubject | null {
  for (let index = start + 1; index <= start + LONGEST_SUBJECT; index++) {
    const token = tokens[index];
    if (token === undefined || isPunctuation(token)) return null;
    if (index === start + 1 || !startsPredicate(token)) continue;
    const noun = tokens
      .slice(start + 1, index)
      .join(" ")
      .toLowerCase();
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
  if (
    !/^\p{Lu}\p{Ll}{1,14}(?:'s)?$/u.test(token) ||
    NOT_A_NAME.has(word) ||
    readVerb(word) !== null ||
    ADVERBS.has(word)
  )
    return null;
  if (
    /(?:ing|s)$/u.test(word) &&
    start === 0 &&
    !/^(?:james|chris|alexis|jess|thomas|lucas|nicholas|carlos)$/u.test(word)
  )
    return null;
  if (contracted === "s" && !startsPredicate(tokens[start + 1])) return findPossession(tokens, start + 1);
  const next = skipApposition(tokens, start + 1);
  if (contracted === null && !startsPredicate(tokens[next])) return null;
  return subject("B", "Party B", contracted, next);
}

/** Skips `from accounting`, `of two years`, `in the next room` or a given name between a person and the verb. */
function skipApposition(tokens: readonly string[], start: number): number {
  const token = tokens[start] ?? "";
  if (/^\p{Lu}\p{Ll}+$/u.test(token) && startsPredicate(tokens[start + 1])) return start + 1;
  if (!["from", "of", "in", "at", "next", "upstairs", "downstairs", "across"].includes(token.toLowerCase()))
    return start;
  for (let index = start + 1; index <= start + LONGEST_SUBJECT; index++) {
    if (startsPredicate(tokens[index])) return index;
  }
  return start;
}

function startsPredicate(token: string | undefined): boolean {
  if (token === undefined) return false;
  const word = token.toLowerCase();
  return AUXILIARIES.has(word) || ADVERBS.has(word) || readVerb(word) !== null;
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
  return { kind, text, plural: false, contracted, next };
}
