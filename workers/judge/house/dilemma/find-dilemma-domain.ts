import type { DilemmaDomain } from "../corpora/dilemma-domain";
import { DILEMMA_DOMAINS } from "../corpora/dilemma-domains";
import { GENERIC_DILEMMA } from "../corpora/dilemma-generic";

/** The kind of dilemma: told by the options first, by the whole text where they say little. The longer match wins, then the earlier one. */
export function findDilemmaDomain(options: string, prose: string): DilemmaDomain {
  if (NAMING.test(options)) return GENERIC_DILEMMA;
  return (
    firstMatch(options) ??
    (GETTING.test(options) ? BUYING : null) ??
    (isTerse(options) ? firstMatch(prose) : null) ??
    GENERIC_DILEMMA
  );
}

/** What somebody is to be called says nothing of what the name means: Mr Biscuit is no dessert. */
const NAMING = /^(?:name|rename|call) (?:the|your|our|him|her|it) \p{L}+.* (?:name|rename|call) /iu;

/** To get something that the court knows nothing else of is to buy it. */
const GETTING = /\bget (?:a|the|an|some|another|new) /iu;
const BUYING = DILEMMA_DOMAINS.find(({ name }) => name === "buy") ?? GENERIC_DILEMMA;

/** `Go`, `go for a scarf`: what it is about stands beside it. A longer act of no known kind is about itself. */
function isTerse(options: string): boolean {
  return options.split(" ").length <= 2 || options.startsWith("go for ");
}

function firstMatch(text: string): DilemmaDomain | null {
  const matches = DILEMMA_DOMAINS.flatMap((domain, rank) => {
    const found = domain.words.exec(text);
    return found === null ? [] : [{ domain, at: found.index, length: found[0].length, rank }];
  });
  matches.sort((a, b) => Number(b.length > PHRASE) - Number(a.length > PHRASE) || a.at - b.at || a.rank - b.rank);
  return matches[0]?.domain ?? null;
}

/** A match so long is a phrase of its domain and no stray word. */
const PHRASE = 13;
