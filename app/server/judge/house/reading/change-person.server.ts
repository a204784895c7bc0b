import {
  ADVERBS,
  AUXILIARIES,
  OTHER_SUBJECTS,
  PEOPLE,
  PHRASE_ENDS,
  PREPOSITIONS,
} from "../corpora/reading-words.server";
import { readVerb, thirdPerson } from "./verbs.server";

const CONTRACTIONS: Record<string, string> = { d: "would", ll: "will", m: "is", re: "is", ve: "has", s: "is" };

const SUBJECT_PRONOUNS = new Set(["i", "he", "she", "they"]);

/** What follows an object pronoun and never a possessive: `told her three times`, `gave her the keys`. */
const AFTER_OBJECT = /^(?:\d+|two|three|four|five|ten|several|many|a|an|the|my|his|not|that|about|what|how|why|if)$/u;

/**
 * Puts the words after the verb into the court's mouth: `my` becomes `Party A's`, `your` becomes `Party B's` or, where
 * the subject is Party B, `their`. Gives `null` where a word could mean either party.
 */
export function changePerson(tail: readonly string[], subject: "A" | "B" | "thing"): string[] | null {
  const said: string[] = [];
  for (let index = 0; index < tail.length; index++) {
    const token = tail[index] ?? "";
    const word = token.toLowerCase();
    const next = tail[index + 1]?.toLowerCase();
    if (subject !== "B" && word === "my" && next !== undefined && PEOPLE.has(next.replace(/'s$/u, ""))) {
      said.push(next.endsWith("'s") ? "Party B's" : "Party B");
      index++;
      continue;
    }
    const replaced = replacePronoun(word, next, subject);
    if (replaced === null) return null;
    if (replaced === "they" && (next === "is" || next === "was")) {
      said.push("they", next === "is" ? "are" : "were");
      index++;
    } else if (replaced === word) {
      const afterSubject =
        SUBJECT_PRONOUNS.has((tail[index - 1] ?? "").toLowerCase()) && !said.at(-1)?.startsWith("they");
      said.push(afterSubject ? agree(token) : token);
    } else said.push(...replaced.split("|"));
  }
  return said;
}

function replacePronoun(word: string, next: string | undefined, subject: "A" | "B" | "thing"): string | null {
  const contraction = /^(i|he|she|they|you)'(d|ll|m|re|ve|s)$/u.exec(word);
  if (contraction !== null) {
    const speaker =
      contraction[1] === "i"
        ? "Party A"
        : subject === "B" && /^(?:d|ll)$/u.test(contraction[2] ?? "")
          ? "they"
          : "Party B";
    return `${speaker}|${CONTRACTIONS[contraction[2] ?? ""] ?? "is"}`;
  }
  if (subject === "B" && ["he", "she", "they"].includes(word) && readsAlikeInPlural(next)) return "they";
  const objectPosition =
    next === undefined ||
    AFTER_OBJECT.test(next) ||
    PREPOSITIONS.has(next) ||
    PHRASE_ENDS.has(next) ||
    ADVERBS.has(next);
  switch (word) {
    case "i":
    case "me":
      return subject === "A" && word === "me" ? "themselves" : "Party A";
    case "my":
      return subject === "A" ? "their" : "Party A's";
    case "mine":
      return "Party A's";
    case "our":
      return "their";
    case "us":
      return "both of them";
    case "his":
    case "your":
    case "their":
      return subject === "B" ? "their" : "Party B's";
    case "her":
      if (subject === "A") return objectPosition ? "Party B" : "Party B's";
      return objectPosition ? null : subject === "B" ? "their" : "Party B's";
    case "him":
      return subject === "A" ? "Party B" : null;
    case "you":
    case "u":
      return subject === "B" && objectPosition ? null : "Party B";
    case "yours":
    case "hers":
    case "theirs":
      return subject === "A" ? "Party B's" : null;
    case "we":
    case "myself":
    case "ourselves":
    case "yourself":
      return null;
    case "himself":
    case "herself":
      return subject === "B" ? "themselves" : null;
    case "someone":
    case "somebody":
      return word;
    default:
      return OTHER_SUBJECTS.has(word) ? "Party B" : word;
  }
}

/** `they beat`, `they would`: forms that a singular "they" does not change. */
function readsAlikeInPlural(next: string | undefined): boolean {
  if (next === undefined) return false;
  return (
    readVerb(next)?.tense === "past" || /^(?:is|was|would|will|could|can|had|did|didn't|should|might|must)$/u.test(next)
  );
}

/** The verb after a party put in for a pronoun: `I am` becomes `Party A is`. */
function agree(token: string): string {
  const word = token.toLowerCase();
  const auxiliary = AUXILIARIES.get(word);
  if (auxiliary !== undefined) return auxiliary;
  const verb = readVerb(word);
  return verb !== null && verb.base === word && verb.tense === "present" ? thirdPerson(word) : word;
}
