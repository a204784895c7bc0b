import { ANY_DEED } from "../corpora/dilemma/any-deed";
import type { DilemmaDomain } from "../corpora/dilemma/domain";
import { DILEMMA_DOMAINS } from "../corpora/dilemma/domains";

/**
 * The kind of a deed, told by how it begins: a domain asks about its own deed and no other that only mentions its
 * words.
 */
export function findDilemmaDomain(deed: string): DilemmaDomain {
  return DILEMMA_DOMAINS.find((domain) => domain.deed.test(deed)) ?? ANY_DEED;
}
