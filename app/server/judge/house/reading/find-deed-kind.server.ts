import { DEED_KINDS, type DeedKind, DOMAIN_CLAUSES, DOMAIN_PLACES, DOMAIN_VERBS } from "../corpora/deed-kinds.server";
import type { PettyDomain } from "../corpora/petty-domain.server";
import type { Deed } from "./read-predicate.server";
import { baseOf, isBaseVerb } from "./verbs.server";

const [NEGLECT] = DEED_KINDS;
const kinds = new Map(DEED_KINDS.flatMap((kind) => kind.verbs.split(" ").map((verb) => [verb, kind] as const)));
const verbsOfDomain = new Map(Object.entries(DOMAIN_VERBS).map(([id, verbs]) => [id, new Set(verbs.split(" "))]));

/** Verbs that only say how a deed goes on; the deed itself follows in -ing or after "to". */
const PHASE_VERBS = new Set("keep stop start begin quit decide try love like continue insist be have".split(" "));

/** What is not done, and yet no task: an opinion not given up, a habit not broken. */
const NO_TASK =
  /\b(?:stop|help|shut|admit|accept|agree|believe|let|listen|care|wait|try|taste|eat|drink|take \S+ back|say|stand|remember|invite|include)\b|\bforg\w+ they\b|\bcan't\b.*\bwithout\b/u;

/** Which kind of deed it is, `null` for one that is like no other. */
export function findDeedKind(deed: Deed): DeedKind | null {
  if (deed.omission && !NO_TASK.test(deed.clause)) return NEGLECT ?? null;
  const verb = mainVerbOf(deed);
  const kind = verb === null ? undefined : kinds.get(verb);
  if (kind === undefined || (deed.subject === "A" && !deed.ownAdmission) || /^Party [AB]'s/u.test(deed.clause))
    return null;
  // Only what is another's can be taken: who eats crisps noisily eats their own.
  if ((kind.id === "taking" || kind.id === "damage") && !takesFromOther(deed)) return null;
  if (verb === "read" && !/\b(?:aloud|out loud)\b/u.test(deed.clause)) return null;
  if (verb === "read" && !takesFromOther(deed)) return null;
  if (verb === "tell" && / to \p{Ll}+/u.test(deed.clause) && isBaseVerb(deed.tail[deed.tail.indexOf("to") + 1] ?? ""))
    return null;
  if (verb === "tell" && /^(?:me|us|you|him|her)$/iu.test(deed.tail[0] ?? "")) return null;
  if (verb === "leave" && !/^(?:without|early|before|me)$/iu.test(deed.tail[0] ?? "without")) return null;
  // A promise is no opinion, and whoever calls their mother says nothing of anybody.
  if ((verb === "say" || verb === "tell") && /\b(?:would|will)\b/u.test(deed.clause)) return null;
  if (verb === "call" && !/^(?:me|us|my|it|our)$/iu.test(deed.tail[0] ?? "")) return null;
  if (verb === "finish" && deed.tail.includes("without")) return null;
  if (verb === "show" || (verb === "say" && / and (?:then )?/u.test(deed.clause))) return null;
  return kind;
}

/** What nobody owns, so that it can be neither taken nor broken in earnest. */
const NOBODYS =
  /^(?:credit|blame|lift|elevator|stairs|bus|train|call|same|deal|promise|rules?|agreement|pact|news|silence|streak|ice|law|time|wrong)$/iu;

function takesFromOther({ tail, verb, subject }: Deed): boolean {
  const words = tail.filter(
    (token) => baseOf(token) === null && !/^(?:all|up|off|away|half|most|some|of|out)$/iu.test(token),
  );
  if (NOBODYS.test(words[1] ?? "") || (verb === "wear" && words[0] === "the")) return false;
  const others = subject === "A" ? /^(?:his|her|your|their|the|our)$/iu : /^(?:my|mine|our|ours|the)$/iu;
  return others.test(words[0] ?? "");
}

/** Whether the domain has met such a deed in such a place: only then do its questions fit what happened. */
export function isInDomain({ id }: PettyDomain, prose: string, deed: Deed | null): boolean {
  if (DOMAIN_PLACES[id]?.test(prose) === false) return false;
  return deed === null || isDeedOf(id, deed);
}

function isDeedOf(domainId: string, deed: Deed): boolean {
  const known = verbsOfDomain.get(domainId);
  if (known === undefined || DOMAIN_CLAUSES[domainId]?.test(deed.clause) === true) return true;
  const verb = mainVerbOf(deed);
  if (verb !== null && kinds.get(verb)?.id === "taking" && !takesFromOther(deed)) return false;
  return verb !== null && (known.has(verb) || (deed.verb !== null && known.has(deed.verb)));
}

/** `keeps borrowing` is borrowing, `refuses to share` is sharing. */
function mainVerbOf({ verb, tail }: Deed): string | null {
  if (verb !== null && !PHASE_VERBS.has(verb)) return verb;
  const following = tail.find((token, at) => at < 3 && baseOf(token) !== null);
  return following === undefined ? verb : baseOf(following);
}
