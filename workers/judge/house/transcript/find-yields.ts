import { BARE_AND } from "../corpora/court-words";
import { ADMITS_IN_PART, ASKS_WHETHER, OWNS_IT, SAYS_YES, SPEECHLESS, STRUCK } from "../corpora/yield-words";
import type { Clause } from "./clauses";
import type { ReadMessage } from "./find-signals";

/** How a sentence gives in: `concession` where it gives everything up, otherwise how much of a regret it is worth. */
export interface Yielding {
  kind: "concession" | "regret";
  worth: number;
}

/** Struck by something that can be looked up, one gives more ground than by a bare claim. */
const STRUCK_WORTH = 0.5;
const ECHO_WORTH = 1;
/** Longer sentences that repeat the other's words say more than that they are true. */
const ECHO_WORDS_MAX = 6;

/** Whom a bare "and?" makes go on has not told everything. */
const MORE_WORTH = 0.8;

/** Who only says yes was asked first. */
const YES_WORTH = 0.8;

/**
 * What a sentence gives away, in the light of what the other side said last; null where it gives nothing. `asksOfDeed`
 * tells of a question whether the deed of the complaint is what it asks about.
 */
export function findYielding(
  clause: Clause,
  last: ReadMessage | null,
  asksOfDeed: (clause: Clause) => boolean,
): Yielding | null {
  const { words, asks } = clause;
  if (!asks && words.lists.has("concession")) return { kind: "concession", worth: 1 };
  if (!asks && words.lists.has("regret")) return { kind: "regret", worth: 1 };
  if (!asks && words.yields > 0) return { kind: "regret", worth: words.yields };
  if (last === null) return null;
  if (!asks && /^and \p{L}/u.test(clause.said) && last.clauses.every(({ whole }) => BARE_AND.test(whole)))
    return { kind: "regret", worth: MORE_WORTH };
  if (!asks && SAYS_YES.test(clause.said) && last.clauses.some((one) => one.asks && asksOfDeed(one)))
    return { kind: "concession", worth: YES_WORTH };
  if (!asks && ADMITS_IN_PART.test(clause.said) && last.clauses.some((one) => one.asks && ASKS_WHETHER.test(one.said)))
    return { kind: "regret", worth: 1 };
  if (last.clauses.every((one) => one.asks)) return null;
  if (!asks && OWNS_IT.test(clause.said) && last.clauses.some(isOfYou)) return { kind: "regret", worth: 1 };
  if (isStruck(clause)) return { kind: "regret", worth: STRUCK_WORTH };
  return !asks && echoes(clause, last) ? { kind: "regret", worth: ECHO_WORTH } : null;
}

/** What is said of the other side, and does not say what they left undone: "i did" would deny that. */
function isOfYou({ asks, said }: Clause): boolean {
  return (
    !asks &&
    /\b(?:you|u)(?:'?re|'?ve)?\b(?! (?:can|could|should|would|might|must|need|may|will)\b)/u.test(said) &&
    !DENIES.test(said)
  );
}

function isStruck({ said, typed }: Clause): boolean {
  return STRUCK.test(said) || SPEECHLESS.test(typed);
}

/** `it is a fox`, right after `thats a fox my friend`. A bare repetition is mockery, and a question no answer. */
function echoes({ typed, said }: Clause, last: ReadMessage): boolean {
  if (/[?!]/u.test(typed) || !STATES.test(said) || DENIES.test(said)) return false;
  const words = telling(said);
  if (words.length === 0 || said.split(" ").length > ECHO_WORDS_MAX) return false;
  const theirs = new Set(
    last.clauses
      .filter((one) => !one.asks && !DENIES.test(one.said) && !TAKES_IN.test(one.said))
      .flatMap((one) => telling(one.whole)),
  );
  return words.every((word) => theirs.has(word));
}

const STATES =
  /^(?:(?:ok|okay|oh|yeah|yes|well|omg|so) )*(?:it|its|it's|that|thats|that's|they|they're|theyre|he|hes|he's|she|shes|she's|this|mine)\b/u;
const DENIES =
  /\b(?:no|not|never|nothing|nobody|nope)\b|n't\b|\b(?:didnt|dont|isnt|wasnt|doesnt|cant|wont|arent|werent)\b/u;

/** `Ohh, that cake` claims nothing that could be granted. */
const TAKES_IN = /^o+h+\b/u;

function telling(said: string): string[] {
  return (said.match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? []).filter((word) => !EMPTY.has(word));
}

const EMPTY: ReadonlySet<string> = new Set(
  "it its it's that thats that's this they they're theyre he hes he's she shes she's i is was are were a an the and so ok okay oh yeah yes well omg my your our of to in on at just really then mine".split(
    " ",
  ),
);
