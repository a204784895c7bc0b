import { DOMAIN_CLAUSES, DOMAIN_PLACES, DOMAIN_VERBS } from "../corpora/domain-deeds";
import type { PettyDomain } from "../corpora/petty-domain";
import { REPORT_VERBS } from "../corpora/reading-words";
import { isVerbOfTaking } from "./find-deed-kind";
import { mainVerbOf, takesFromOther, withoutPrefix } from "./main-verb";
import type { Deed } from "./read-predicate";

const verbsOfDomain = new Map(Object.entries(DOMAIN_VERBS).map(([id, verbs]) => [id, new Set(verbs.split(" "))]));

/** Whether the domain has met such a deed in such a place: only then do its questions fit what happened. */
export function isInDomain({ id }: PettyDomain, prose: string, deed: Deed | null): boolean {
  return isPlaceOf({ id }, prose) && (deed === null || isDeedOf(id, deed));
}

/** Whether what a domain takes for granted was told; true of one that takes nothing for granted. */
export function isPlaceOf({ id }: Pick<PettyDomain, "id">, prose: string): boolean {
  return DOMAIN_PLACES[id]?.test(prose) !== false;
}

/**
 * The clause without what the teller did meanwhile: `gets upset when I don't reply` is about no silence of the other's.
 */
function ownPart({ clause }: Deed): string {
  return clause.replace(/ (?:when|whenever|if|because|while) Party A\b.*$/u, "");
}

/** Domains that are about what was said; in any other, to tell is not to do. */
const OF_WORDS =
  /^(?:secrets|corrections|opinions|jokes|texting|names|credit|spoilers|lateness|plans|meetings|group-chat|sleep|generic|money|queues|chores)$/u;

function isDeedOf(domainId: string, deed: Deed): boolean {
  if (REPORT_VERBS.has(deed.verb ?? "") && !OF_WORDS.test(domainId) && !/\b(?:would|will)\b/u.test(deed.clause))
    return false;
  // Whoever wears the other's slippers leaves no mud.
  if (domainId === "shoes" && deed.verb === "wear" && /^(?:my|our)$/iu.test(deed.tail[0] ?? "")) return false;
  const known = verbsOfDomain.get(domainId);
  if (known === undefined || DOMAIN_CLAUSES[domainId]?.test(ownPart(deed)) === true) return true;
  const verb = mainVerbOf(deed);
  // What is told to the teller is no secret let out.
  if (domainId === "secrets" && verb === "tell" && /^(?:me|us)$/iu.test(deed.tail[0] ?? "")) return false;
  // Money is borrowed from somebody whatever stands behind the verb: `borrowed 50 bucks`.
  if (domainId !== "money" && isVerbOfTaking(verb) && !takesFromOther(deed)) return false;
  // Only of oneself can one say how it feels to be ghosted.
  if (domainId === "texting" && !deed.tail.some((token) => /^(?:me|my|us|our)$/iu.test(token))) return false;
  return verb !== null && (known.has(verb) || known.has(withoutPrefix(verb)));
}
