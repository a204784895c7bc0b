import { DETERMINERS, PEOPLE, REPORT_VERBS } from "../corpora/reading-words";
import { changePerson } from "./change-person";
import { type Found, isReaction } from "./find-clause";
import { isVerbOfTaking } from "./find-deed-kind";
import { elidedSubject } from "./find-subject";
import { findThing } from "./find-thing";
import { type Deed, readPredicate } from "./read-predicate";
import { endsClause, isPunctuation } from "./tokens";

/** Longest clause made of two deeds, in characters: with "Is it true that" it still fits a question. */
const LONGEST_PAIR = 116;

/**
 * `borrowed my drill and never gave it back`: the second deed of the same person belongs to the charge. It is told
 * along if both fit into one sentence.
 */
export function withSecondDeed(first: Found, found: readonly Found[], tokens: readonly string[]): Deed {
  const { deed, subject } = first;
  const named = withTaskForgotten(deed, tokens);
  if (named !== null) return named;
  const rest = tokens.slice(deed.end, deed.end + 4);
  if (/^but (?:not )?(?:me|us)(?:$| [.,;!?])/iu.test(rest.join(" "))) return butNotMe(deed, rest[1] === "not");
  const start = skipJoint(tokens, deed.end);
  if (start === null || !subject.text.startsWith("Party")) return deed;
  const second = readSecond(first, found, tokens, start);
  if (second === null) return withConsequence(deed, tokens, start);
  if (second.ownAdmission !== deed.ownAdmission) return deed;
  const joint = /^(?:but|yet)$/iu.test(tokens[deed.end] ?? "")
    ? " but "
    : isThen(tokens, deed.end)
      ? " and then "
      : " and ";
  const predicate = deed.predicate + joint + second.predicate;
  const clause = `${subject.text} ${predicate}`;
  if (clause.length > LONGEST_PAIR || second.predicate.length < 6) return deed;
  // "but says I'm the picky eater", "and blames his eyesight": what is said of it is not what it is about.
  const isTalk = /^(?:blame|deny)$/u.test(second.verb ?? "") || REPORT_VERBS.has(second.verb ?? "");
  const tail = isTalk ? deed.tail : [...deed.tail, ";", ...second.tail];
  const both = { ...deed, clause, predicate, didForm: null, tail };
  // "orders a salad and then eats my dessert": the dessert is the matter.
  if (
    !touchesTeller(deed.tail) &&
    second.verb !== null &&
    isVerbOfTaking(second.verb) &&
    touchesTeller(second.tail) &&
    findThing(second.tail) !== null
  )
    return { ...both, verb: second.verb, tail: second.tail, omission: second.omission };
  // "says she is not hungry and then eats half of my burger": the eating is the matter, the saying makes it worse.
  return CLAIMS.has(deed.verb ?? "") &&
    !deed.omission &&
    !DETERMINERS.has(deed.tail[0] ?? "") &&
    !FUTURE.test(deed.clause) &&
    !STICKING.test(second.predicate) &&
    second.verb !== null
    ? { ...both, verb: second.verb, tail: second.tail, omission: second.omission }
    : both;
}

function touchesTeller(tail: readonly string[]): boolean {
  return tail.slice(0, 3).some((token) => /^(?:my|our)$/iu.test(token));
}

/** `thanks alexa but not me`: who was passed over is the point. */
function butNotMe(deed: Deed, isSaidSo: boolean): Deed {
  const passed = isSaidSo ? " but not Party A" : " but Party A";
  return {
    ...deed,
    clause: deed.clause + passed,
    predicate: deed.predicate + passed,
    didForm: deed.didForm === null ? null : deed.didForm + passed,
  };
}

const CLAIMS = new Set("say tell swear claim insist pretend".split(" "));
/** What was promised is the matter, and not what was done instead. */
const FUTURE = /\b(?:would|will)\b/u;

/** `and won't let it go`: how long somebody insisted is no deed of its own. */
const STICKING = /\b(?:let (?:it|this|that) go|drop (?:it|this|that)|back down|give (?:in|up)|budge|hear otherwise)\b/u;

function readSecond(first: Found, found: readonly Found[], told: readonly string[], start: number): Deed | null {
  const tokens = withOwnNamed(told, start);
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

/** `labels her food and eats mine`: mine is my food. */
function withOwnNamed(tokens: readonly string[], start: number): readonly string[] {
  const at = tokens.findIndex((token, index) => index > start && index < start + 4 && /^mine$/iu.test(token));
  const thing = at < 0 ? null : findThing(tokens.slice(0, start));
  if (thing === null || / of /u.test(thing)) return tokens;
  return [...tokens.slice(0, at), "my", ...thing.split(" ").slice(-1), ...tokens.slice(at + 1)];
}

/** Index after `and`, `, and then` or a comma of a list; `null` where the sentence ends. */
export function skipJoint(tokens: readonly string[], end: number): number | null {
  let index = end;
  // "said she couldn't come because she was sick and then posted": the reason is left out.
  if (/^(?:because|since|so)$/iu.test(tokens[end] ?? "")) {
    const goesOn = /^so$/iu.test(tokens[end] ?? "") ? /^(?:then|he|she|they)$/iu : /^then$/iu;
    index = tokens.findIndex((token, at) => at > end && token === "and" && goesOn.test(tokens[at + 1] ?? ""));
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

/**
 * `left the window open and it rained on my laptop`: what came of it is told along, as long as it is a fact and no
 * mood.
 */
function withConsequence(deed: Deed, tokens: readonly string[], start: number): Deed {
  if (deed.subject !== "B" || deed.didForm === "" || !CONSEQUENCE.test(tokens[start] ?? "")) return deed;
  let end = start + 1;
  while (!endsClause(tokens, end)) end++;
  const told = tokens.slice(start, end);
  // "and my grandparents took pictures": who is neither party can't be told from the other side.
  if (PEOPLE.has((told[1] ?? "").replace(/'s$/u, ""))) return deed;
  // "and it shrunk": of what was spoilt two words are enough.
  if ((told.length < 3 && !SPOILT.test(told[1] ?? "")) || MOOD.test(told.join(" "))) return deed;
  const said = changePerson(told, {
    subject: /^i\b/iu.test(told[0] ?? "") ? "A" : "thing",
    sex: null,
    outsider: false,
  });
  const joint =
    told[0] === tokens[deed.end]
      ? "and"
      : tokens
          .slice(deed.end, start)
          .filter((token) => token !== ",")
          .join(" ");
  const bridge = /^(?:and|but|yet)\b/u.test(joint) ? joint : `and ${joint}`.trimEnd();
  const predicate = `${deed.predicate} ${bridge} ${said?.join(" ")}`;
  const clause = deed.clause.slice(0, deed.clause.length - deed.predicate.length) + predicate;
  if (said === null || clause.length > LONGEST_PAIR || /\bParty [AB] Party\b/u.test(clause)) return deed;
  return { ...deed, clause, predicate, didForm: null };
}

const SPOILT =
  /^(?:shrank|shrunk|broke|cracked|snapped|tore|ripped|died|melted|burned|burnt|exploded|flooded|leaked|faded|spilled|spilt|rotted|vanished)$/iu;
const CONSEQUENCE = /^(?:i|we|it|it's|my|our|the|half|there's|there|nobody|everyone|now)$/iu;
/** Moods, threats and opinions, which are no fact that anybody could be asked about. */
const MOOD =
  /^(?:now )?(?:i|we)(?:'m|'ll|'d|'ve| am| will| would| could| can| think| hate| feel| want| know| love| need| swear| guess| wish| don't (?:know|care|get|think|want|like)| just| really| honestly| literally)\b(?! (?:can't|have to|had to))|^(?:now )?it(?:'s| is| was) (?:so |just |not |really |very |always |getting |too )*(?:annoying|funny|unfair|fair|gross|rude|weird|okay|fine|disgusting|normal|driving|making|the|a|my|your|his|her|old|enough|cute|embarrassing|mine|his|hers)\b|\bdriv\w+ me\b|\bmak\w+ me (?:mad|angry|sad|crazy|feel|so)\b|\bsick of\b/iu;
