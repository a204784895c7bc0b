import { DOMAINS, GENERIC_DOMAIN } from "../corpora/domains";
import type { PettyDomain } from "../corpora/petty-domain";
import { PEOPLE } from "../corpora/reading-words";

interface DomainMatcher {
  domain: PettyDomain;
  keywords: RegExp;
  hints: RegExp;
  nouns: RegExp;
}

/** Up to three words, for `…` in a phrase. */
const GAP = "(?: [\\p{L}\\p{N}]+){0,3} ";

const matchers: DomainMatcher[] = DOMAINS.map((domain) => ({
  domain,
  keywords: wordsOf(domain.keywords, "(?:s|es|ed|ing)?"),
  hints: wordsOf(domain.hints, "(?:s|es|ed|ing)?"),
  nouns: wordsOf(domain.nouns, "(?:s|es)?"),
}));

/** What a find is worth. Words of several meanings need company: `it is my turn to be angry` is about no rota. */
const WORTH = { phrase: 4, keyword: 3, hint: 1, thing: 1 };
const ENOUGH = 3;

/**
 * The domain whose words the allegation speaks, a thing of the domain's own included; the generic one if none does. Of
 * two that fit equally well the charge decides: `he ordered pizza while I was in the shower` is about no shower.
 */
export function findDomain(prose: string, charge: string, thing: string | null): PettyDomain {
  const texts = [withoutMarks(prose), withoutMarks(charge)];
  let best = { domain: GENERIC_DOMAIN, score: ENOUGH - 1, isCharged: true };
  for (const matcher of matchers) {
    const [whole = 0, charged = 0] = texts.map((text) => scoreOf(matcher, text));
    const score = whole + (isNamed(matcher, thing) ? worthOf(thing, prose) : 0);
    const isCharged = charged > 0;
    if (score > best.score || (score === best.score && isCharged && !best.isCharged))
      best = { domain: matcher.domain, score, isCharged };
  }
  return best.domain;
}

/** Every word speaks once: what is part of a keyword is no hint as well. */
function scoreOf({ keywords, hints }: DomainMatcher, text: string): number {
  let score = 0;
  for (const word of new Set(text.match(keywords) ?? [])) score += word.includes(" ") ? WORTH.phrase : WORTH.keyword;
  score += WORTH.hint * new Set(text.replace(keywords, " ").match(hints) ?? []).size;
  return score;
}

/** What somebody was called (`the word “bud”`) is a matter of its own. */
function worthOf(thing: string | null, prose: string): number {
  return thing?.startsWith("the word “") && /\bcall\p{Ll}* (?:me|us)\b/iu.test(prose) ? WORTH.phrase : WORTH.thing;
}

function isNamed({ nouns }: DomainMatcher, thing: string | null): boolean {
  return thing !== null && withoutMarks(thing).match(nouns) !== null;
}

/** People leave out apostrophes and hyphens as often as they put them. */
function withoutMarks(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’'"“”]/gu, "")
    .replace(/-/gu, " ");
}

/**
 * The first of the domain's own nouns in the text, for an allegation whose grammar gave no thing. A word after `to` or
 * a person is a verb (`I have to wait`), and a person is no thing.
 */
export function findDomainNoun(prose: string, domain: PettyDomain): string | null {
  const nouns = matchers.find((matcher) => matcher.domain === domain)?.nouns;
  if (nouns === undefined) return null;
  const text = withoutMarks(prose);
  const noun = [...text.matchAll(nouns)].find(
    ({ 0: word, index }) => !VERB_COMES.test(text.slice(0, index)) && !PEOPLE.has(word),
  )?.[0];
  return noun === undefined ? null : withArticle(noun);
}

/** What a domain calls the matter that the allegation does not name. */
export function thingOf(domain: PettyDomain, prose: string): string {
  const text = withoutMarks(prose);
  return domain.things?.find(([told]) => text.match(wordsOf(told, "")) !== null)?.[1] ?? domain.thing;
}

const VERB_COMES =
  /(?<![\p{L}])(?:to|i|you|he|she|we|they|ill|hell|shell|well|theyll|youll|will|would|wont|cant|can|could|should|must|dont|doesnt|didnt|never|always) $/u;

/** Domains whose sentences hold for any object: anything can be eaten, lent, given or thrown away. */
const OPEN_DOMAINS = new Set(["generic", "fridge", "borrowed", "gifts", "trash"]);

/** Domains whose questions are about words, hours or places, so that they fit whatever thing was in play. */
const DOMAINS_OF_ANYTHING = new Set(
  (
    "secrets corrections opinions texting lateness plans meetings credit names group-chat rota chores parking travel " +
    "driving queues seats switches alarms guests phone snooping spoilers streaming music gaming birthdays jokes"
  ).split(" "),
);

/** Whether the domain's questions hold although the thing is none of its own. */
export function takesAnything({ id }: PettyDomain): boolean {
  return DOMAINS_OF_ANYTHING.has(id);
}

/** Domains whose things go by a title, as songs and shows do. */
const TITLE_DOMAINS = new Set(["music", "gaming", "streaming", "spoilers"]);

/** Whether the domain's questions and punishments can speak of this thing. */
export function isTopicOf(domain: PettyDomain, thing: string): boolean {
  const isTitle = !thing.startsWith("the ");
  return OPEN_DOMAINS.has(domain.id) || (isTitle && TITLE_DOMAINS.has(domain.id)) || isNounOf(domain, thing);
}

/** Whether the thing is one of the domain's own. */
export function isNounOf(domain: PettyDomain, thing: string): boolean {
  const nouns = matchers.find((matcher) => matcher.domain === domain)?.nouns;
  if (nouns === undefined) return false;
  // A holiday fund is no holiday.
  const [head = "", portion] = withoutMarks(thing).split(" of ");
  return [...head.matchAll(nouns)].some(([noun]) => head.endsWith(noun)) || (portion?.match(nouns) ?? null) !== null;
}

/** Games and brands go by their name, without an article. */
const PROPER_NAMES = /^(?:monopoly|uno|chess|scrabble|catan|mario kart|netflix|tennis|football|golf|yoga|spotify)$/u;

function withArticle(noun: string): string {
  return PROPER_NAMES.test(noun) ? noun.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()) : `the ${noun}`;
}

/** Any of the words, the longest first, with one of the endings, in a text without marks. */
function wordsOf(list: string, endings: string): RegExp {
  if (list === "") return /(?!)/gu;
  const words = withoutMarks(list)
    .split("|")
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[$.+]/gu, "\\$&").replace("…", GAP));
  return new RegExp(`(?<![\\p{L}])(?:${words.join("|")})${endings}(?![\\p{L}])`, "gu");
}
