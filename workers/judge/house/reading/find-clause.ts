import { GIVEN_NAMES } from "../corpora/phone-spelling";
import { PEOPLE, PREPOSITIONS, REACTION_VERBS, REPORT_VERBS } from "../corpora/reading-words";
import { type ClauseSubject, elidedSubject, findSubject } from "./find-subject";
import { findThing } from "./find-thing";
import { findTurn } from "./find-turn";
import { skipJoint, withSecondDeed } from "./join-deeds";
import { type Deed, readPredicate } from "./read-predicate";
import { isQuotation, opensClause } from "./tokens";
import { readVerb } from "./verbs";

export type { Deed } from "./read-predicate";

/** A clause found, with its place among the tokens. */
export interface Found {
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
    if (reported && isImpression(tokens, index)) continue;
    const subject = findSubject(tokens, index) ?? (index === 0 ? elidedSubject() : null);
    // What somebody said of oneself or of a thing is part of the saying; what was said of the teller is the charge.
    if (subject === null || (reported && subject.kind !== "A")) continue;
    // "so I'd be early": what was brought about is no confession.
    const purpose = /^that$/iu.test(tokens[index - 1] ?? "") ? index - 2 : index - 1;
    if (subject.kind === "A" && /^so$/iu.test(tokens[purpose] ?? "")) continue;
    if (isJoint(tokens, index, subject) || isOfThings(tokens, index, found)) continue;
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

/**
 * `she said the tickets were refundable and they weren't`: behind one person and several things, they are the things.
 */
function isOfThings(tokens: readonly string[], index: number, found: readonly Found[]): boolean {
  if (!/^they(?:'|$)/iu.test(tokens[index] ?? "")) return false;
  const before = tokens.slice(0, index);
  return (
    found.some(({ subject }) => subject.kind === "B" && !/^they/iu.test(tokens[subject.next - 1] ?? "")) &&
    (findThing(before)?.endsWith("s") ?? false)
  );
}

/** `says I'm not allowed to name the wifi`: what the teller may or must do is no deed of the teller's. */
const ORDERED =
  /^(?:i|i'm|im) (?:am )?(?:not allowed|no longer allowed|can't|cannot|have to|need to|should|shouldn't|must|mustn't|got to)\b/iu;

/** `said I look like a potato`: how the teller seems to somebody is no deed of the teller's. */
function isImpression(tokens: readonly string[], index: number): boolean {
  if (ORDERED.test(tokens.slice(index, index + 4).join(" "))) return true;
  return (
    /^i$/iu.test(tokens[index] ?? "") &&
    /^(?:look|looked|smell|smelled|smelt|sound|sounded|seem|seemed)$/iu.test(tokens[index + 1] ?? "")
  );
}

/** `My brother and I share a car`: what both do is no charge. */
function isJoint(tokens: readonly string[], index: number, { kind }: ClauseSubject): boolean {
  if (kind !== "A" || tokens[index - 1]?.toLowerCase() !== "and") return false;
  const before = (tokens[index - 2] ?? "").toLowerCase();
  return PEOPLE.has(before) || (index === 2 && GIVEN_NAMES.has(before)) || /^(?:he|she|him|her)$/u.test(before);
}

/** Reads a clause; `returned them` gets back the name of what the clauses before it spoke of. */
function readNaming(tokens: readonly string[], subject: ClauseSubject, index: number): Deed | null {
  const deed = readPredicate(tokens, subject);
  if (deed === null || subject.kind !== "B" || index === 0 || /^(?:let|do)$/u.test(deed.verb ?? "")) return deed;
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
export function isReaction({ verb, omission, tail, clause }: Deed): boolean {
  if (verb === null) return false;
  // "told everyone my password" is the charge; "told me to calm down" is an answer.
  if (verb === "tell") return /^(?:me|us)$/iu.test(tail[0] ?? "");
  // "says “I'm on my way” when she's still in the shower": what gives the lie to the words makes them a deed.
  if (REPORT_VERBS.has(verb) && /” (?:when|while|though|although|even though) /u.test(clause)) return false;
  // "says she cleaned the bathroom. she lit a candle": what somebody claims to have done is the matter.
  if (REPORT_VERBS.has(verb) && /^Party B (?:says|said|claims|claimed|swears|swore) they \p{Ll}+ed\b/u.test(clause))
    return false;
  if (REPORT_VERBS.has(verb)) return !tail.some((token) => /^(?:would|will|could)$|'(?:d|ll)$/iu.test(token));
  if (verb === "let" || verb === "stop" || verb === "shut")
    return omission && /^(?:it|go|up|about)$/u.test(tail[1] ?? "");
  return REACTION_VERBS.has(verb) && tail.length <= 3;
}

/** `says “I'll be there in 5” and shows up an hour later`: what was said counts for what was done then. */
function leadsToDeed({ tail, end }: Deed, tokens: readonly string[]): boolean {
  const told = tail.some(isQuotation) || /^(?:because|since|but)$/iu.test(tokens[end] ?? "");
  return told && skipJoint(tokens, end) !== null;
}

/** `needs to accept it`: a deed on something that this clause does not name. */
function isEmpty({ tail, clause, predicate }: Deed): boolean {
  return (
    /^\p{L}+n't$/u.test(predicate) ||
    (tail.length <= 4 &&
      tail.some((token, at) => /^(?:it|this|that)$/iu.test(token) && !isConjunction(tail, at)) &&
      !tail.some(isQuotation) &&
      !/\bParty A\b.*\bit\b/u.test(clause))
  );
}

/** `says that he never snores`: this "that" stands for nothing. */
function isConjunction(tail: readonly string[], at: number): boolean {
  return /^that$/iu.test(tail[at] ?? "") && /^(?:i|he|she|they|you|we)(?:'|$)/iu.test(tail[at + 1] ?? "");
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
  return /^Party B (?:always |never |just |still |keeps )?(?:says|claims|thinks|insists|said|claimed|swears|complains)(?: that)? Party A\b(?!'| (?:looks|looked|smells|smelled|smelt|sounds|sounded|seems|seemed|is not allowed|is no longer allowed|can't|cannot|has to|needs to|should|shouldn't|must|mustn't)\b)/u.test(
    deed.clause,
  );
}
