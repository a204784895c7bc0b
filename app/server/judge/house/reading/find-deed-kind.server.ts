import { DEED_KINDS, DOMAIN_VERBS, type DeedKind } from "../corpora/deed-kinds.server";
import type { Deed } from "./read-predicate.server";
import { baseOf } from "./verbs.server";

const [NEGLECT] = DEED_KINDS;
const kinds = new Map(DEED_KINDS.flatMap((kind) => kind.verbs.split(" ").map((verb) => [verb, kind] as const)));
const verbsOfDomain = new Map(Object.entries(DOMAIN_VERBS).map(([id, verbs]) => [id, new Set(verbs.split(" "))]));

/** Verbs that only say how a deed goes on; the deed itself follows in -ing or after "to". */
const PHASE_VERBS = new Set("keep stop start begin quit decide try love like continue insist be have".split(" "));

/** Which kind of deed it is, `null` for one that is like no other. */
export function findDeedKind(deed: Deed): DeedKind | null {
  if (deed.omission && !/ (?:won't|can't) (?:stop|help|shut)\b/u.test(deed.clause)) return NEGLECT ?? null;
  const verb = mainVerbOf(deed);
  return verb === null ? null : (kinds.get(verb) ?? null);
}

/** Whether the domain has met such a deed: only then do its questions fit what happened. */
export function isDeedOf(domainId: string, deed: Deed): boolean {
  const known = verbsOfDomain.get(domainId);
  if (known === undefined) return true;
  const verb = mainVerbOf(deed);
  return verb !== null && (known.has(verb) || (deed.verb !== null && known.has(deed.verb)));
}

/** `keeps borrowing` is borrowing, `refuses to share` is sharing. */
function mainVerbOf({ verb, tail }: Deed): string | null {
  if (verb !== null && !PHASE_VERBS.has(verb)) return verb;
  const following = tail.find((token, at) => at < 3 && baseOf(token) !== null);
  return following === undefined ? verb : baseOf(following);
}
