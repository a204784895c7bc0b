import { DOMAINS, GENERIC_DOMAIN } from "../corpora/domains.server";
import type { PettyDomain } from "../corpora/petty-domain.server";

interface DomainMatcher {
  domain: PettyDomain;
  keywords: RegExp;
  nouns: RegExp;
}

const matchers: DomainMatcher[] = DOMAINS.map((domain) => ({
  domain,
  keywords: wordsOf(domain.keywords, "(?:s|es|ed|ing)?"),
  nouns: wordsOf(domain.nouns, ""),
}));

/** The domain whose words the allegation speaks; a thing of the domain's own counts double. */
export function findDomain(prose: string, thing: string | null): PettyDomain {
  let best = GENERIC_DOMAIN;
  let bestScore = 0;
  for (const { domain, keywords, nouns } of matchers) {
    const found = new Set(prose.toLowerCase().match(keywords) ?? []);
    let score = 0;
    for (const word of found) score += word.includes(" ") ? 2 : 1;
    if (thing !== null && thing.match(nouns) !== null) score += 2;
    if (score > bestScore) {
      best = domain;
      bestScore = score;
    }
  }
  return best;
}

/** The first of the domain's own nouns in the text, for an allegation whose grammar gave no thing. */
export function findDomainNoun(prose: string, domain: PettyDomain): string | null {
  const nouns = matchers.find((matcher) => matcher.domain === domain)?.nouns;
  const noun = nouns === undefined ? undefined : prose.toLowerCase().match(nouns)?.[0];
  return noun === undefined ? null : withArticle(noun);
}

/** Domains whose sentences hold for any object: anything can be eaten, lent, given or thrown away. */
const OPEN_DOMAINS = new Set(["generic", "fridge", "borrowed", "gifts", "trash"]);

/** Whether the domain's questions and punishments can speak of this thing. */
export function isTopicOf(domain: PettyDomain, thing: string): boolean {
  return OPEN_DOMAINS.has(domain.id) || isNounOf(domain, thing);
}

/** Whether the thing is one of the domain's own. */
export function isNounOf(domain: PettyDomain, thing: string): boolean {
  const nouns = matchers.find((matcher) => matcher.domain === domain)?.nouns;
  return nouns !== undefined && thing.match(nouns) !== null;
}

/** Games and brands go by their name, without an article. */
const PROPER_NAMES = /^(?:monopoly|uno|chess|scrabble|catan|mario kart|netflix|tennis|football|golf|yoga|spotify)$/u;

function withArticle(noun: string): string {
  return PROPER_NAMES.test(noun) ? noun.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()) : `the ${noun}`;
}

function wordsOf(list: string, ending: string): RegExp {
  const words = list.split("|").map((word) => word.replace(/[$.]/gu, "\\$&"));
  return new RegExp(`(?<![\\p{L}'-])(?:${words.join("|")})${ending}(?![\\p{L}])`, "giu");
}
