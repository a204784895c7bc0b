import { DOMAINS, GENERIC_DOMAIN } from "../corpora/domains";
import type { PettyDomain } from "../corpora/petty-domain";
import { guessMatter, readMatter } from "./learnt/readers";

/** What a complaint is about, as far as the reader is sure of it; the generic matter otherwise. */
export function findMatter(prose: string): PettyDomain {
  return matterOf(readMatter(prose));
}

function matterOf(wanted: string | null): PettyDomain {
  return DOMAINS.find(({ id }) => id === wanted) ?? GENERIC_DOMAIN;
}

const nounsOf = new Map(DOMAINS.map((domain) => [domain, wordsOf(domain.nouns, "(?:s|es)?")]));

/**
 * What a case is about, with its article: the first of the matter's own nouns in the text, or else what the matter
 * always has. A word like `the milk` is right even where it is not sure what the quarrel over it is.
 */
export function findThing(prose: string, matter: PettyDomain): string {
  if (matter === GENERIC_DOMAIN) return findNoun(prose, matterOf(guessMatter(prose))) ?? matter.thing;
  const text = withoutMarks(prose);
  return (
    findNoun(prose, matter) ??
    matter.things?.find(([told]) => text.match(wordsOf(told, "")) !== null)?.[1] ??
    matter.thing
  );
}

/** The first noun of a matter in a text, but for verbs (`I have to wait`, `it smells`). */
function findNoun(prose: string, matter: PettyDomain): string | null {
  const text = withoutMarks(prose);
  const nouns = [...text.matchAll(nounsOf.get(matter) ?? /(?!)/gu)];
  const noun = nouns.find(({ index }) => !VERB_COMES.test(text.slice(0, index)))?.[0];
  return noun === undefined ? null : withArticle(noun, matter);
}

/** People leave out apostrophes and hyphens as often as they put them. */
function withoutMarks(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’'"“”]/gu, "")
    .replace(/-/gu, " ");
}

const VERB_COMES =
  /(?<![\p{L}])(?:to|i|you|he|she|it|we|they|ill|hell|shell|well|theyll|youll|will|would|wont|cant|can|could|should|must|dont|doesnt|didnt|never|always) $/u;

/** Games and brands go by their name, without an article. */
function withArticle(noun: string, { nouns }: PettyDomain): string {
  const name = nouns.split("|").find((word) => word !== word.toLowerCase() && word.toLowerCase() === noun);
  return name ?? `the ${noun}`;
}

/** Any of the words, the longest first, with one of the endings, in a text without marks. */
function wordsOf(list: string, endings: string): RegExp {
  const words = withoutMarks(list)
    .split("|")
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[$.+]/gu, "\\$&"));
  return new RegExp(`(?<![\\p{L}])(?:${words.join("|")})${endings}(?![\\p{L}])`, "gu");
}
