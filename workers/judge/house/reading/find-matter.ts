import { DOMAINS, GENERIC_DOMAIN } from "../corpora/domains";
import type { PettyDomain } from "../corpora/petty-domain";
import { readMatter } from "./learnt/readers";

/** What a complaint is about, as far as the reader is sure of it; the generic matter otherwise. */
export function findMatter(prose: string): PettyDomain {
  const id = readMatter(prose);
  return DOMAINS.find((domain) => domain.id === id) ?? GENERIC_DOMAIN;
}

const nounsOf = new Map(DOMAINS.map((domain) => [domain, wordsOf(domain.nouns, "(?:s|es)?")]));

/**
 * What a case of some matter is about, with its article: the first of the matter's own nouns in the text, but for
 * verbs (`I have to wait`), or else what the matter always has.
 */
export function findThing(prose: string, matter: PettyDomain): string {
  const text = withoutMarks(prose);
  const nouns = [...text.matchAll(nounsOf.get(matter) ?? /(?!)/gu)];
  const noun = nouns.find(({ index }) => !VERB_COMES.test(text.slice(0, index)))?.[0];
  if (noun !== undefined) return withArticle(noun, matter);
  return matter.things?.find(([told]) => text.match(wordsOf(told, "")) !== null)?.[1] ?? matter.thing;
}

/** People leave out apostrophes and hyphens as often as they put them. */
function withoutMarks(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’'"“”]/gu, "")
    .replace(/-/gu, " ");
}

const VERB_COMES =
  /(?<![\p{L}])(?:to|i|you|he|she|we|they|ill|hell|shell|well|theyll|youll|will|would|wont|cant|can|could|should|must|dont|doesnt|didnt|never|always) $/u;

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
