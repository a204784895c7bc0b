import { GIVEN_NAMES } from "../corpora/phone-spelling.server";
import { PEOPLE, PREPOSITIONS, REACTION_VERBS, REPORT_VERBS } from "../corpora/reading-words.server";
import { type ClauseSubject, elidedSubject, findSubject } from "./find-subject.server";
import { findThing } from "./find-thing.server";
import { findTurn } from "./find-turn.server";
import { type Deed, readPredicate } from "./read-predicate.server";
import { endsClause, isPunctuation, isQuotation, opensClause } from "./tokens.server";
import { readVerb } from "./verbs.server";

export type { Deed } from "./read-predicate.server";

/** Longest clause made of two deeds, in characters: with "Is it true that" it still fits a question. */
const LONGEST_PAIR = 116;

/** A clause found, with its place among the tokens. */
interface Found {
  deed: Deed;
  subject: ClauseSubject;
  /** Whether it was told as what somebody said. */
  reported: boolean;
  /** Whether it only gives the reason or the time of another clause. */
  subordinate: boolean;
  /** Whether it says when or how long another clause holds. */
  aside: boolean;
}

/** The clause that the case turns on; a deed of the other side before one's own, and that before what just happened. */
export function findDeed(tokens: readonly string[]): Deed | null {
  const turn = findTurn(tokens);
  const found = findClauses(tokens);
  const charge = chooseClause(found, tokens);
  if (turn !== null && charge?.deed.subject !== "B") return turn;
  if (charge === null) return turn;
  return withSecondDeed(charge, found, tokens);
}

function findClauses(tokens: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const reported = reportsAt(tokens, index - 1) || (tokens[index - 1] === "that" && reportsAt(tokens, index - 2));
    if (!reported && !opensClause(tokens[index - 1])) continue;
    const subject = findSubject(tokens, index) ?? (index === 0 ? elidedSubject() : null);
    // What somebody said of oneself or of a thing is part of the saying; what was said of the teller is the charge.
    if (subject === null || (reported && subject.kind !== "A")) continue;
    // "so I'd be early": what was brought about is no confession.
    if (subject.kind === "A" && /^so$/iu.test(tokens[index - 1] ?? "")) continue;
    if (isJoint(tokens, index, subject)) continue;
    const deed = readNaming(tokens, subject, index);
    const subordinate = /^(?:because|since|after|if|unless|until|before)$/iu.test(tokens[index - 1] ?? "");
    const aside = index > 1 && ASIDE.test(tokens[index - 1] ?? "");
    if (deed !== null)
      found.push({ deed: reported ? { ...deed, ownAdmission: true } : deed, subject, reported, subordinate, aside });
  }
  return found;
}

/** `invents rules while he is losing`: the losing is no charge where the inventing can't be read. */
const ASIDE = /^(?:while|when|whenever|after|before|until)$/iu;

/** `My brother and I share a car`: what both do is no charge. */
function isJoint(tokens: readonly string[], index: number, { kind }: ClauseSubject): boolean {
  if (kind !== "A" || tokens[index - 1]?.toLowerCase() !== "and") return false;
  const before = (tokens[index - 2] ?? "").toLowerCase();
  return PEOPLE.has(before) || (index === 2 && GIVEN_NAMES.has(before)) || /^(?:he|she|him|her)$/u.test(before);
}

/** Reads a clause; `returned them` gets back the name of what the clauses before it spoke of. */
function readNaming(tokens: readonly string[], subject: ClauseSubject, index: number): Deed | null {
  const deed = readPredicate(tokens, subject);
  if (deed === null || subject.kind !== "B" || index === 0 || deed.verb === "let") return deed;
  const at = tokens.findIndex(
    (token, place) => place >= subject.next && place < deed.end && /^(?:it|them)$/iu.test(token),
  );
  const thing = at < 0 || at > subject.next + 3 ? null : findThing(tokens.slice(0, index));
  if (thing === null || /s$/u.test(thing) !== /^them$/iu.test(tokens[at] ?? "")) return deed;
  const named = readPredicate([...tokens.slice(0, at), ...thing.split(" "), ...tokens.slice(at + 1)], subject);
  return named === null ? deed : { ...named, end: deed.end };
}

function chooseClause(found: readonly Found[], tokens: readonly string[]): Found | null {
  const readable = found.filter(({ deed }) => !isEmpty(deed));
  const told = readable.every(({ aside }) => aside) ? [] : readable;
  const ofTheOther = told.filter(({ deed }) => deed.subject === "B" && !reportsOfTeller(deed));
  const admitted = told.find(({ deed, reported }) => deed.ownAdmission && (reported || touchesOther(deed)));
  const acts = ofTheOther.filter(({ deed }) => !isReaction(deed) || leadsToDeed(deed, tokens));
  const act =
    acts.find(({ subordinate }) => !subordinate) ??
    (ofTheOther.some(({ subordinate }) => !subordinate) ? undefined : acts[0]);
  // "I ate his fries but he said …": the admission is the matter, and what the other said of it is not.
  if (act === undefined && admitted !== undefined && !admitted.reported && withholds(tokens)) return null;
  if (admitted !== undefined && (act === undefined || admitted.reported)) return act ?? admitted;
  return (
    act ??
    told.find(({ deed }) => deed.ownAdmission) ??
    findLateDeed(tokens) ??
    ofTheOther[0] ??
    told.find(({ deed }) => deed.subject === "thing") ??
    told[0] ??
    null
  );
}

/** `I covered her shift and she won't cover mine`: a favour that was not returned admits nothing. */
function withholds(tokens: readonly string[]): boolean {
  return /\b(?:and|but) (?:he|she|they|you) (?:won't|never|didn't|doesn't|refuses|still|can't|hasn't) (?!let|stop|shut|forgive|talk|speak|drop|forget)/iu.test(
    tokens.join(" "),
  );
}

/** Whether what the teller did was done to something of the other side. */
function touchesOther({ tail }: Deed): boolean {
  return tail.some((token) => /^(?:his|her|hers|their|your|him)$/iu.test(token));
}

/** A reaction of the other side to something told before: a word, a mood, a refusal to let it go. */
function isReaction({ verb, omission, tail }: Deed): boolean {
  if (verb === null) return false;
  // "told everyone my password" is the charge; "told me to calm down" is an answer.
  if (verb === "tell") return /^(?:me|us)$/iu.test(tail[0] ?? "");
  if (REPORT_VERBS.has(verb)) return !tail.some((token) => /^(?:would|will|could)$|'(?:d|ll)$/iu.test(token));
  if (verb === "let" || verb === "stop" || verb === "shut")
    return omission && /^(?:it|go|up|about)$/u.test(tail[1] ?? "");
  return REACTION_VERBS.has(verb) && tail.length <= 3;
}

/** `says “I'll be there in 5” and shows up an hour later`: what was said counts for what was done then. */
function leadsToDeed({ tail, end }: Deed, tokens: readonly string[]): boolean {
  const afterReason = /^(?:because|since)$/iu.test(tokens[end] ?? "");
  return (tail.some(isQuotation) || afterReason) && skipJoint(tokens, end) !== null;
}

/** `needs to accept it`: a deed on something that this clause does not name. */
function isEmpty({ tail, clause }: Deed): boolean {
  return (
    tail.length <= 4 && tail.some((token) => /^(?:it|this|that)$/iu.test(token)) && !/\bParty A\b.*\bit\b/u.test(clause)
  );
}

/** `Every time we watch a movie she asks …`: a clause that begins without a sign, read only if no other was found. */
function findLateDeed(tokens: readonly string[]): Found | null {
  for (let index = 1; index < tokens.length; index++) {
    const person = /^my$/iu.test(tokens[index] ?? "") && PEOPLE.has((tokens[index + 1] ?? "").toLowerCase());
    if (!person && !/^(?:he|she|he's|she's)$/iu.test(tokens[index] ?? "")) continue;
    if (opensClause(tokens[index - 1])) continue;
    if (person && PREPOSITIONS.has((tokens[index - 1] ?? "").toLowerCase())) continue;
    if (/^(?:what|whatever|how|where|who|that|whom|why|than)$/iu.test(tokens[index - 1] ?? "")) continue;
    if (reportsAt(tokens, index - 1) || readVerb(tokens[index - 1] ?? "") !== null) continue;
    const subject = findSubject(tokens, index);
    const deed = subject === null ? null : readPredicate(tokens, subject);
    if (subject !== null && deed !== null) return { deed, subject, reported: false, subordinate: false, aside: false };
  }
  return null;
}

function reportsAt(tokens: readonly string[], index: number): boolean {
  const base = readVerb(tokens[index] ?? "")?.base ?? null;
  return base !== null && REPORT_VERBS.has(base);
}

/** `He says I never listen` is about the listening, not the saying. */
function reportsOfTeller(deed: Deed): boolean {
  return /^Party B (?:always |never |just |still |keeps )?(?:says|claims|thinks|insists|said|claimed|swears|complains)(?: that)? Party A\b(?!')/u.test(
    deed.clause,
  );
}

/**
 * `borrowed my drill and never gave it back`: the second deed of the same person belongs to the charge. It is told along
 * if both fit into one sentence.
 */
function withSecondDeed(first: Found, found: readonly Found[], tokens: readonly string[]): Deed {
  const { deed, subject } = first;
  const named = withTaskForgotten(deed, tokens);
  if (named !== null) return named;
  const start = skipJoint(tokens, deed.end);
  if (start === null || !subject.text.startsWith("Party")) return deed;
  const second = readSecond(first, found, tokens, start);
  if (second === null || second.ownAdmission !== deed.ownAdmission) return deed;
  const joint = /^(?:but|yet)$/iu.test(tokens[deed.end] ?? "")
    ? " but "
    : isThen(tokens, deed.end)
      ? " and then "
      : " and ";
  const predicate = deed.predicate + joint + second.predicate;
  const clause = `${subject.text} ${predicate}`;
  if (clause.length > LONGEST_PAIR || second.predicate.length < 6) return deed;
  return { ...deed, clause, predicate, didForm: null, tail: [...deed.tail, ";", ...second.tail] };
}

function readSecond(first: Found, found: readonly Found[], tokens: readonly string[], start: number): Deed | null {
  const { subject } = first;
  const pronoun = /^(?:he|she|they|you|i)$/iu.test(tokens[start] ?? "");
  if (!pronoun) return readPredicate(tokens, { ...subject, contracted: null, next: start });
  // "keeps borrowing my airpods and they come back warm": they are the airpods.
  if (/^they$/iu.test(tokens[start] ?? "") && !/^they/iu.test(tokens[subject.next - 1] ?? "")) return null;
  const next = found.find(({ subject: other, deed }) => other.next === start + 1 && deed.subject === subject.kind);
  if (next === undefined || next.subject.text !== subject.text || next.subject.contracted !== null) return null;
  if (subject.sex !== null && next.subject.sex !== null && subject.sex !== next.subject.sex) return null;
  return isReaction(next.deed) ? null : readPredicate(tokens, { ...subject, contracted: null, next: start + 1 });
}

/** Index after `and`, `, and then` or a comma of a list; `null` where the sentence ends. */
function skipJoint(tokens: readonly string[], end: number): number | null {
  let index = end;
  // "said she couldn't come because she was sick and then posted": the reason is left out.
  if (/^(?:because|since)$/iu.test(tokens[end] ?? "")) {
    index = tokens.findIndex((token, at) => at > end && token === "and" && tokens[at + 1]?.toLowerCase() === "then");
    if (index < 0) return null;
  }
  if (tokens[index] === ",") index++;
  if (/^(?:and|but|yet)$/iu.test(tokens[index] ?? "")) index++;
  if (/^(?:then|now)$/iu.test(tokens[index] ?? "")) index++;
  if (index === end || tokens[index] === undefined || isPunctuation(tokens[index] ?? "")) return null;
  return index;
}

function isThen(tokens: readonly string[], end: number): boolean {
  const start = /^(?:because|since)$/iu.test(tokens[end] ?? "") ? tokens.indexOf("and", end) : end;
  return tokens.slice(start, start + 3).some((token) => token.toLowerCase() === "then");
}

/** `I asked her to feed my plants and she forgot`: what was forgotten is what was asked. */
function withTaskForgotten(deed: Deed, tokens: readonly string[]): Deed | null {
  if (deed.verb !== "forget" || deed.tail.length > 0 || deed.subject !== "B") return null;
  const asked = tokens.findIndex((token, at) => /^(?:asked|told|reminded)$/iu.test(token) && tokens[at + 2] === "to");
  const promised = tokens.findIndex(
    (token, at) => /^(?:promised|supposed|agreed)$/iu.test(token) && tokens[at + 1] === "to",
  );
  const start = asked >= 0 ? asked + 2 : promised + 1;
  if (asked < 0 && promised < 0) return null;
  let end = start;
  while (!endsClause(tokens, end)) end++;
  return readPredicate(["forgot", ...tokens.slice(start, end)], elidedSubject());
}
