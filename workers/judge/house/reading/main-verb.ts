import type { Deed } from "./read-predicate";
import { baseOf } from "./verbs";

/** What nobody owns, so that it can be neither taken nor broken in earnest. */
const NOBODYS =
  /^(?:credit|blame|lift|elevator|stairs|bus|train|call|same|deal|promise|rules?|agreement|pact|news|silence|streak|ice|law|time|wrong|sides?|word|turn|advice|lead|bait|hint)$/iu;

/** Whether the deed was done to something of the other side's: who eats crisps noisily eats their own. */
export function takesFromOther({ tail, verb, subject }: Deed): boolean {
  const words = tail.filter(
    (token) =>
      baseOf(token) === null && token !== "been" && !/^(?:all|up|off|away|half|most|some|of|out)$/iu.test(token),
  );
  if (words.slice(1, 3).some((word) => NOBODYS.test(word)) || (verb === "wear" && words[0] === "the")) return false;
  const others = subject === "A" ? /^(?:his|her|your|their|the|our)$/iu : /^(?:my|mine|our|ours|the)$/iu;
  return others.test(words[0] ?? "");
}

/** Verbs that only say how a deed goes on; the deed itself follows in -ing. */
const PHASE_VERBS = new Set("keep stop start begin quit decide try love like continue insist be have".split(" "));

/** The verb that names the deed: `keeps borrowing` is borrowing. */
export function mainVerbOf({ verb, tail }: Deed): string | null {
  if (verb !== null && !PHASE_VERBS.has(verb)) return verb;
  const following = tail.find((token, at) => at < 3 && baseOf(token) !== null);
  return following === undefined ? verb : baseOf(following);
}

/** The second half of `rage-quit`; any other verb as it is. */
export function withoutPrefix(verb: string): string {
  return verb.replace(/^\p{L}+-/u, "");
}
