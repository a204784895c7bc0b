import {
  ADVERBS,
  AUXILIARIES,
  BLAMELESS_VERBS,
  DETERMINERS,
  NOUN_VERBS,
  OTHER_SUBJECTS,
  PEOPLE,
  PHRASE_ENDS,
  PREPOSITIONS,
} from "../corpora/reading-words";
import type { ClauseSubject } from "./find-subject";
import { sayClause, withAside } from "./say-clause";
import { endsClause, isPunctuation } from "./tokens";
import { baseOf, isBaseVerb, isParticiple, readVerb, thirdPerson } from "./verbs";

/** What the allegation says was done, ready to stand after "that" or "whether". */
export interface Deed {
  /** Full clause: `Party B ate the last slice of Party A's pizza`. */
  clause: string;
  /** The clause without its subject: `ate the last slice of Party A's pizza`. */
  predicate: string;
  /** What follows "Did Party B …", where the verb is known and simple: `eat the last slice of Party A's pizza`. */
  didForm: string | null;
  subject: ClauseSubject["kind"];
  /** Whether the teller admits something: `I ate his yogurt`. */
  ownAdmission: boolean;
  /** The main verb in its base form, where it is known: `eat`. */
  verb: string | null;
  /** Whether something was not done: `never`, `won't`, `forgot to`, `refuses to`. */
  omission: boolean;
  /** The words after the verb as they were told, in which the thing is sought. */
  tail: readonly string[];
  /** Index of the token at which the clause ends. */
  end: number;
}

const LONGEST_CLAUSE = 96;

/** A noun or a pronoun where a verb would have to stand. */
const NO_VERB = /^(?:the|a|an|my|his|her|their|your|our|it|me|him|us|them|this|that|\d.*)$/u;

/** Reads the verb and what follows it; `null` where that can't be told in the court's words. */
export function readPredicate(tokens: readonly string[], subject: ClauseSubject): Deed | null {
  const lead: string[] = [];
  let index = subject.next;
  if (subject.contracted !== null) {
    const auxiliary = expandContraction(subject.contracted, tokens[index]);
    if (auxiliary === null) return null;
    lead.push(auxiliary);
  }
  while (ADVERBS.has((tokens[index] ?? "").toLowerCase())) lead.push((tokens[index++] ?? "").toLowerCase());
  const word = (tokens[index] ?? "").toLowerCase();
  if (lead.length > 0 && subject.contracted !== null) {
    if (word === "" || isPunctuation(word)) return null;
    return finish(tokens, subject, lead, index, null, baseOf(word) ?? readVerb(word)?.base ?? "");
  }
  const auxiliary = AUXILIARIES.get(word);
  if (auxiliary !== undefined) return readAuxiliary(tokens, subject, lead, auxiliary, index);
  const verb = readVerb(word);
  const elided = subject.next === 0;
  if (verb === null && elided) return readGerund(tokens, subject);
  // Nothing but a verb can follow "he" so: "he googles the answers".
  if (verb === null)
    return /^\p{Ll}{3,}[^su\W]s$/u.test(word) && takesVerbNext(tokens, subject)
      ? finish(tokens, subject, [...lead, word], index + 1, null)
      : null;
  // A bare base form without a subject is an order ("Stop eating my food") or a noun ("Dish duty"), not a report.
  if (elided && verb.tense === "present" && (word === verb.base || NOUN_VERBS.has(verb.base ?? ""))) return null;
  if (verb.base === null && elided) return null;
  // "they always split the bill": a form that is past and present is a habit here.
  const isHabit =
    verb.base === word &&
    /^(?:always|never|often|constantly)$/u.test(lead[0] ?? "") &&
    /^(?:they|you|i)$|s$/iu.test(tokens[subject.next - 1] ?? "");
  const finite =
    (verb.tense === "past" && !isHabit) || subject.plural || verb.base === null ? word : thirdPerson(verb.base);
  const simple = verb.tense === "past" && lead.length === 0 ? verb.base : null;
  return finish(tokens, subject, [...lead, finite], index + 1, simple, verb.base ?? "");
}

/**
 * Behind `he`, or between a person and an object or a preposition, only a verb can stand: `my mate camps in every
 * game`.
 */
function takesVerbNext(tokens: readonly string[], { next }: ClauseSubject): boolean {
  const before = (tokens[next - 1] ?? "").toLowerCase();
  if (/^(?:he|she)$/u.test(before)) return true;
  const after = (tokens[next + 1] ?? "").toLowerCase();
  return (
    PEOPLE.has(before) && (DETERMINERS.has(after) || PREPOSITIONS.has(after) || /^(?:me|us|him|them)$/u.test(after))
  );
}

/** `Leaving wet towels on the bed` is what the other side does. */
function readGerund(tokens: readonly string[], subject: ClauseSubject): Deed | null {
  const base = baseOf(tokens[0] ?? "");
  const follower = (tokens[1] ?? "").toLowerCase();
  if (base === null || follower === "" || isPunctuation(follower)) return null;
  if (AUXILIARIES.has(follower) || readVerb(follower)?.tense === "past") return null;
  const second = tokens.findIndex((token, at) => at > 1 && token === "and" && baseOf(tokens[at + 1] ?? "") !== null);
  return finish(second < 0 ? tokens : tokens.slice(0, second), subject, [thirdPerson(base)], 1, null, base);
}

function readAuxiliary(
  tokens: readonly string[],
  subject: ClauseSubject,
  lead: string[],
  auxiliary: string,
  index: number,
): Deed | null {
  // "Is a hot dog …" asks; "Doesn't listen" tells.
  if (subject.next === 0 && !auxiliary.endsWith("n't") && lead.length === 0) return null;
  const said = subject.plural ? (tokens[index] ?? "").toLowerCase() : auxiliary;
  let next = index + 1;
  while (ADVERBS.has((tokens[next] ?? "").toLowerCase())) next++;
  const follower = (tokens[next] ?? "").toLowerCase();
  const elliptic = (follower === "" || isPunctuation(follower)) && auxiliary.endsWith("n't");
  if ((follower === "" || isPunctuation(follower)) && !elliptic) return null;
  const takesBase =
    /^(?:does|did|will|would|can|could|should|must|might|may|won't|can't|cannot)|n't$/u.test(auxiliary) &&
    !/^(?:is|was|has|had)n't$/u.test(auxiliary);
  // "does the dishes": here the auxiliary is the verb itself.
  const isMainVerb = (auxiliary === "does" || auxiliary === "did") && !elliptic && NO_VERB.test(follower);
  if (takesBase && !isMainVerb && !elliptic && !isBaseVerb(follower) && follower !== "be" && !looksLikeVerb(follower))
    return auxiliary === "does" || auxiliary === "did"
      ? finish(tokens, subject, [...lead, said], index + 1, null, "do")
      : null;
  // "still has my drill": nothing was done with it but having it.
  const isHaving = /^(?:has|had)$/u.test(auxiliary) && NO_VERB.test(follower);
  const verb = isMainVerb ? "do" : isHaving ? "have" : (readVerb(follower)?.base ?? baseOf(follower) ?? follower);
  const simple = isMainVerb && auxiliary === "did" && lead.length === 0 ? "do" : null;
  return finish(tokens, subject, [...lead, said], index + 1, simple, verb);
}

/** A word where only a verb can stand, such as `yeet` in `won't yeet it`. */
function looksLikeVerb(word: string): boolean {
  return (
    /^\p{Ll}{3,}$/u.test(word) &&
    !NO_VERB.test(word) &&
    !PREPOSITIONS.has(word) &&
    !PHRASE_ENDS.has(word) &&
    !OTHER_SUBJECTS.has(word) &&
    !/(?:ing|ed|s|ly)$/u.test(word)
  );
}

function expandContraction(contracted: string, next: string | undefined): string | null {
  const follower = (next ?? "").toLowerCase();
  if (contracted === "s") return isParticiple(follower) || follower === "had" ? "has" : "is";
  if (contracted === "ve") return "has";
  if (contracted === "re" || contracted === "m") return "is";
  if (contracted === "ll") return "will";
  return isBaseVerb(follower) || follower === "rather" || follower === "be" ? "would" : "had";
}

function finish(
  tokens: readonly string[],
  subject: ClauseSubject,
  lead: string[],
  start: number,
  base: string | null,
  verbBase = "",
): Deed | null {
  let end = start;
  while (!endsClause(tokens, end)) end++;
  const whole = tokens.slice(start, end);
  let tail = whole;
  let said = sayClause(subject, lead, tail);
  // What can't be told is left out from the last preposition on, as long as the verb keeps its object.
  while (said === null || said.clause.length > LONGEST_CLAUSE) {
    const cut = whereToCut(tail);
    if (cut < 0) return null;
    tail = tail.slice(0, cut);
    said = sayClause(subject, lead, tail);
  }
  if (/\bParty [AB] Party\b/u.test(said.clause)) return null;
  if (tail === whole) ({ said, end } = withAside(tokens, subject, lead, tail, { said, end }));
  const blameless =
    BLAMELESS_VERBS.has(verbBase) ||
    lead.some(
      (word) =>
        word === "always" ||
        /^(?:is|was|has|had|would|will|can|could|should|might|must)$|^(?:isn|wasn|hasn|hadn)/u.test(word),
    );
  return {
    clause: said.clause,
    predicate: said.clause.slice(subject.text.length).trim(),
    didForm: base === null || subject.plural ? null : [base, said.rest].filter((part) => part !== "").join(" "),
    subject: subject.kind,
    verb: isBaseVerb(verbBase) ? verbBase : null,
    ownAdmission: (subject.kind === "A" && !blameless) || harmsOther(subject, lead, tail),
    omission:
      lead.some((word) => /n't$|^(?:never|not|rarely|hardly|barely)$/u.test(word)) ||
      /^(?:forget|refuse)$/u.test(verbBase),
    tail,
    end,
  };
}

/** Before a comparison that is a clause of its own (`like it happened to him`), or else before the last preposition. */
function whereToCut(tail: readonly string[]): number {
  const comparison = tail.findIndex(
    (token, at) => at > 1 && /^(?:like|as|than|before|after)$/iu.test(token) && CLAUSE_START.test(tail[at + 1] ?? ""),
  );
  return comparison > 0
    ? comparison
    : tail.findLastIndex((token, at) => at > 1 && PREPOSITIONS.has(token.toLowerCase()));
}

const CLAUSE_START = /^(?:it|he|she|they|i|we|you)(?:'|$)/iu;

/** `My cat scratched his couch`: what belongs to the teller acted on what belongs to the other side. */
function harmsOther(subject: ClauseSubject, lead: readonly string[], tail: readonly string[]): boolean {
  if (subject.kind !== "thing" || !subject.text.startsWith("Party A's") || AUXILIARIES.has(lead[0] ?? "")) return false;
  return /^(?:his|her|their|your)$/u.test(tail[0] ?? "");
}
