import {
  ADVERBS,
  AUXILIARIES,
  FEMALE_WORDS,
  MALE_WORDS,
  OTHER_SUBJECTS,
  PEOPLE,
  PHRASE_ENDS,
  PREPOSITIONS,
} from "../corpora/reading-words";
import { isPunctuation, isQuotation } from "./tokens";
import { isBaseVerb, isParticiple, readVerb, thirdPerson } from "./verbs";

/** Whose clause the words stand in, and what is known of the other side. */
export interface Speaker {
  subject: "A" | "B" | "thing";
  /** The sex that the teller gives the other side; somebody of another sex is a third person. */
  sex: "male" | "female" | null;
  /** The other side shares no household with the teller, so "our" is the teller's. */
  outsider: boolean;
}

const CONTRACTIONS: Record<string, string> = { d: "would", ll: "will", m: "is", re: "is", ve: "has", s: "is" };

/** How a verb goes on after a singular "they". */
const PLURAL: Record<string, string> = {
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};

/** What follows an object pronoun and never a possessive: `told her three times`, `gave her the keys`. */
const AFTER_OBJECT = /^(?:\d+|two|three|four|five|ten|several|many|a|an|the|my|his|not|that|about|what|how|why|if)$/u;

/**
 * Puts the words after the verb into the court's mouth: `my` becomes `Party A's`, `your` becomes `Party B's` or, where
 * the subject is Party B, `their`. Gives `null` where a word could mean either party or somebody else.
 */
export function changePerson(tail: readonly string[], speaker: Speaker): string[] | null {
  const said: string[] = [];
  for (let index = 0; index < tail.length; index++) {
    const token = tail[index] ?? "";
    const word = token.toLowerCase();
    const next = tail[index + 1]?.toLowerCase();
    if (isQuotation(token)) {
      said.push(token);
    } else if (speaker.subject !== "B" && word === "my" && next !== undefined && isPerson(next)) {
      said.push(next.endsWith("'s") ? "Party B's" : "Party B");
      index++;
    } else if (isThirdPerson(word, speaker)) {
      return null;
    } else {
      // "told my crush that I like him", "told your mum what I got you": somebody else stands between.
      const mentioned = tail
        .slice(0, index)
        .some((earlier) => isPerson(earlier.toLowerCase()) || earlier.toLowerCase() === "i");
      const replaced = replacePronoun(word, tail.slice(index + 1), tail[index - 1]?.toLowerCase(), mentioned, speaker);
      if (replaced === null) return null;
      if (replaced === word) said.push(token);
      else said.push(...replaced.split("|"));
      const name = said.at(-1);
      if (replaced !== word && isSubjectForm(word) && next !== undefined) {
        const verbAt = ADVERBS.has(next) ? index + 2 : index + 1;
        const verb = tail[verbAt]?.toLowerCase();
        if (verb !== undefined && (name === "they" || name === "Party A" || name === "Party B" || name === "parties")) {
          if (verbAt === index + 2) said.push(next);
          said.push(agree(verb, name === "they" || name === "parties"));
          index = verbAt;
        }
      }
    }
  }
  return said;
}

function isPerson(word: string): boolean {
  return PEOPLE.has(word.replace(/'s$/u, ""));
}

/** Of these, "our" means that both have them. */
const CHILDREN = /^(?:kids?|child|children|sons?|daughters?|toddler|baby)(?:'s|')?$/u;

function isSubjectForm(word: string): boolean {
  return ["i", "he", "she", "they", "you", "we"].includes(word);
}

/** A pronoun of the sex that the other side is not: `he ate her cake` speaks of a third person. */
function isThirdPerson(word: string, { sex }: Speaker): boolean {
  const bare = word.replace(/'.*$/u, "");
  if (sex === "male") return /^(?:she|her|hers|herself)$/u.test(bare);
  return sex === "female" && /^(?:he|him|his|himself)$/u.test(bare);
}

/** The sex that a word gives a person, `null` for the many that give none. */
export function sexOf(word: string): Speaker["sex"] {
  if (MALE_WORDS.has(word)) return "male";
  return FEMALE_WORDS.has(word) ? "female" : null;
}

function replacePronoun(
  word: string,
  rest: readonly string[],
  previous: string | undefined,
  mentioned: boolean,
  { subject, outsider }: Speaker,
): string | null {
  const next = rest[0]?.toLowerCase();
  const contraction = /^(i|he|she|they|you|we|it|that)'(d|ll|m|re|ve|s)$/u.exec(word);
  if (contraction !== null) return expand(contraction[1] ?? "", contraction[2] ?? "", subject, rest);
  const objectPosition =
    next === undefined ||
    (!AUXILIARIES.has(next) &&
      (isPunctuation(next) ||
        isQuotation(next) ||
        AFTER_OBJECT.test(next) ||
        PREPOSITIONS.has(next) ||
        PHRASE_ENDS.has(next) ||
        ADVERBS.has(next)));
  // "I'm her “backup”": behind a verb of being what follows is hers.
  const isOwner = objectPosition && isQuotation(next) && /(?:^(?:is|was|am|are|as)|'(?:m|s|re))$/u.test(previous ?? "");
  switch (word) {
    case "i":
    case "me":
      return subject === "A" && word === "me" ? "themselves" : "Party A";
    case "my":
      return subject === "A" ? "their" : "Party A's";
    case "mine":
      if (subject === "A") return "theirs";
      // "forgot mine" leaves out of what; "a haircut exactly like mine" has just said it.
      return /^(?:like|of|as|than|was|is)$/u.test(previous ?? "") ? "Party A's" : null;
    case "our":
      if (outsider) return "Party A's";
      if (next === "own") return "both|parties'";
      return next !== undefined && isPerson(next) && !CHILDREN.test(next) ? "their" : "the";
    case "ours":
      return outsider ? "Party A's" : null;
    case "us":
      // "the same couch as us": what is compared is not both.
      if (/^(?:as|than|like)$/u.test(previous ?? "")) return "Party A";
      return outsider ? "Party A" : "both parties";
    case "we":
      return outsider ? "Party A" : "both|parties";
    case "he":
    case "she":
    case "they":
      // After a preposition or another verb's subject it would stand for somebody else.
      if (objectPosition && !(next !== undefined && ADVERBS.has(next))) return null;
      if (subject === "B") return "they";
      return word === "they" ? null : "Party B";
    case "his":
    case "their":
      if (word === "his" && (next === undefined || isPunctuation(next))) return subject === "B" ? "theirs" : null;
      if (objectPosition && !isOwner && !/^\d/u.test(next ?? ""))
        return subject === "B" && previous === "was" ? "theirs" : null;
      return subject === "B" ? "their" : "Party B's";
    case "your":
      return subject === "B" ? "their" : "Party B's";
    case "her":
      if ((objectPosition && !isOwner) || isNumberAlone(rest)) return otherAsObject(subject, mentioned);
      return subject === "B" ? "their" : "Party B's";
    case "him":
      return otherAsObject(subject, mentioned);
    case "you":
      if (subject !== "B") return "Party B";
      if (!objectPosition || ADVERBS.has(next ?? "")) return "they";
      return mentioned ? "them" : null;
    case "yours":
    case "hers":
    case "theirs":
      return subject === "B" ? "theirs" : "Party B's";
    case "myself":
      return subject === "A" ? "themselves" : null;
    case "himself":
    case "herself":
    case "yourself":
    case "themself":
    case "themselves":
      return subject === "B" ? "themselves" : null;
    case "ourselves":
      return null;
    default:
      return OTHER_SUBJECTS.has(word) && word !== "someone" && word !== "somebody" ? "Party B" : word;
  }
}

/** `now my cat lives with her`: of a thing's doings, her is the other side unless somebody else was named. */
function otherAsObject(subject: Speaker["subject"], mentioned: boolean): string | null {
  if (subject === "A" || (subject === "thing" && !mentioned)) return "Party B";
  return mentioned ? "them" : null;
}

/** `when I only showed her one`, unlike `lost her one earring`. */
function isNumberAlone([word, after]: readonly string[]): boolean {
  return word?.toLowerCase() === "one" && (after === undefined || isPunctuation(after));
}

function expand(
  pronoun: string,
  contracted: string,
  subject: Speaker["subject"],
  rest: readonly string[],
): string | null {
  const verb = spellOut(contracted, rest);
  if (pronoun === "it" || pronoun === "that") return `${pronoun}|${verb}`;
  if (pronoun === "i") return `Party A|${verb}`;
  if (pronoun === "we") return `both|parties|${PLURAL[verb] ?? verb}`;
  if (subject === "B") return `they|${PLURAL[verb] ?? verb}`;
  return pronoun === "they" ? null : `Party B|${verb}`;
}

/** `before I'd watched it` means had, and `before I'd watch it` would. */
function spellOut(contracted: string, rest: readonly string[]): string {
  const verb = rest.find((token) => !ADVERBS.has(token.toLowerCase()))?.toLowerCase() ?? "";
  if (contracted === "s" && rest[0]?.toLowerCase() === "been") return "has";
  if (contracted === "d" && isParticiple(verb) && !isBaseVerb(verb)) return "had";
  return CONTRACTIONS[contracted] ?? "is";
}

const NO_PRESENT = /(?:s|ed|ing|ly)$|^(?:and|or|but|myself|alone|too|both|also|for|with|who|the|not|cannot)$/u;

/** The verb after a party put in for a pronoun: `I am` becomes `Party A is`, `he has` becomes `they have`. */
function agree(word: string, plural: boolean): string {
  const auxiliary = AUXILIARIES.get(word);
  if (auxiliary !== undefined) return plural ? (PLURAL[auxiliary] ?? auxiliary) : auxiliary;
  const verb = readVerb(word);
  // Behind "I" only a verb can stand: "when I main", where the court says that Party A does.
  if (verb === null && !plural && /^\p{Ll}{3,}$/u.test(word) && !NO_PRESENT.test(word)) return thirdPerson(word);
  if (verb === null || verb.base === null || verb.tense !== "present") return word;
  return plural ? verb.base : thirdPerson(verb.base);
}
