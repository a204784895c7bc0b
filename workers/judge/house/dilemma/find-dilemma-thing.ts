import type { DilemmaDomain } from "../corpora/dilemma-domain";
import { findThing } from "../reading/find-thing";
import { tokensOf } from "../reading/tokens";

/** What the dilemma is about, `the blue jacket`; the domain's word where the text names no thing. */
export function findDilemmaThing(acts: readonly string[], { name, thing }: DilemmaDomain): string {
  const [act = ""] = acts;
  return (
    (acts.length === 1 && !act.includes(" and ") && NAMES_ITS_THING.has(name) ? findThing(tokensOf(act)) : null) ??
    thing
  );
}

/** Kinds of dilemma in which the object of the deed is what it is all about. */
const NAMES_ITS_THING = new Set(["buy", "generic", "sell", "return", "plant", "subscription", "gift", "party"]);
