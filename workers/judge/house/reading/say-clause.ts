import { REPORT_VERBS } from "../corpora/reading-words";
import { changePerson } from "./change-person";
import type { ClauseSubject } from "./find-subject";
import { endsClause, isQuotation } from "./tokens";
import { readVerb } from "./verbs";

/** Longest with the time and circumstances: behind "Is it true that" it still fits a question. */
const LONGEST_WITH_ASIDE = 116;

const DANGLING = new Set(
  "even so the a an my his their your of and or to for with at so just again literally very really that like as by from into about than not including".split(
    " ",
  ),
);

/** Ends of a thought that was cut short: `says he is`, before a quotation. */
const DANGLING_AUXILIARIES = new Set("is are was were am be been will would can could has had".split(" "));
const SUBJECT_PRONOUNS = new Set("he she they i we".split(" "));

/** A clause in the court's words, and what of it follows the verb. */
export interface SaidClause {
  clause: string;
  rest: string;
}

/**
 * Puts a subject, its verb and the words behind it into the court's mouth; `null` where that can't be told or tells
 * nothing.
 */
export function sayClause(subject: ClauseSubject, lead: readonly string[], tail: readonly string[]): SaidClause | null {
  const degree = tail.findIndex((token, at) => token === "so" && /ly$/u.test(tail[at + 1] ?? ""));
  const trimmed = degree < 0 ? [...tail] : [...tail.slice(0, degree), tail[degree + 1] ?? ""];
  dropDangling(trimmed);
  const changed = changePerson(trimmed, { subject: subject.kind, sex: subject.sex, outsider: subject.outsider });
  if (changed === null) return null;
  const rest = changed
    .join(" ")
    .replace(/\b(all|half|both) (?=Party [AB]'s)/gu, "$1 of ")
    .replace("both of both parties", "both parties");
  const clause = [subject.text, ...lead, rest].join(" ").trim();
  if (
    rest === "" &&
    lead.length < 2 &&
    !/(?:s|ed|n't)$/u.test(lead[0] ?? "") &&
    readVerb(lead[0] ?? "")?.tense !== "past"
  )
    return null;
  // "Party B keeps" and "Party B says" tell nothing without what was kept up or said.
  if (rest === "" && TELLS_NOTHING.test(lead.at(-1) ?? "")) return null;
  if (rest === "" && REPORT_VERBS.has(readVerb(lead.at(-1) ?? "")?.base ?? "")) return null;
  return { clause, rest };
}

const TELLS_NOTHING =
  /^(?:keeps|kept|goes|went|calls|called|gets|got|has|had|is|was|will|would|made|makes|took|takes|put|puts|gave|gives|ordered)$/u;

/** Takes from a clause's end what can't stand there. */
function dropDangling(words: string[]): void {
  for (let last = words.at(-1)?.toLowerCase(); last !== undefined; last = words.at(-1)?.toLowerCase()) {
    if (isQuotation(last)) return;
    // "a paint can" is a thing.
    // "before I could" and "the seat I paid for" are whole.
    const subject = SUBJECT_PRONOUNS.has((words.at(-2) ?? "").toLowerCase());
    if (
      subject &&
      /^(?:before|than|as|like)$/iu.test(words.at(-3) ?? "") &&
      /^(?:can|could|did|do|was|is)$/u.test(last)
    )
      return;
    if (/^(?:what|who|where|how|why) (?:it|he|she|they|i|we) \p{L}+$/iu.test(words.slice(-3).join(" "))) return;
    if (isStranded(words)) return;
    // "when he can't find his" is whole as well.
    if (last === "his" && readVerb(words.at(-2) ?? "") !== null) return;
    if (last === "can" && !SUBJECT_PRONOUNS.has((words.at(-2) ?? "").toLowerCase())) return;
    if (DANGLING_AUXILIARIES.has(last)) {
      words.pop();
      if (SUBJECT_PRONOUNS.has((words.at(-1) ?? "").toLowerCase())) words.pop();
    } else if (DANGLING.has(last)) words.pop();
    else return;
  }
}

/** `the seat I paid for`: a preposition that stays behind in its clause. */
function isStranded(words: readonly string[]): boolean {
  const [pronoun = "", verb = "", preposition = ""] = words.slice(-3);
  return (
    words.length > 3 &&
    /^(?:for|with|to|about|from|at)$/iu.test(preposition) &&
    readVerb(verb)?.base != null &&
    (SUBJECT_PRONOUNS.has(pronoun.toLowerCase()) || /^(?:nobody|everyone|everybody)$/iu.test(pronoun))
  );
}

interface Said {
  said: SaidClause;
  end: number;
}

/**
 * `won't stop humming while I work`: when and against what it was done is told along, where that fits and can be told.
 */
export function withAside(
  tokens: readonly string[],
  subject: ClauseSubject,
  lead: readonly string[],
  tail: readonly string[],
  told: Said,
): Said {
  const joint = /^even$/iu.test(tokens[told.end] ?? "") ? told.end + 1 : told.end;
  const mayStart =
    ASIDE_START.test(tokens[joint + 1] ?? "") || (lead.includes("only") && /^\p{L}/u.test(tokens[joint + 1] ?? ""));
  if (!ASIDE.test(tokens[joint] ?? "") || !mayStart) return told;
  let end = joint + 2;
  while (!endsClause(tokens, end)) end++;
  // "even though I asked her not to" can't be told without what was not to be done.
  if (/^(?:to|not)$/iu.test(tokens[end - 1] ?? "")) return told;
  const said = sayClause(subject, lead, [...tail, ...tokens.slice(told.end, end)]);
  return said === null || said.clause.length > LONGEST_WITH_ASIDE || end - joint < 3 ? told : { said, end };
}

const ASIDE = /^(?:while|when|whenever|before|after|until|though|if)$/iu;
const ASIDE_START = /^(?:i|he|she|they|we|you|my|his|her|our|the|it|everyone|nobody)(?:'\p{L}+)?$/iu;
