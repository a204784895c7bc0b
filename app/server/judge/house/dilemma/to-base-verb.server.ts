import { DILEMMA_VERBS } from "../corpora/dilemma-words.server";
import { isBaseVerb } from "../reading/verbs.server";

/** `buying a bike` gives `buy a bike`. A first word that is no form in -ing stays. */
export function toBaseVerb(option: string): string {
  const [first = "", ...rest] = option.split(" ");
  const stem = /^(\p{L}{2,})ing$/iu.exec(first)?.[1];
  if (stem === undefined) return option;
  const undoubled = /([^aeiou])\1$/u.test(stem) ? stem.slice(0, -1) : stem;
  const candidates = [`${stem}e`, stem, undoubled, `${stem.replace(/y$/u, "ie")}`];
  const known = candidates.find((candidate) => DILEMMA_VERBS.has(candidate) || isBaseVerb(candidate));
  return [known ?? undoubled, ...rest].join(" ");
}
