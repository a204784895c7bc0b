import { DOMAIN_CLAUSES, DOMAIN_PLACES, DOMAIN_VERBS } from "../corpora/domain-deeds.server";
import type { PettyDomain } from "../corpora/petty-domain.server";
import { isVerbOfTaking } from "./find-deed-kind.server";
import { mainVerbOf, takesFromOther, withoutPrefix } from "./main-verb.server";
import type { Deed } from "./read-predicate.server";

const verbsOfDomain = new Map(Object.entries(DOMAIN_VERBS).map(([id, verbs]) => [id, new Set(verbs.split(" "))]));

/** Whether the domain has met such a deed in such a place: only then do its questions fit what happened. */
export function isInDomain({ id }: PettyDomain, prose: string, deed: Deed | null): boolean {
  if (DOMAIN_PLACES[id]?.test(prose) === false) return false;
  return deed === null || isDeedOf(id, deed);
}

function isDeedOf(domainId: string, deed: Deed): boolean {
  const known = verbsOfDomain.get(domainId);
  if (known === undefined || DOMAIN_CLAUSES[domainId]?.test(deed.clause) === true) return true;
  const verb = mainVerbOf(deed);
  // Money is borrowed from somebody whatever stands behind the verb: `borrowed 50 bucks`.
  if (domainId !== "money" && isVerbOfTaking(verb) && !takesFromOther(deed)) return false;
  // Only of oneself can one say how it feels to be ghosted.
  if (domainId === "texting" && !deed.tail.some((token) => /^(?:me|my|us|our)$/iu.test(token))) return false;
  return verb !== null && (known.has(verb) || known.has(withoutPrefix(verb)));
}
