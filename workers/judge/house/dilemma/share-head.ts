import { ADJECTIVES_ALONE, DILEMMA_VERBS, MASS_NOUNS, NOUN_FIRST, TAKES_OBJECT } from "../corpora/dilemma-words";
import { isBaseVerb } from "../reading/verbs";

const DETERMINER = /^(?:the|a|an|my|his|her|their|our|your|this|that|some|another|one|no)$/iu;
const PLACE = /^(?:inside|outside|indoors|outdoors|upstairs|downstairs|abroad|online|here|there|alone|together)$/iu;
const TIME =
  /^(?:now|today|tonight|tomorrow|later|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|after|before)\b/iu;
const PROPER = /^\p{Lu}\p{Ll}/u;
const PREPOSITION = /^(?:to|in|on|at|by|with|for|from|into|near|off|up|out|as|about|of|through|over|like)$/iu;

/**
 * Gives every option of a list its own verb: people type it once. `go to the party or the concert` becomes `go to the
 * party`, `go to the concert`; `text or call him` becomes `text him`, `call him`.
 */
export function shareHead(options: readonly string[], isDeedFirst: boolean): string[] {
  const [first = ""] = options;
  if (options.length < 2) return [...options];
  const whole = isDeedFirst
    ? options.map((option, index) => (index === 0 || hasVerb(option) ? option : graft(first, option)))
    : options.map((option) => (PREPOSITION.test(option.split(" ")[0] ?? "") ? graft(first, option) : option));
  return shareNoun(sharePronoun(whole));
}

function hasVerb(option: string): boolean {
  const [first = "", ...rest] = option.toLowerCase().split(" ");
  if (TAKES_OBJECT.test(option)) return true;
  if (NOUN_FIRST.test(first) && rest.length === 0) return false;
  return DILEMMA_VERBS.has(first) || isBaseVerb(first) || first === "not" || first === "don't";
}

/** Puts the verb of one option before another that has none, up to where the two differ. */
function graft(from: string, option: string): string {
  const words = from.split(" ");
  const own = option.split(" ");
  const head = own[0] ?? "";
  if (TIME.test(option)) return `${from} ${option}`;
  if (own.length === 1 && PROPER.test(head) && PROPER.test(words.at(-1) ?? ""))
    return [...words.slice(0, -1), head].join(" ");
  // "Kevin or Mr Biscuit": a name takes the place of a name, however many words either has.
  if (own.length > 1 && own.every((word) => PROPER.test(word)) && PROPER.test(words.at(-1) ?? "")) {
    return [...words.slice(0, words.findLastIndex((word) => !PROPER.test(word)) + 1), ...own].join(" ");
  }
  if (/^(?:one more|another|some more|a bit more) /iu.test(option)) return `go for ${option}`;
  const repeatedAt = words.findIndex((word, index) => index > 0 && word === own[0] && words[index + 1] === own[1]);
  if (own.length > 1 && repeatedAt > 0) return [...words.slice(0, repeatedAt), ...own].join(" ");
  if (own.length === 1 && PLACE.test(head)) {
    const at = words.findLastIndex((word, index) => index > 0 && (PREPOSITION.test(word) || PLACE.test(word)));
    return [...words.slice(0, at > 0 ? at : words.length), head].join(" ");
  }
  const firstAt = words.findIndex((word, index) => index > 0 && DETERMINER.test(word));
  if (head === "no" && firstAt > 0) return [...words.slice(0, firstAt), ...own].join(" ");
  const determinerAt = words.findLastIndex((word) => DETERMINER.test(word));
  if (PREPOSITION.test(head)) {
    const at = words.findIndex((word, index) => index > 0 && PREPOSITION.test(word));
    return [...words.slice(0, at > 0 ? at : words.length), ...own].join(" ");
  }
  if (ADJECTIVES_ALONE.has(head) && own.length === 1 && ADJECTIVES_ALONE.has(words.at(-1) ?? "")) {
    const noun = words.findLastIndex((word) => !ADJECTIVES_ALONE.has(word));
    return [...words.slice(0, noun + 1), ...own].join(" ");
  }
  if (determinerAt > 0) {
    const bare =
      DETERMINER.test(head) ||
      MASS_NOUNS.has(own.at(-1) ?? "") ||
      /[^s]s$/u.test(own.at(-1) ?? "") ||
      /^\p{Lu}/u.test(head);
    return [...words.slice(0, determinerAt + (bare ? 0 : 1)), ...own].join(" ");
  }
  const prepositionAt = words.findLastIndex((word, index) => index > 0 && PREPOSITION.test(word));
  return [...words.slice(0, prepositionAt > 0 ? prepositionAt + 1 : 1), ...own].join(" ");
}

/** A lone verb takes the pronoun of the other: `text or call him`. */
function sharePronoun(options: string[]): string[] {
  const pronoun = options
    .map((option) => / (him|her|them|it|back)$/u.exec(option)?.[1])
    .find((found) => found !== undefined);
  if (pronoun === undefined) return options;
  const takesOne =
    /^(?:text|call|ring|phone|email|message|tell|invite|ask|keep|return|sell|buy|ignore|dye|cut|mend|repair|replace|bin|wash|donate|delete)$/u;
  return options.map((option) => (takesOne.test(option) ? `${option} ${pronoun}` : option));
}

/** An adjective takes the noun of the other: `buy the blue or the green jacket`. */
function shareNoun(options: string[]): string[] {
  const last = options.at(-1)?.split(" ") ?? [];
  const noun = last.at(-1) ?? "";
  const endsInNoun = ADJECTIVES_ALONE.has(last.at(-2) ?? "") && !ADJECTIVES_ALONE.has(noun) && noun !== "one";
  return options.map((option, index) =>
    endsInNoun && index < options.length - 1 && ADJECTIVES_ALONE.has(option.split(" ").at(-1) ?? "")
      ? `${option} ${noun}`
      : option,
  );
}
