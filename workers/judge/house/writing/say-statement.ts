import { ADVERBS } from "../corpora/reading-words";
import type { Telling } from "../corpora/voices/voice";
import { isBaseVerb, pastTense, thirdPerson } from "../reading/verbs";
import type { Statement } from "./read-statement";

/** A statement with its yes or no worked in, ready to be said in any form. */
export interface Assertion extends Statement {
  negation: "" | "not" | "never" | "no longer" | "not yet";
  /** Keeps `did` before the verb where a bare past would say too much: `Party A did say so`, asked if ever. */
  stressed: boolean;
}

/** Where a clause within begins, whose words a yes or a no does not touch. */
const CLAUSE_WITHIN = / (?:that|who|which|when|while|where|whose|before|without) /u;
/** Beside these a `not` would be heard of the wrong half, or of the wrong word. */
const UNSURE_IF_DENIED =
  /\b(?:and|just|only|merely|also|too|as well|already|still|not|never|no|nothing|nobody|because|at least|honestly|quite|most|rather)\b/u;
/** What a question allows for, and a no leaves nothing of: `the second such incident, or worse`. */
const ALLOWANCE = /,? (?:give or take|or (?:worse|later|more|thereabouts))$/u;
/** Words of a question that no plain assertion can keep or spare. */
const UNSURE_IF_AFFIRMED =
  /\b(?:so much as|anything but|any(?: more| longer| better| later| sooner|more)|either|yet)\b/u;

/** Says yes to a statement; `null` where that can't be done for sure. */
export function affirm(statement: Statement): Assertion | null {
  const subject = SOMEBODY[statement.subject] ?? statement.subject;
  const [main, within] = splitMain(statement.predicate);
  if (UNSURE_IF_AFFIRMED.test(main)) return null;
  const predicate = outsideQuotes(main, (words) =>
    words
      .replace(/\bever (?!since)/gu, "")
      .replace(/,? at all\b/gu, "")
      .replace(/, even once\b/gu, ", at least once")
      .replace(/, even\b/gu, ", if only")
      .replace(/(?<!\bby )\bany(?= (?!case\b))/gu, "some")
      .replace(/\bany(thing|body|one)\b/gu, "some$1"),
  );
  return { ...statement, subject, predicate: predicate + within, negation: "", stressed: predicate !== main };
}

/** Says no to a statement; `null` where that can't be done for sure. */
export function deny(statement: Statement): Assertion | null {
  const { subject, auxiliary } = statement;
  const [main, within] = splitMain(statement.predicate.replace(ALLOWANCE, ""));
  if (subject === "there") return denyBeing(statement, main, within);
  const [first = ""] = main.split(" ");
  const began = FIRST_ADVERBS[first];
  const rest = began === undefined ? main : main.slice(first.length + 1);
  if (UNSURE_IF_DENIED.test(rest) || UNSURE_SUBJECT.test(subject) || rest.startsWith(",")) return null;
  const predicate = outsideQuotes(rest, (words) => words.replace(/\bsome(thing|body|one)?\b/gu, "any$1")) + within;
  const nobody = NOBODY[subject];
  if (nobody !== undefined) {
    return {
      subject: nobody,
      auxiliary,
      predicate: first === "ever" ? predicate : main + within,
      negation: "",
      stressed: false,
    };
  }
  return { ...statement, predicate, negation: began ?? "not", stressed: false };
}

/** An assertion as one clause, without a capital or a full stop. */
export function sayAssertion(assertion: Assertion, form: Telling["form"]): string {
  if (form === "inverted" && isInvertible(assertion)) return invert(assertion);
  return form === "staged" ? emphatic({ ...assertion, auxiliary: onStage(assertion.auxiliary) }) : plain(assertion);
}

const FIRST_ADVERBS: Readonly<Record<string, Assertion["negation"]>> = {
  ever: "never",
  still: "no longer",
  already: "not yet",
};
const SOMEBODY: Readonly<Record<string, string>> = {
  anybody: "somebody",
  anyone: "someone",
  anything: "something",
  "either of them": "one of them",
};
const NOBODY: Readonly<Record<string, string>> = {
  anybody: "nobody",
  anyone: "no one",
  anything: "nothing",
  somebody: "nobody",
  something: "nothing",
  "either of them": "neither of them",
};
/** Of whom a no would say too little or too much. */
const UNSURE_SUBJECT = /^(?:every|all|most|both|more|some |an? |one |any |ten |two )/u;

/** `Was there a rule?` becomes `there was no rule`; of what is already counted or named there is no such short no. */
function denyBeing(statement: Statement, main: string, within: string): Assertion | null {
  if (UNSURE_IF_DENIED.test(main)) return null;
  const denied = /^(?:ever )?(?:an?|any) (?!(?:few|bit|little|lot)\b)/u.test(main)
    ? main.replace(/^(?:ever )?(?:an?|any) /u, "no ")
    : main.replace(/^(?:some|any)(thing|body|one)\b/u, (_all, kind: string) =>
        kind === "one" ? "no one" : `no${kind}`,
      );
  if (denied === main) return null;
  return { ...statement, predicate: denied + within, negation: "", stressed: false };
}

/** What somebody is quoted with stays as it was said. */
function outsideQuotes(text: string, change: (words: string) => string): string {
  return text
    .split(/(“[^”]*”)/u)
    .map((part) => (part.startsWith("“") ? part : change(part)))
    .join("");
}

function splitMain(predicate: string): [main: string, within: string] {
  const at = CLAUSE_WITHIN.exec(predicate)?.index ?? predicate.length;
  return [predicate.slice(0, at), predicate.slice(at)];
}

function plain(assertion: Assertion): string {
  const { subject, auxiliary, predicate, negation, stressed } = assertion;
  if (stressed || !/^(?:did|does|do)$/u.test(auxiliary) || negation.startsWith("not")) return emphatic(assertion);
  const inflected = auxiliary === "do" ? predicate : inflect(predicate, auxiliary === "did");
  return inflected === null
    ? emphatic(assertion)
    : [subject, negation, inflected].filter((word) => word !== "").join(" ");
}

function emphatic({ subject, auxiliary, negation, predicate }: Assertion): string {
  return join(`${subject} ${negation === "" ? auxiliary : `${auxiliary} ${negation}`}`, predicate);
}

function join(head: string, predicate: string): string {
  return predicate.startsWith(",") ? head + predicate : `${head} ${predicate}`;
}

/** Longer ones would be lost before they come to whom they are about. */
const INVERTIBLE_MAX = 60;

function isInvertible({ subject, predicate }: Assertion): boolean {
  if (/^(?:some|no)(?:thing|body| one|one)$/u.test(subject) || predicate.startsWith("not ")) return false;
  return predicate.length <= INVERTIBLE_MAX && !/^,|^“|[?”]$/u.test(predicate) && !subject.startsWith("“");
}

/** `Disputed before, it has been`: the verb comes first, what helps it stays behind. */
function invert({ subject, auxiliary, negation, predicate }: Assertion): string {
  const [, be = "", rest = predicate] = /^((?:have )?been?|have) (.+)$/u.exec(predicate) ?? [];
  const verb = negation === "never" ? ["never", auxiliary] : [auxiliary, negation];
  return `${rest}, ${[subject, ...verb, be].filter((word) => word !== "").join(" ")}`;
}

function onStage(auxiliary: string): string {
  if (auxiliary === "has") return "hath";
  return auxiliary === "does" ? "doth" : auxiliary;
}

/**
 * Puts the verbs of a predicate into the past or the third person; verbs joined by "and" go along. `null` where it
 * can't be told which verbs those are.
 */
function inflect(predicate: string, past: boolean): string | null {
  const words = predicate.split(" ");
  const verbAt = words.findIndex((word) => isBaseVerb(word));
  // "Did say something, and not just sigh" needs no form of a verb that may be unknown.
  if (/\band not\b/u.test(predicate)) return null;
  if (verbAt < 0 || words.slice(0, verbAt).some((word) => !ADVERBS.has(word) && word !== "at" && word !== "least"))
    return null;
  const joined = words.flatMap((word, index) =>
    index > verbAt && isBaseVerb(word) && isJoined(words, index) ? [index] : [],
  );
  // "Added to it and walk away": after a "to" the second verb may belong to either.
  if (joined.some((index) => words.slice(verbAt, index).includes("to"))) return null;
  return words
    .map((word, index) => {
      if (index !== verbAt && !joined.includes(index)) return word;
      return past ? (pastTense(word) ?? word) : thirdPerson(word);
    })
    .join(" ");
}

/** Whether an "and" stands before the word at `index`, with nothing but a `then` or a `not just` between. */
function isJoined(words: readonly string[], index: number): boolean {
  const between = words.slice(0, index).reverse();
  const before = between.find((word) => !ADVERBS.has(word) && word !== "not");
  return before === "and" || before === "or";
}
