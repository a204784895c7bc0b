import { DILEMMA_VERBS } from "../corpora/dilemma-words";
import { isBaseVerb } from "../reading/verbs";

/**
 * `buying a bike` gives `buy a bike`. A first word in -ing that is no known verb stays, unless it `mustBeVerb`: after
 * "thinking of" it is one, in a list it may be something else.
 */
export function toBaseVerb(option: string, mustBeVerb: boolean): string {
  const [first = "", ...rest] = option.split(" ");
  const stem = /^(\p{L}{2,})ing$/iu.exec(first)?.[1];
  if (stem === undefined) return option;
  const undoubled = /([^aeiou])\1$/u.test(stem) ? stem.slice(0, -1) : stem;
  const candidates = [`${stem}e`, stem, undoubled, `${stem.replace(/y$/u, "ie")}`];
  const known = candidates.find((candidate) => DILEMMA_VERBS.has(candidate) || isBaseVerb(candidate));
  if (known === undefined && (!mustBeVerb || /^(?:some|any|every|no)?th$/iu.test(stem))) return option;
  return [known ?? undoubled, ...rest].join(" ");
}
