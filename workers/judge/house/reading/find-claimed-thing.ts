import { ADVERBS, AUXILIARIES, DEED_NOUNS, REPORT_VERBS } from "../corpora/reading-words";
import { findBareThing, findThing } from "./find-thing";
import type { Deed } from "./read-predicate";
import { baseOf, gerund, isParticiple, readVerb } from "./verbs";

/** Verbs whose clause is the matter: what was claimed, promised, denied or not admitted. */
const CLAIMING = new Set([...REPORT_VERBS, "admit", "deny", "pretend", "promise", "concede", "acknowledge", "agree"]);

/** Verbs that say nothing of what was done. */
const SHAPELESS = new Set(
  "be do have get keep make go come let want need think say tell like know feel mean".split(" "),
);

const SUBJECT = /^(?:he|she|they|i|we|you|it)(?:'\p{L}+)?$/iu;

/**
 * What a clause behind a verb of saying is about: `won't admit he snores` is about the snoring, and `said she'd return
 * the drill` about the drill. `null` where the verb takes no clause, or where the clause names nothing.
 */
export function findClaimedThing({ verb, tail }: Deed): string | null {
  const start = startOfClaim(verb, tail);
  if (start === null) return null;
  const claim = tail.slice(start);
  const at = claim.findIndex((token) => readClaimedVerb(token) !== null);
  if (at < 0 || at > 3) return null;
  const claimed = readClaimedVerb(claim[at] ?? "");
  const object = claim.slice(at + 1);
  const thing = findBareThing(object, claimed) ?? findThing(object, claimed);
  if (thing !== null) return thing;
  // "told the whole table what I earn" tells of no earning.
  if (/^(?:what|how|where|why|who)$/iu.test(tail[start - 1] ?? "")) return null;
  return claimed === null || SHAPELESS.has(claimed) ? null : `the ${DEED_NOUNS.get(claimed) ?? gerund(claimed)}`;
}

/** Whether somebody is accused of what they said of themselves, and of nothing that has a name: `says he's 6ft`. */
export function isClaim({ verb, tail }: Deed): boolean {
  const start = startOfClaim(verb, tail);
  if (start === null || /^(?:i|we|it)(?:'|$)/iu.test(tail[start] ?? "it")) return false;
  // "said he wanted pie": a wish is nothing that anybody could deny.
  return !tail.slice(start, start + 4).some((token) => WISH.test(token));
}

const WISH =
  /^(?:want|wants|wanted|prefer\p{L}*|like[sd]?|love[sd]?|hate[sd]?|need\p{L}*|would|will|could|can|may|should|\p{L}+'(?:d|ll))$/iu;

/** Index of the clause's subject, behind whom it was told to. */
function startOfClaim(verb: string | null, tail: readonly string[]): number | null {
  const saying = tail.findIndex((token) => CLAIMING.has(baseOf(token) ?? ""));
  const isSaid = CLAIMING.has(verb ?? "");
  if (!isSaid && (saying < 0 || saying > 1)) return null;
  const from = isSaid ? 0 : saying + 1;
  const at = tail.findIndex((token, index) => index >= from && SUBJECT.test(token));
  return at < 0 || at > from + 3 ? null : at;
}

function readClaimedVerb(token: string): string | null {
  if (SUBJECT.test(token) || AUXILIARIES.has(token.toLowerCase()) || ADVERBS.has(token.toLowerCase())) return null;
  if (token.toLowerCase() === "be") return "be";
  const verb = readVerb(token);
  // Of a past that is no known verb the base can't be told.
  if (verb !== null) return verb.base ?? "be";
  return baseOf(token) ?? (isParticiple(token) ? "be" : null);
}
